/** Marvel Champions: the board, the steps of a round, and what the match is called. */

import type { ChampionsView, Phase, View } from '../../../api/generated';
import type { Board } from '../../../contracts';
import { listed, said } from '../../../language';
import { playerAt } from '../../../words';
import Champions from './Board.svelte';
import { hasTurn, seatsFrom, stepNow, villains, type Step } from './position';

export const board: Board = { component: Champions, phases, title };

/** The turns of the players, what they do after them while they do it, then the villain phase with its step. */
function phases(seen: View): Phase[] {
  const view = seen as ChampionsView;
  const turns = seatsFrom(view, view.first)
    .filter((seat) => !view.out[seat])
    .map((seat) => ({ name: heroName(view, seat), now: hasTurn(view, seat) }));
  const step = stepNow(view);
  const taken = view.phase === 'player' && step && !turns.some((turn) => turn.now);
  const after = taken ? [{ name: STEPS[step](), now: true }] : [];
  const now = view.phase === 'villain';
  const villain = { name: now && step ? STEPS[step]() : said('Villain phase'), now };
  return [...turns, ...after, villain];
}

const STEPS: Record<Step, () => string> = {
  turns: () => said('Player turns'),
  refresh: () => said('Draw and ready'),
  threat: () => said('Villain phase: threat'),
  enemies: () => said('Villain phase: enemies'),
  encounter: () => said('Villain phase: encounter cards'),
  first: () => said('Villain phase: first player'),
};

function title(seen: View): string {
  const view = seen as ChampionsView;
  const heroes = seatsFrom(view, 0).map((seat) => heroName(view, seat));
  const foe = villains(view)[0]?.name ?? said('the villain');
  return said('{heroes} against {foe}', { heroes: listed(heroes), foe });
}

function heroName(view: ChampionsView, seat: number): string {
  return view.players[seat]?.hero ?? playerAt(seat);
}
