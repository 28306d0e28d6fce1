/** How much room cards take, counted in widths of an upright card. */

import type { CardView } from '../../../api/generated';
import type { HeroArea } from './position';

/** A card on its side is as broad as it is high otherwise. */
const SIDEWAYS = 1.4;

export function breadth(cards: CardView[]): number {
  return cards.reduce((sum, card) => sum + (liesSideways(card) ? SIDEWAYS : 1), 0);
}

function liesSideways(card: CardView): boolean {
  return Boolean(card.exhausted) || (card.kind ?? '').endsWith('scheme');
}

/** For how many cards beside one another a player's side needs room: empty groups keep a place. */
export function placesIn({ minions, allies, upgrades, supports }: HeroArea): number {
  return [minions, allies, upgrades, supports].reduce((sum, cards) => sum + Math.max(1, breadth(cards)), 0);
}
