/** Decks that people keep in their browser, by name. */

import type { GameName } from '../../contracts';
import { keep, kept } from '../../memory';

export interface KeptDeck {
  name: string;
  game: GameName;
  /** The hero of a Champions deck, the main character of a Vs. deck. */
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
