/** A seat at a live table: what it sees, what it is asked, and everything that its player can do. */

import { Connection, type Link } from '../api/connection';
import { applyChanges } from '../api/changes';
import type { ChatLine, FromClient, FromServer, GameEvent, SeatAround, Standing, StoryLine } from '../api/types';
import type { Marks, Option, View } from '../contracts';
import type { Seat } from '../memory';
import { marksOf, NO_MARKS, UNMARKED } from './marks';
import { optionsByCard } from './options';
import { Playback, type Step } from './playback.svelte';
import { ShownTable } from './shown.svelte';
import { lookAlikes } from './sight';

export class LiveTable extends ShownTable {
  readonly id: string;
  readonly playback = new Playback((step) => this.#showStep(step));
  readonly #connection: Connection;
  #newest: View | null = null;
  #sent = -1;

  link = $state<Link>('connecting');
  seat = $state<number | null>(null);
  standing = $state.raw<Standing | null>(null);
  around = $state.raw<SeatAround[]>([]);
  spectators = $state(0);
  paused = $state(false);
  chat = $state.raw<ChatLine[]>([]);
  /** A card with several options that was pressed: its menu is open. */
  held = $state<string | null>(null);
  waiting = $state(false);

  readonly decision = $derived(this.#asks() ? (this.standing?.decision ?? null) : null);
  readonly names = $derived(this.around.map((seat, number) => this.#nameOf(seat, number)));
  readonly #options = $derived(optionsByCard(this.decision, lookAlikes(this.seen)));
  readonly #marks = $derived(
    this.ready
      ? marksOf(this.view, this.seen, {
          decision: this.decision,
          options: this.#options,
          held: this.held,
          hinted: null,
        })
      : NO_MARKS,
  );

  constructor(id: string, seat: Pick<Seat, 'token' | 'name'>) {
    super();
    this.id = id;
    this.#connection = new Connection(id, seat.token, seat.name, {
      heard: (message) => this.#hear(message),
      linked: (link) => (this.link = link),
      known: () => this.#known(),
    });
  }

  marks(handle: string): Marks {
    return this.#marks.get(handle) ?? UNMARKED;
  }

  optionsOf(handle: string): Option[] {
    return this.#options.get(handle) ?? [];
  }

  take(option: Option): void {
    const decision = this.decision;
    const place = decision?.options.indexOf(option) ?? -1;
    if (!decision || place < 0) return;
    this.held = null;
    this.#sent = decision.number;
    this.waiting = this.send({
      type: 'choose',
      decision: decision.number,
      option: place,
      undos: this.standing?.undos ?? 0,
    });
  }

  press(handle: string): void {
    const options = this.optionsOf(handle);
    const held = this.held;
    const aimed = held === null ? [] : options.filter((one) => one.to === handle && one.cards.includes(held));
    const [only, ...more] = held !== null && held !== handle && aimed.length ? aimed : options;
    if (held === handle) this.held = null;
    else if (only && !more.length) this.take(only);
    else if (only) this.held = handle;
    else this.held = null;
  }

  send(message: FromClient): boolean {
    return this.#connection.send(message);
  }

  end(): void {
    this.#connection.end();
  }

  /** Nothing is asked while something is still being shown, or while the answer is on its way. */
  #asks(): boolean {
    return !this.playback.busy && !this.waiting && !this.paused && this.link === 'open';
  }

  #nameOf(seat: SeatAround, number: number): string {
    if (number === this.seat) return 'You';
    if (seat.name) return seat.name;
    return seat.kind === 'computer' ? `Computer ${number + 1}` : `Player ${number + 1}`;
  }

  #known(): { number: number; undos: number } | null {
    return this.standing ? { number: this.standing.number, undos: this.standing.undos } : null;
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.seat = message.seat;
        this.chat = message.chat;
        break;
      case 'table':
        this.around = message.seats;
        this.spectators = message.spectators;
        this.paused = message.paused;
        break;
      case 'position':
        this.#newest = message.view;
        this.standing = message.standing;
        this.waiting = false;
        this.playback.skip();
        this.story = message.story ?? [];
        this.show(message.view, true);
        break;
      case 'events':
        this.playback.add(message.events.flatMap((event) => this.#stepsOf(event)));
        this.standing = message.standing;
        this.waiting = false;
        break;
      case 'said':
        this.chat = [...this.chat, message.line];
        break;
      case 'error':
        this.waiting = false;
        break;
      default:
        break;
    }
  }

  #stepsOf(event: GameEvent): Step[] {
    if (!this.#newest) return [];
    this.#newest = applyChanges(this.#newest, event.changes);
    return [{ view: this.#newest, story: event.story ?? [], told: event.choice !== this.#sent }];
  }

  #showStep(step: Step): void {
    this.story = [...this.story, ...step.story];
    this.caption = step.story.findLast((line: StoryLine) => !line.heading) ?? null;
    this.show(step.view, true);
  }
}
