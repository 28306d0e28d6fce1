/** A sum in words. */

import type { Sum } from '../api/generated';
import type { GameName } from '../contracts';
import { gameOf } from '../games';
import { said } from '../language';
import { strung } from '../words';

const STATS: Record<string, () => string> = {
  attack: () => said('Attack'),
  cost: () => said('Cost'),
  health: () => said('Health'),
  points: () => said('Points'),
  recruit: () => said('Recruit'),
};

/** "ATK" for what the rulebooks shorten, else the whole word. */
export function statName(game: GameName, stat: string): string {
  return gameOf(game).table.shortStats[stat] ?? STATS[stat]?.() ?? stat;
}

/** "5 printed, +1 from counters" */
export function partsOf(sum: Sum): string {
  const signed = (amount: number, place: number) => (place && amount >= 0 ? `+${amount}` : amount);
  return strung(
    sum.parts.map(({ amount, words }, place) =>
      said('{amount} {source}', { amount: signed(amount, place), source: words }),
    ),
  );
}
