/** A sum in words. */

import type { ShownSum } from '../api/generated';

const SHORT: Record<string, string> = { atk: 'ATK', def: 'DEF', thw: 'THW', sch: 'SCH', rec: 'REC', vp: 'Points' };

/** "ATK" for what the rulebooks shorten, else the word itself. */
export function statName(stat: string): string {
  return SHORT[stat] ?? stat.charAt(0).toUpperCase() + stat.slice(1).replaceAll('_', ' ');
}

/** "5 printed, +1 from counters" */
export function partsOf(sum: ShownSum): string {
  return sum.parts.map(({ amount, words }, place) => `${place && amount >= 0 ? '+' : ''}${amount} ${words}`).join(', ');
}
