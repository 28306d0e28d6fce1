/** The seats of one table that are played at this screen: one is in front, and a curtain guards what it may not see. */

import { gameOf } from '../games';
import { seatsAt, type Seat } from '../memory';
import { playerAt } from '../words';
import { LiveTable } from './table.svelte';

export type Link = Pick<Seat, 'token' | 'name' | 'invitation'>;

interface Chair {
  seat: Link;
  table: LiveTable;
}

/** The link in the address and, if it is one of the seats kept for this screen, the others beside it. */
export function seatsHere(table: string, token: string): Link[] {
  const kept = seatsAt(table);
  if (!token || kept.some((seat) => seat.token === token || seat.invitation === token))
    return kept.length ? kept : [{ token, name: '' }];
  return [{ token, name: '' }];
}

export class Sitting {
  readonly all: Chair[];
  #at = $state(0);
  #opened = $state(false);

  constructor(id: string, seats: Link[]) {
    this.all = seats.map((seat) => ({ seat, table: new LiveTable(id, seat) }));
  }

  get front(): Chair {
    return this.all[this.#at] as Chair;
  }

  /** Whom the curtain waits for; empty while it is open. */
  get curtain(): string {
    const { seat, table } = this.front;
    if (this.#opened || this.all.length === 1 || !holdsSecrets(table)) return '';
    return seat.name || playerAt(table.seat ?? 0);
  }

  /** Bring the seat to the front that is asked, once the front has seen all that happened. */
  turn(): void {
    if (this.front.table.playback.busy || this.all.length === 1) return;
    const asked = this.all.findIndex(({ table }) => table.standing?.decision);
    if (asked < 0 || asked === this.#at) return;
    this.#at = asked;
    this.#opened = false;
    const { table } = this.front;
    if (holdsSecrets(table)) table.playback.hold(true);
    else table.playback.skip();
  }

  open(): void {
    this.#opened = true;
    this.front.table.playback.hold(false);
  }

  end(): void {
    for (const { table } of this.all) table.end();
  }
}

/** As long as nothing is known of a table, it may. */
function holdsSecrets(table: LiveTable): boolean {
  return !table.ready || gameOf(table.game).table.hidesHands(table.view);
}
