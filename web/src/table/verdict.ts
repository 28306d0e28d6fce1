/** The outcome in a few words, as one seat (or a spectator) sees it. */

import type { Ending } from '../api/generated';
import { sentence } from '../words';

export function outcomeFor(result: Ending, seat: number | null, names: string[]): string {
  if (result.villain_won) return seat === null ? 'The villain won' : 'You lost';
  if (!result.winners.length) return 'Nobody won';
  if (seat !== null && result.winners.includes(seat)) return 'You won';
  if (result.winners.length === names.length) return 'The players won';
  return `${result.winners.map((winner) => names[winner] ?? `Player ${winner + 1}`).join(' and ')} won`;
}

/** Who won and how, for lists: "You won: Rhino is defeated." */
export function told(result: Ending, seat: number | null, names: string[]): string {
  const outcome = outcomeFor(result, seat, names);
  return sentence(result.reason ? `${outcome}: ${result.reason}` : outcome);
}
