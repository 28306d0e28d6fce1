/** Keywords, symbols, stats and statuses of a game, explained. */

import type { ExplainedTerm } from '../api/generated';
import { get } from '../api/http';
import type { CardInfo, GameName } from '../contracts';

export interface Glossary {
  terms: ExplainedTerm[];
  /** By the word as it stands in texts, in small letters, as cards want them. */
  meanings: Record<string, string>;
}

const fetched: Partial<Record<GameName, Promise<Glossary>>> = {};

export function glossaryOf(game: GameName): Promise<Glossary> {
  return (fetched[game] ??= get<ExplainedTerm[]>(`/games/${game}/glossary`).then(byWord));
}

function byWord(terms: ExplainedTerm[]): Glossary {
  const words = terms.flatMap((term) => term.words.map((word) => [word.toLowerCase(), term.text] as const));
  return { terms, meanings: Object.fromEntries(words) };
}

/** The terms that a card's text uses. */
export function explained({ terms }: Glossary, card: CardInfo): ExplainedTerm[] {
  return terms.filter((term) => card.terms?.includes(term.id));
}
