/** Which cards of piles are laid out: those looked at, those that can be chosen, and what a player opens. */

import type { CardView, View } from '../../../api/generated';
import type { Table } from '../../../contracts';
import { asLegendary, cardsIn, nearSeat, told } from './seen';

export interface Spread {
  zone: string;
  title: string;
  cards: CardView[];
}

/** The board draws the cards of these zones one by one anyway. */
const LAID_OUT =
  /^(city|hq|over the city|over the mastermind|mastermind|scheme|held|officers|sidekicks|aside|played|artifacts)(:|$)/;

export function spreads(table: Table, opened: string | null): Spread[] {
  const view = table.view;
  const own = `hand:${nearSeat(view)}`;
  return Object.keys(view.zones)
    .filter((zone) => zone !== own && !LAID_OUT.test(zone))
    .map((zone) => ({ zone, title: titleOf(view, table.names, zone), cards: laidOut(table, zone, opened) }))
    .filter(({ cards }) => cards.length > 0);
}

function laidOut(table: Table, zone: string, opened: string | null): CardView[] {
  const cards = [...cardsIn(table.view, zone), ...known(table.view, zone)];
  if (zone === 'revealed' || zone === opened) return cards;
  return cards.filter(({ handle }) => {
    const { can, mine } = table.marks(handle);
    return can || mine > 0;
  });
}

function known(view: View, zone: string): CardView[] {
  return (view.zones[zone]?.known ?? []).map(([, card]) => card);
}

const TITLES: Record<string, string> = {
  revealed: 'Looked at',
  ko: 'KO pile',
  escaped: '{Escaped}',
  'villain deck': '{Villain} deck',
  'hero deck': '{Hero} deck',
  tactics: 'Tactics',
  wounds: 'Wounds',
  bystanders: 'Bystanders',
  'beside the scheme': 'Beside the {Scheme}',
};
const PILES: Record<string, string> = { discard: 'discards', victory: 'victory pile', deck: 'deck', hand: 'hand' };

function titleOf(view: View, names: string[], zone: string): string {
  const [kind = '', seat = ''] = zone.split(':');
  const pile = PILES[kind];
  if (!pile) return told(asLegendary(view), TITLES[zone] ?? zone);
  return Number(seat) === view.you ? `Your ${pile}` : `${names[Number(seat)] ?? ''}’s ${pile}`;
}
