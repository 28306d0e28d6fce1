/** Keywords, symbols, stats and statuses of a game, explained. */

import type { CardInfo, Term } from '../api/generated';
import { get } from '../api/http';
import { glossaryOf as meaningsOf, type Glossary as Meanings } from '../cards/glossary';
import type { GameName } from '../contracts';

export interface Glossary {
  terms: Term[];
  /** As cards want them. */
  meanings: Meanings;
}

const fetched: Partial<Record<GameName, Promise<Glossary>>> = {};

export function glossaryOf(game: GameName): Promise<Glossary> {
  return (fetched[game] ??= get<Term[]>(`/games/${game}/glossary`).then((terms) => ({
    terms,
    meanings: meaningsOf(terms),
  })));
}

/** The terms that a card's text uses. */
export function explained({ terms }: Glossary, card: CardInfo): Term[] {
  return terms.filter((term) => card.terms?.includes(term.id));
}
