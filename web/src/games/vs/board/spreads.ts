/** Which cards of piles are laid out, since a pile shows only its top. */

import type { Table } from '../../../contracts';
import { said } from '../../../language';
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
  const titles = OWNED[pile];
  if (!titles) return COMMON[pile]?.() ?? pile;
  return Number(owner) === seat ? titles.yours() : titles.theirs(names[Number(owner)] ?? '');
}

interface Titles {
  yours(): string;
  theirs(name: string): string;
}

/** The piles that each player has. */
const OWNED: Record<string, Titles> = {
  deck: { yours: () => said('Your deck'), theirs: (name) => said('{name}’s deck', { name }) },
  hand: { yours: () => said('Your hand'), theirs: (name) => said('{name}’s hand', { name }) },
  equipment: { yours: () => said('Your equipment'), theirs: (name) => said('{name}’s equipment', { name }) },
  'KO pile': { yours: () => said('Your KO pile'), theirs: (name) => said('{name}’s KO pile', { name }) },
  'side deck': { yours: () => said('Your side deck'), theirs: (name) => said('{name}’s side deck', { name }) },
  'Facehugger Pile': {
    yours: () => said('Your Facehugger Pile'),
    theirs: (name) => said('{name}’s Facehugger Pile', { name }),
  },
  'Ultron Facility': {
    yours: () => said('Your Ultron Facility'),
    theirs: (name) => said('{name}’s Ultron Facility', { name }),
  },
  'Behind the Camera': {
    yours: () => said('Your Behind the Camera pile'),
    theirs: (name) => said('{name}’s Behind the Camera pile', { name }),
  },
};

const COMMON: Record<string, () => string> = {
  'set aside': () => said('set aside'),
  'removed from the game': () => said('removed from the game'),
  players: () => said('players'),
};
