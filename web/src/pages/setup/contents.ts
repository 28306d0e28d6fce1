/** The cards behind a choice of the form, to be read before it is made. */

import type { CardInfo, GameName } from '../../contracts';
import type { Plain, ReadDeck } from '../lobby';
import { slugged } from './pictures';

export interface Content {
  card: CardInfo;
  count: number;
}

type Belongs = (card: CardInfo, slug: string) => boolean;

const fact =
  (name: string): Belongs =>
  (card, slug) =>
    slugged(String(card.facts?.[name] ?? '')) === slug;
const ofSet: Belongs = (card, slug) => slugged(card.set) === slug;
const itself: Belongs = (card, slug) => card.id === slug;
const any =
  (...ways: Belongs[]): Belongs =>
  (card, slug) =>
    ways.some((way) => way(card, slug));
const ofKind =
  (kind: string, belongs: Belongs): Belongs =>
  (card, slug) =>
    card.kind === kind && belongs(card, slug);

const BELONGS: Record<GameName, Record<string, Belongs>> = {
  vs: { mains: ofKind('main character', (card, slug) => slugged(card.name) === slug) },
  champions: {
    heroes: any(fact('hero'), (card, slug) => ofSet(card, `${slug}-nemesis`)),
    scenario: ofSet,
    modular: ofSet,
  },
  legendary: {
    mastermind: any(ofKind('mastermind', itself), ofKind('tactic', fact('mastermind'))),
    scheme: ofKind('scheme', itself),
    heroes: ofKind('hero', fact('hero')),
    villains: ofKind('villain', fact('group')),
    henchmen: ofKind('henchman', fact('group')),
  },
};
/** What stands for the whole comes first. */
const FIRST = ['hero', 'alter-ego', 'villain', 'main scheme', 'mastermind'];

export function contentsOf(game: GameName, item: string, choice: Plain, cards: readonly CardInfo[]): Content[] {
  const belongs = BELONGS[game][item];
  if (!belongs) return [];
  const slug = slugged(String(choice));
  const rank = ({ kind }: CardInfo) => (FIRST.includes(kind) ? FIRST.indexOf(kind) : FIRST.length);
  return cards
    .filter((card) => card.playable && belongs(card, slug))
    .sort((one, other) => rank(one) - rank(other))
    .map((card) => ({ card, count: card.copies ?? 1 }));
}

/** A deck of Vs. System: its main character on all levels, then the cards. */
export function contentsOfDeck(deck: ReadDeck, cards: readonly CardInfo[]): Content[] {
  const listed = deck.cards.flatMap(({ card: id, count }) => {
    const card = cards.find((one) => one.id === id);
    return card ? [{ card, count }] : [];
  });
  return [...contentsOf('vs', 'mains', deck.headings.main ?? '', cards), ...listed];
}
