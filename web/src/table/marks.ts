/** How each card stands in the question that is asked now. */

import type { Decision, Option, View } from '../api/generated';
import type { Marks } from '../contracts';
import { gameOf } from '../games';
import type { Gathering } from './gathering.svelte';
import { involves } from './options';
import type { Seen } from './sight';

export const UNMARKED: Marks = { can: false, target: false, mine: 0, asked: false, no: false };
export const NO_MARKS: ReadonlyMap<string, Marks> = new Map();

export interface Asked {
  decision: Decision | null;
  options: ReadonlyMap<string, Option[]>;
  /** The card that was pressed and has several options: only what fits it can be chosen next. */
  held: string | null;
  /** The cards that the question is about. */
  about: readonly string[];
}

export function marksOf(view: View, seen: ReadonlyMap<string, Seen>, asked: Asked): ReadonlyMap<string, Marks> {
  const marks = new Map<string, Marks>();
  const mark = (handle: string, change: Partial<Marks>): void => {
    marks.set(handle, { ...(marks.get(handle) ?? UNMARKED), ...change });
  };
  const { decision, options, held, about } = asked;
  for (const [handle, offers] of options) {
    const can = held === null || handle === held || offers.some((option) => involves(option, held));
    if (can) mark(handle, { can, target: isEnemy(view, handle, seen) });
  }
  decision?.picks?.made.forEach((pick, place) => {
    for (const handle of pick.cards) mark(handle, { mine: place + 1, can: false });
  });
  if (held !== null) mark(held, { mine: 1, can: false });
  for (const handle of about) mark(handle, { asked: true });
  for (const handle of notNow(view, seen, decision)) if (!marks.has(handle)) mark(handle, { no: true });
  return marks;
}

/** The same for picks that are laid out together before they are sent. */
export function marksOfGathering(
  view: View,
  seen: ReadonlyMap<string, Seen>,
  gathering: Pick<Gathering, 'group' | 'picks' | 'chosen' | 'takes'>,
  about: readonly string[],
): ReadonlyMap<string, Marks> {
  const marks = new Map<string, Marks>();
  for (const handle of gathering.picks.among) {
    const points = gathering.chosen.filter((one) => one === handle).length;
    const mine = gathering.group.repeats ? points : gathering.chosen.indexOf(handle) + 1;
    const can = (!mine || gathering.group.repeats) && gathering.takes(handle);
    marks.set(handle, { ...UNMARKED, mine, can, target: can && isEnemy(view, handle, seen), no: !mine && !can });
  }
  for (const handle of about) marks.set(handle, { ...(marks.get(handle) ?? UNMARKED), asked: true });
  return marks;
}

/** While one pays with, discards or picks of one's own hand, what can't be picked of it fades. */
function notNow(view: View, seen: ReadonlyMap<string, Seen>, decision: Decision | null): string[] {
  const hand = `hand:${view.you}`;
  const picks = decision?.picks ? [...decision.options, ...decision.picks.made] : [];
  if (!picks.some((pick) => pick.cards.some((handle) => seen.get(handle)?.zone === hand))) return [];
  return [...seen].filter(([, { zone }]) => zone === hand).map(([handle]) => handle);
}

export function isEnemy(view: View, handle: string, seen: ReadonlyMap<string, Seen>): boolean {
  return gameOf(view.game).table.isEnemy(seen.get(handle)?.zone ?? '', view.you);
}
