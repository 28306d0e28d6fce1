/** What can be done in a turn, read from its question. */

import type { Decision, Option } from '../../contracts';

/** The cards that can be played now, if the question is what to do in one's turn. */
export function turnPlays(decision: Decision | null): Option[] {
  const options = decision?.options ?? [];
  if (!options.some(({ verb }) => verb === 'end')) return [];
  return options.filter(({ verb }) => verb === 'play');
}
