/** The board of Vs. System. */

import type { Phase, View, VsView } from '../../../api/generated';
import type { Board } from '../../../contracts';
import { listed, said } from '../../../language';
import { strung } from '../../../words';
import VsBoard from './Board.svelte';
import { parties, teamOf } from './view';

const PHASES: Record<string, (now: boolean, view: VsView) => string> = {
  draw: () => said('Draw'),
  recovery: () => said('Recovery'),
  build: (now, { step }) => (now && BUILDING[step]?.()) || said('Build'),
  main: (_now, { phase }) => (phase === 'combat' ? said('Main: combat') : said('Main')),
};

/** The steps of the build phase. */
const BUILDING: Record<string, () => string> = {
  resource: () => said('Build: resource'),
  recruit: () => said('Build: recruit'),
  formation: () => said('Build: formation'),
};

export const board: Board = {
  component: VsBoard,

  phases(seen: View): Phase[] {
    const view = seen as VsView;
    return Object.entries(PHASES).map(([phase, words]) => {
      const now = phase === view.phase || (phase === 'main' && view.phase === 'combat');
      return { name: words(now, view), now };
    });
  },

  title(view: View, names: string[]): string {
    const called = (seat: number) => teamOf(view as VsView, seat) || (names[seat] ?? '');
    const teams = parties(view as VsView).map((seats) => listed(seats.map(called)));
    const [one = '', other = ''] = teams;
    return teams.length === 2 ? said('{one} against {other}', { one, other }) : strung(teams);
  },
};
