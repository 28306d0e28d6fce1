/** Keywords, symbols and statuses of a game, explained. */

import { get } from '../api/http';
import type { CardInfo, GameName } from '../contracts';

export interface GlossaryEntry {
  term: string;
  meaning: string;
  rules: string[];
}

export interface Glossary {
  entries: GlossaryEntry[];
  /** By term in small letters, as cards want them. */
  meanings: Record<string, string>;
}

const fetched: Partial<Record<GameName, Promise<Glossary>>> = {};

export function glossaryOf(game: GameName): Promise<Glossary> {
  return (fetched[game] ??= get<GlossaryEntry[]>(`/games/${game}/glossary`).then(byTerm, () => byTerm([])));
}

function byTerm(entries: GlossaryEntry[]): Glossary {
  return { entries, meanings: Object.fromEntries(entries.map((entry) => [entry.term.toLowerCase(), entry.meaning])) };
}

/** The entries that a card's text and facts speak of. */
export function explained({ entries }: Glossary, card: CardInfo): GlossaryEntry[] {
  const said = `${card.text} ${card.traits.join(' ')} ${JSON.stringify(card.facts ?? {})}`.toLowerCase();
  return entries.filter((entry) => new RegExp(`\\b${escaped(entry.term.toLowerCase())}\\b`).test(said));
}

const escaped = (term: string) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
