/** How the pages speak of the three games. */

import type { GameName } from '../contracts';

export interface GameWords {
  name: string;
  /** For the small stamp in lists. */
  short: string;
}

export const GAME_WORDS: Record<GameName, GameWords> = {
  vs: { name: 'Vs. System', short: 'VS' },
  champions: { name: 'Marvel Champions', short: 'MC' },
  legendary: { name: 'Legendary', short: 'LG' },
};
