/** A sum in words. */

import type { Sum } from '../api/generated';
import type { GameName } from '../contracts';
import { gameOf } from '../games';
import { capital } from '../words';

/** "ATK" for what the rulebooks shorten, else the word itself. */
export function statName(game: GameName, stat: string): string {
  return gameOf(game).table.shortStats[stat] ?? capital(stat).replaceAll('_', ' ');
}

/** "5 printed, +1 from counters" */
export function partsOf(sum: Sum): string {
  return sum.parts.map(({ amount, words }, place) => `${place && amount >= 0 ? '+' : ''}${amount} ${words}`).join(', ');
}
