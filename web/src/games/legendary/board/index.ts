/** The table of Legendary. */

import type { View } from '../../../api/generated';
import type { Board } from '../../../contracts';
import Table from './Board.svelte';
import { asLegendary, topOf } from './seen';

function title(view: View): string {
  const plot = [topOf(view, 'mastermind'), topOf(view, 'scheme')];
  return plot.flatMap((card) => card?.name ?? []).join(' · ');
}

export const board: Board = { component: Table, phases: (view) => asLegendary(view).phases, title };
