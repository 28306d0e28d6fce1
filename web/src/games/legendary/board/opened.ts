/** Which cards of piles are laid out: those looked at, those that can be chosen, and what a player opens. */

import type { CardView, View } from '../../../api/generated';
import type { Table } from '../../../contracts';
import { said } from '../../../language';
import { asLegendary, cardsIn, nearSeat, termsOf, type Terms } from './seen';

export interface Spread {
  zone: string;
  title: string;
  cards: CardView[];
}

/** The board draws the cards of these zones one by one anyway. */
const LAID_OUT =
  /^(city|hq|own hq|over the city|location|on the hq|over the mastermind|mastermind|lurking|scheme|held|officers|sidekicks|madame hydra|new recruits|aside|later|played|artifacts)(:|$)/;

/** These are seen as long as there is anything in them. */
const OPEN = ['revealed', 'traps', 'horrors', 'ambition row'];

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
  if (OPEN.includes(zone) || zone.startsWith('fortified:') || zone.startsWith('cages:') || zone === opened)
    return cards;
  return cards.filter(({ handle }) => {
    const { can, mine } = table.marks(handle);
    return can || mine > 0;
  });
}

function known(view: View, zone: string): CardView[] {
  return (view.zones[zone]?.known ?? []).map(([, card]) => card);
}

const TITLES: Record<string, (terms: Terms) => string> = {
  revealed: () => said('Looked at'),
  traps: () => said('Traps'),
  horrors: () => said('Horrors'),
  'ambition row': () => said('Ambitions'),
  'fortified:wounds': () => said('Fortifying the Wounds'),
  'fortified:bystanders': () => said('Fortifying the Bystanders'),
  'fortified:sidekicks': () => said('Fortifying the Sidekicks'),
  'fortified:officers': () => said('Fortifying the Officers'),
  'fortified:villain deck': (terms) => said('Fortifying the {Villain} deck', terms),
  'fortified:hero deck': (terms) => said('Fortifying the {Hero} deck', terms),
  ko: () => said('KO pile'),
  escaped: ({ Escaped }) => Escaped,
  transformed: () => said('Transformation Pile'),
  'villain deck': (terms) => said('{Villain} deck', terms),
  'hero deck': (terms) => said('{Hero} deck', terms),
  tactics: () => said('Tactics'),
  wounds: () => said('Wounds'),
  bindings: () => said('Bindings'),
  bystanders: () => said('Bystanders'),
  'beside the scheme': (terms) => said('Beside the {Scheme}', terms),
  'betrayal cards': () => said('Betrayal Cards'),
  'betrayal deck': () => said('Betrayal Deck'),
  'beside the villain deck': (terms) => said('Beside the {Villain} Deck', terms),
};

interface Titles {
  yours(): string;
  theirs(name: string): string;
}

/** The piles that each player has. */
const OWNED: Record<string, Titles> = {
  discard: { yours: () => said('Your discards'), theirs: (name) => said('{name}’s discards', { name }) },
  victory: { yours: () => said('Your victory pile'), theirs: (name) => said('{name}’s victory pile', { name }) },
  cages: { yours: () => said('Your Allies in cages'), theirs: (name) => said('{name}’s Allies in cages', { name }) },
  deck: { yours: () => said('Your deck'), theirs: (name) => said('{name}’s deck', { name }) },
  hand: { yours: () => said('Your hand'), theirs: (name) => said('{name}’s hand', { name }) },
};

function titleOf(view: View, names: string[], zone: string): string {
  const [kind = '', seat = ''] = zone.split(':');
  const pile = OWNED[kind];
  if (!pile) return TITLES[zone]?.(termsOf(asLegendary(view))) ?? zone;
  return Number(seat) === view.you ? pile.yours() : pile.theirs(names[Number(seat)] ?? '');
}
