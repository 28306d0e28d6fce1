/** Marvel Champions: the board, the steps of a round, and what the match is called. */

import type { Board, Phase, View } from '../../contracts';
import Champions from './Board.svelte';
import { identityName, seatsFrom, villains, type ChampionsView } from './position';

export const board: Board = { component: Champions, phases, title };

function phases(seen: View): Phase[] {
  const view = seen as ChampionsView;
  const turns = seatsFrom(view, view.first)
    .filter((seat) => !view.out[seat])
    .map((seat) => ({ name: identityName(view, seat), now: view.phase === 'player' && view.active === seat }));
  return [...turns, { name: 'Villain phase', now: view.phase === 'villain' }];
}

function title(view: View): string {
  const heroes = seatsFrom(view, 0).map((seat) => identityName(view, seat));
  return `${inWords(heroes)} against ${villains(view)[0]?.name ?? 'the villain'}`;
}

function inWords(names: string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}
