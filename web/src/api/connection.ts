/** The WebSocket of a seat: says hello, comes back by itself after a loss, and names the last position it knows. */

import { spokenCode } from '../language';
import type { FromClient, FromServer } from './generated';

export type Link = 'connecting' | 'open' | 'lost' | 'closed';

export interface Listener {
  heard(message: FromServer): void;
  linked(link: Link): void;
  /** The last position that is known, so that only what happened since is told. */
  known(): { number: number; undos: number } | null;
  /** What opens the seat now. */
  token(): string;
  /** The invitation was used: whether another token is known meanwhile, from another window of this browser. */
  renewed(): boolean;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

/** Refusals that trying again won't change. */
const FINAL = ['unknown_token', 'used_invitation', 'no_such_table', 'other_version'];

export class Connection {
  readonly #address: string;
  readonly #name: string;
  readonly #listener: Listener;
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(table: string, name: string, listener: Listener) {
    this.#address = `${location.origin.replace(/^http/, 'ws')}/api/tables/${encodeURIComponent(table)}/ws`;
    this.#name = name;
    this.#listener = listener;
    this.#open();
  }

  /** Whether the message went out; while the connection is lost nothing does. */
  send(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #open(): void {
    this.#listener.linked('connecting');
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      const known = this.#listener.known();
      const token = this.#listener.token();
      this.send({ type: 'hello', token, name: this.#name, language: spokenCode(), ...known });
    };
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as FromServer);
    socket.onclose = () => this.#closed();
  }

  #hear(message: FromServer): void {
    if (message.type === 'welcome') {
      this.#wait = FIRST_WAIT;
      this.#listener.linked('open');
    }
    if (message.type === 'error' && FINAL.includes(message.code)) {
      if (message.code === 'used_invitation' && this.#listener.renewed()) return;
      this.#ended = true;
    }
    this.#listener.heard(message);
  }

  #closed(): void {
    if (this.#ended) {
      this.#listener.linked('closed');
      return;
    }
    this.#listener.linked('lost');
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }
}
