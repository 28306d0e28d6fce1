import type { CardInfo } from '../../api/generated';

/** What must be known of a game to find cards in its catalogue. */
export interface GameCatalogue {
  /** What its players call that by which its cards are sorted: team, aspect, class. */
  side: string;
  /** What a kind of cards is called. */
  kind(kind: string): string;
  /** The sides that a card belongs to, as its players call them. */
  sidesOf(card: CardInfo): string[];
  /** The facts that name whoever else a card belongs to: a hero, a group. */
  owners: string[];
}

/** A fact that is one word, several, or none. */
export function listed(fact: unknown): string[] {
  if (Array.isArray(fact)) return fact.map(String);
  return typeof fact === 'string' && fact ? [fact] : [];
}
