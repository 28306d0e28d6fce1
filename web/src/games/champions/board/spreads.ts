/** Which cards are laid out over the board: those of a pile being looked through, and those in piles to choose from. */

import type { CardView } from '../../../api/generated';
import type { Table } from '../../../contracts';

export interface Spread {
  zone: string;
  title: string;
  cards: CardView[];
}

/** The board draws the cards of these zones one by one anyway. */
const ON_THE_BOARD = /^(area|engaged|villain|schemes|resolving)\b/;

const WORDS: Record<string, string> = { discard: 'discards', 'encounter discard': 'encounter discards' };

export function spreadsOf(table: Table, hand: number, opened: string | null): Spread[] {
  return Object.keys(table.view.zones)
    .filter((zone) => !ON_THE_BOARD.test(zone) && zone !== `hand:${hand}`)
    .map((zone) => ({ zone, title: titleOf(table, zone), cards: laidOut(table, zone, zone === opened) }))
    .filter(({ cards }) => cards.length > 0);
}

/** Of a pile that is open all cards, the last first; of another those that matter in the present question. */
function laidOut(table: Table, zone: string, open: boolean): CardView[] {
  const pile = table.view.zones[zone];
  const cards = [...(pile?.cards ?? []), ...(pile?.known ?? []).map(([, card]) => card)];
  if (open) return cards.toReversed();
  return cards.filter(({ handle }) => {
    const { can, mine } = table.marks(handle);
    return can || mine > 0;
  });
}

function titleOf({ names, seat }: Table, zone: string): string {
  const [pile = '', owner] = zone.split(':');
  const word = WORDS[pile] ?? pile;
  if (owner === undefined) return word;
  return Number(owner) === seat ? `Your ${word}` : `${names[Number(owner)] ?? ''}: ${word}`;
}
