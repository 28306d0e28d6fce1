/** The outcome in a few words, as one seat (or a spectator) sees it. */

import type { Ending } from '../api/generated';
import { listed, plural, said } from '../language';
import { playerAt, sentence } from '../words';

export function outcomeFor(result: Ending, seat: number | null, names: string[]): string {
  if (result.villain_won) return seat === null ? said('The villain won') : said('You lost');
  if (!result.winners.length) return said('Nobody won');
  if (seat !== null && result.winners.includes(seat)) return said('You won');
  if (result.winners.length === names.length) return said('The players won');
  const players = listed(result.winners.map((winner) => names[winner] ?? playerAt(winner)));
  return plural(result.winners.length, '{players} won', '{players} won', { players });
}

/** Who won and how, for lists: "You won: Rhino is defeated." */
export function told(result: Ending, seat: number | null, names: string[]): string {
  const outcome = outcomeFor(result, seat, names);
  return sentence(result.reason ? said('{outcome}: {reason}', { outcome, reason: result.reason }) : outcome);
}
