/** Which cards are laid out over the board: those of a pile being looked through, and those in piles to choose from. */

import type { CardView } from '../../../api/generated';
import type { Table } from '../../../contracts';
import { said } from '../../../language';

export interface Spread {
  zone: string;
  title: string;
  cards: CardView[];
}

/** The board draws the cards of these zones one by one anyway. */
const ON_THE_BOARD = /^(area|engaged|villain|schemes|resolving)\b/;

interface Titles {
  yours(): string;
  theirs(name: string): string;
}

/** The piles that each player has. */
const OWNED: Record<string, Titles> = {
  deck: { yours: () => said('Your deck'), theirs: (name) => said('{name}: deck', { name }) },
  hand: { yours: () => said('Your hand'), theirs: (name) => said('{name}: hand', { name }) },
  discard: { yours: () => said('Your discards'), theirs: (name) => said('{name}: discards', { name }) },
  dealt: { yours: () => said('Your dealt cards'), theirs: (name) => said('{name}: dealt cards', { name }) },
};

const COMMON: Record<string, () => string> = {
  'encounter deck': () => said('encounter deck'),
  'encounter deck 2': () => said('second encounter deck'),
  'encounter discard': () => said('encounter discards'),
  'encounter discard 2': () => said('second encounter discards'),
  boost: () => said('boost cards'),
  'set aside': () => said('set aside'),
  tucked: () => said('tucked away'),
  removed: () => said('removed'),
};

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
  const titles = OWNED[pile];
  if (!titles) return COMMON[pile]?.() ?? pile;
  return Number(owner) === seat ? titles.yours() : titles.theirs(names[Number(owner)] ?? '');
}
