/** Marvel Champions: the board, the steps of a round, and what the match is called. */

import type { ChampionsView, Phase, View } from '../../../api/generated';
import type { Board } from '../../../contracts';
import Champions from './Board.svelte';
import { hasTurn, seatsFrom, stepNow, villains } from './position';

export const board: Board = { component: Champions, phases, title };

/** The turns of the players, what they do after them while they do it, then the villain phase with its step. */
function phases(seen: View): Phase[] {
  const view = seen as ChampionsView;
  const turns = seatsFrom(view, view.first)
    .filter((seat) => !view.out[seat])
    .map((seat) => ({ name: heroName(view, seat), now: hasTurn(view, seat) }));
  const step = stepNow(view);
  const taken = view.phase === 'player' && step && !turns.some((turn) => turn.now);
  const after = taken ? [{ name: step, now: true }] : [];
  const now = view.phase === 'villain';
  const villain = { name: now && step ? `Villain phase: ${step.toLowerCase()}` : 'Villain phase', now };
  return [...turns, ...after, villain];
}

function title(seen: View): string {
  const view = seen as ChampionsView;
  const heroes = seatsFrom(view, 0).map((seat) => heroName(view, seat));
  return `${inWords(heroes)} against ${villains(view)[0]?.name ?? 'the villain'}`;
}

function heroName(view: ChampionsView, seat: number): string {
  return view.players[seat]?.hero ?? `Player ${seat + 1}`;
}

function inWords(names: string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}
