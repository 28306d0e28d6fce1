/** What can be done in a turn, read from its question. */

import type { Decision, Option } from '../../contracts';

/** The cards that can be played now, if the question is what to do in one's turn. */
export function turnPlays(decision: Decision | null): Option[] {
  const options = decision?.options ?? [];
  if (!options.some(({ verb }) => verb === 'end')) return [];
  return options.filter(({ verb }) => verb === 'play');
}

/** What is given away by ending the turn now; empty if nothing that could still be done costs points. */
export function unspent(decision: Decision, view: { attack: number; recruit: number }): string {
  const can = (verb: string) => decision.options.some((option) => option.verb === verb);
  const left = [
    ...(can('fight') ? [`${view.attack} attack`] : []),
    ...(can('recruit') ? [`${view.recruit} recruit`] : []),
  ];
  return left.join(' and ');
}
