/** Where cards lie in a view. */

import type { CardView, View } from '../api/generated';

export interface Seen {
  card: CardView;
  zone: string;
}

export const NOTHING_SEEN: ReadonlyMap<string, Seen> = new Map();

/** Every card that a view shows, by handle. */
export function cardsIn(view: View): ReadonlyMap<string, Seen> {
  const found = new Map<string, Seen>();
  for (const [zone, { cards = [], known = [] }] of Object.entries(view.zones)) {
    for (const card of cards) found.set(card.handle, { card, zone });
    for (const [, card] of known) found.set(card.handle, { card, zone });
  }
  return found;
}

/** The seat whose zone this is ("hand:1"); null for the zones that everybody shares. */
export function seatOf(zone: string): number | null {
  const seat = /:(\d+)$/.exec(zone)?.[1];
  return seat === undefined ? null : Number(seat);
}

/**
 * Cards that can't be told apart, by what they are and where they lie: the engine offers one of them, and the player
 * may click any.
 */
export function lookAlikes(seen: ReadonlyMap<string, Seen>): ReadonlyMap<string, string[]> {
  const alike = new Map<string, string[]>();
  for (const [handle, { card, zone }] of seen) {
    if (card.id === undefined) continue;
    const look = JSON.stringify([zone, { ...card, handle: '' }]);
    const same = alike.get(look);
    if (same) same.push(handle);
    else alike.set(look, [handle]);
  }
  return new Map([...alike.values()].flatMap((same) => same.map((handle) => [handle, same])));
}
