/** The outcome in a few words, as one seat (or a spectator) sees it. */

import type { ShownResult } from '../api/generated';

export function outcomeFor(result: ShownResult, seat: number | null, names: string[]): string {
  if (result.villain_won) return seat === null ? 'The villain won' : 'You lost';
  if (!result.winners.length) return 'Nobody won';
  if (seat !== null && result.winners.includes(seat)) return 'You won';
  if (result.winners.length === names.length) return 'The players won';
  return `${result.winners.map((winner) => names[winner] ?? `Player ${winner + 1}`).join(' and ')} won`;
}

/** With a full stop, unless it has its own end. */
export function sentence(text: string): string {
  return !text || /[.!?]$/.test(text) ? text : `${text}.`;
}
