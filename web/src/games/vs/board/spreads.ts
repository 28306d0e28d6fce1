/** Which cards of piles are laid out, since a pile shows only its top. */

import type { Table } from '../../../contracts';
import { cardsIn, nearSeat, type VsCard } from './view';

export interface Spread {
  zone: string;
  title: string;
  cards: VsCard[];
}

/** The board draws the cards of these zones one by one anyway. */
const LAID_OUT = /^(front row|back row|resource row|being played)/;

export function spreadsOf(table: Table, opened: string | null): Spread[] {
  const { view } = table;
  return Object.keys(view.zones)
    .filter((zone) => !LAID_OUT.test(zone) && zone !== `hand:${nearSeat(view)}`)
    .map((zone) => ({ zone, title: titleOf(table, zone), cards: laidOut(table, zone, zone === opened) }))
    .filter(({ cards }) => cards.length > 0);
}

function laidOut(table: Table, zone: string, opened: boolean): VsCard[] {
  const known = table.view.zones[zone]?.known ?? [];
  const cards = [...cardsIn(table.view, zone), ...known.map(([, card]) => card)];
  if (opened) return cards.toReversed();
  return cards.filter(({ handle }) => {
    const { can, mine } = table.marks(handle);
    return can || mine > 0;
  });
}

function titleOf({ names, seat }: Table, zone: string): string {
  const [pile = '', owner] = zone.split(':');
  if (owner === undefined || pile === 'set aside') return pile;
  return Number(owner) === seat ? `Your ${pile}` : `${names[Number(owner)]}’s ${pile}`;
}
