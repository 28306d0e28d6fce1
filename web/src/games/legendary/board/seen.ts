/** A view of Legendary, read in the words of its table. */

import type { CardView, LegendaryView, View } from '../../../api/generated';
import type { Table } from '../../../contracts';

/** The city as it lies on the table: villains come up in the Sewers and leave over the Bridge. */
export const SPACES = ['Bridge', 'Streets', 'Rooftops', 'Bank', 'Sewers'] as const;

/** The table gives every board the view of its own game. */
export function asLegendary(view: View): LegendaryView {
  return view as LegendaryView;
}

export function cardsIn(view: View, zone: string): CardView[] {
  return view.zones[zone]?.cards ?? [];
}

export function countIn(view: View, zone: string): number {
  return view.zones[zone]?.count ?? 0;
}

/** What lies uppermost on a pile, if this seat may see it. */
export function topOf(view: View, zone: string): CardView | undefined {
  return cardsIn(view, zone).at(-1);
}

/** What an enemy has captured. */
export function heldBy(view: View, enemy: CardView): CardView[] {
  return cardsIn(view, 'held').filter((card) => card.on === enemy.handle);
}

/** The seat whose cards lie nearest: your own, or for a spectator that of whoever plays. */
export function nearSeat(view: View): number {
  return view.you ?? view.active;
}

/** Whose cards lie nearest, before a noun: "your" hand. */
export function whoseName(table: Table, view: View): string {
  const near = nearSeat(view);
  return near === view.you ? 'your' : `${table.names[near] ?? ''}’s`;
}

/** The other seats, in the order in which they play after yours. */
export function otherSeats(view: View): number[] {
  const near = nearSeat(view);
  return Array.from({ length: view.seats - 1 }, (_, step) => (near + step + 1) % view.seats);
}

/** What the players of this side call something: "Villain", or "Adversary". */
export function called(view: LegendaryView, term: string): string {
  return view.words[term] ?? term;
}

/** A message with its terms, which stand in braces, as the players of this side call them. */
export function told(view: LegendaryView, message: string): string {
  return message.replace(/\{([^}]+)\}/g, (_, term: string) => called(view, term));
}
