/** The board of Vs. System. */

import type { Phase, View, VsView } from '../../../api/generated';
import type { Board } from '../../../contracts';
import { capital } from '../../../words';
import VsBoard from './Board.svelte';
import { parties, teamOf } from './view';

const PHASES = ['draw', 'recovery', 'build', 'main'];

export const board: Board = {
  component: VsBoard,

  phases(view: View): Phase[] {
    const { phase, step } = view as VsView;
    return PHASES.map((name) => {
      const now = name === phase || (name === 'main' && phase === 'combat');
      const detail = name === 'build' ? step : phase === 'combat' ? phase : '';
      return { name: capital(now && detail ? `${name}: ${detail}` : name), now };
    });
  },

  title(view: View, names: string[]): string {
    const called = (seat: number) => teamOf(view as VsView, seat) || names[seat];
    const teams = parties(view as VsView).map((seats) => seats.map(called).join(' and '));
    return teams.length === 2 ? teams.join(' against ') : teams.join(', ');
  },
};
