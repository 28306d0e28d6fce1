/** Decks that people keep in their browser, by name. */

import type { DeckLine, ReadDeck } from '../../api/generated';
import type { GameName } from '../../contracts';
import { gameOf } from '../../games';
import { said } from '../../language';
import { keep, kept } from '../../memory';
import { OWN, type Picks } from '../setup/form';

export interface KeptDeck {
  name: string;
  game: GameName;
  /** The hero or main character that it is made for. */
  leader: string;
  size: number;
  text: string;
}

export function keptDecks(): KeptDeck[] {
  return kept<KeptDeck[]>('decks', []);
}

export function keepDeck(deck: KeptDeck): void {
  keep('decks', [deck, ...keptDecks().filter((one) => one.name !== deck.name)]);
}

export function dropDeck(name: string): void {
  keep(
    'decks',
    keptDecks().filter((one) => one.name !== name),
  );
}

/** The hero or main character that a deck is made for. */
export function leaderOf({ headings }: ReadDeck): string {
  return headings.main ?? headings.hero ?? '';
}

/** What a seat of a set-up is to play with this deck: one that comes with the game by its key, one's own by its name. */
export function picksFor(deck: ReadDeck, ready: ReadDeck | undefined): Picks {
  return gameOf(deck.game).decks?.picks(leaderOf(deck), ready ?? { own: OWN + nameOf(deck) }) ?? {};
}

export function nameOf(deck: ReadDeck): string {
  return deck.name || said('My deck');
}

/** Each card once, with all its copies, however many lines name it. */
export function counted(lines: readonly DeckLine[]): DeckLine[] {
  const found = new Map<string, DeckLine>();
  for (const line of lines) {
    const key = line.card || line.name;
    found.set(key, { ...line, count: line.count + (found.get(key)?.count ?? 0) });
  }
  return [...found.values()];
}
