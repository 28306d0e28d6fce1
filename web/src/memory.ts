/** What the browser keeps for its user: there are no accounts. Everything lies under `longbox.` in localStorage. */

import type { GameName } from './contracts';

const PREFIX = 'longbox.';

export function kept<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** A browser that keeps nothing (a private window, a full disk) only forgets. */
export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    return;
  }
}

export function forget(name: string): void {
  localStorage.removeItem(PREFIX + name);
}

/** A seat, and the token that opens it; and by which invitation somebody came here, which opens it no more. */
export interface Seat {
  seat: number;
  token: string;
  name: string;
  invitation?: string;
}

/** The seats that are played in this browser, by table. */
export function seatsAt(table: string): Seat[] {
  return kept<Seat[]>(`seats.${table}`, []);
}

/** The links of a table that were not meant for this browser: to be sent to friends. */
export interface Invites {
  seats: Seat[];
  spectators: string;
}

export function invitesTo(table: string): Invites {
  return kept<Invites>(`invites.${table}`, { seats: [], spectators: '' });
}

export interface KnownTable {
  table: string;
  game: GameName;
  since: number;
}

/** Tables that this browser has a seat at, the newest first. */
export function knownTables(): KnownTable[] {
  return kept<KnownTable[]>('tables', []);
}

/** What opens a table in this browser: the first of its seats here, or else the link to watch. */
export function linkTo(table: string): string | undefined {
  return seatsAt(table)[0]?.token ?? (invitesTo(table).spectators || undefined);
}

/** Every table that this browser can open, each by one link. */
export function knownLinks(): { table: string; token: string }[] {
  return knownTables().flatMap(({ table }) => {
    const token = linkTo(table);
    return token ? [{ table, token }] : [];
  });
}

export function keepSeats(table: string, game: GameName, seats: Seat[], invites?: Invites): void {
  keep(`seats.${table}`, seats);
  if (invites) keep(`invites.${table}`, invites);
  const others = knownTables().filter((known) => known.table !== table);
  keep('tables', [{ table, game, since: Date.now() }, ...others]);
}

/** The token that was given for an invitation takes its place; the seats beside it stay. */
export function keepTraded(table: string, game: GameName, traded: Seat & { invitation: string }): void {
  const seats = seatsAt(table);
  const here = seats.some(({ token }) => token === traded.invitation);
  const kept = here ? seats.map((one) => (one.token === traded.invitation ? { ...one, ...traded } : one)) : [traded];
  keepSeats(table, game, kept);
}

/** What opens the seat of an invitation that was used in this browser. */
export function tradedFor(table: string, invitation: string): string | undefined {
  return seatsAt(table).find((seat) => seat.invitation === invitation)?.token;
}

/** Every token that this browser has of a table, the first seat's first: whoever laid it out has them all. */
export function tokensOf(table: string): string[] {
  const { seats, spectators } = invitesTo(table);
  const all = [...seatsAt(table), ...seats].sort((one, other) => one.seat - other.seat).map(({ token }) => token);
  return spectators ? [...all, spectators] : all;
}

export function forgetTable(table: string): void {
  forget(`seats.${table}`);
  forget(`invites.${table}`);
  keep(
    'tables',
    knownTables().filter((known) => known.table !== table),
  );
}

/** A finished game that can be seen again, by the link that the server gave for it. */
export interface KnownReplay {
  replay: string;
  game: GameName;
  title: string;
  outcome: string;
  since: number;
}

export function knownReplays(): KnownReplay[] {
  return kept<KnownReplay[]>('replays', []);
}

export function keepReplay(replay: KnownReplay): void {
  keep('replays', [replay, ...knownReplays().filter((known) => known.replay !== replay.replay)]);
}
