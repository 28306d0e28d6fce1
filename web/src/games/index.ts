/** The games that the page knows: one for each folder here. */

import type { GameName } from '../contracts';
import { said } from '../language';
import type { GameOnPage } from './game';

const FOUND = import.meta.glob<{ game: GameOnPage }>('./*/index.ts', { eager: true });
const BY_NAME = new Map(Object.entries(FOUND).map(([path, { game }]) => [path.split('/')[1] ?? '', game]));

/** In the order in which they are shown; the first is for those who have chosen none. */
export const GAMES: readonly GameName[] = [...BY_NAME.keys()].sort((one, other) => placeOf(one) - placeOf(other));
export const FIRST_GAME: GameName = GAMES[0] ?? '';

export function isGame(word: string | undefined): word is GameName {
  return word !== undefined && BY_NAME.has(word);
}

export function gameOf(name: GameName): GameOnPage {
  const game = BY_NAME.get(name);
  if (!game) {
    throw new Error(
      said('This page doesn’t know the game “{game}”: reload it, it may be older than the server.', { game: name }),
    );
  }
  return game;
}

function placeOf(name: GameName): number {
  return gameOf(name).place;
}
