/** How each card stands in the question that is asked now. */

import type { Decision, GameName, Marks, Option, View } from '../contracts';
import { seatOf, type Seen } from './sight';

export const UNMARKED: Marks = { can: false, target: false, mine: 0, asked: false, no: false };
export const NO_MARKS: ReadonlyMap<string, Marks> = new Map();

export interface Asked {
  decision: Decision | null;
  options: ReadonlyMap<string, Option[]>;
  /** The card that was pressed and has several options: only what fits it can be chosen next. */
  held: string | null;
  /** The card of the hint. */
  hinted: string | null;
}

export function marksOf(view: View, seen: ReadonlyMap<string, Seen>, asked: Asked): ReadonlyMap<string, Marks> {
  const marks = new Map<string, Marks>();
  const mark = (handle: string, change: Partial<Marks>): void => {
    marks.set(handle, { ...(marks.get(handle) ?? UNMARKED), ...change });
  };
  const { decision, options, held, hinted } = asked;
  for (const [handle, about] of options) {
    const aimedAt = about.every((option) => option.to === handle);
    const can = held === null ? !aimedAt : handle === held || about.some((option) => option.cards.includes(held));
    if (can) mark(handle, { can, target: isEnemy(view, handle, seen) });
  }
  decision?.group?.made?.forEach((pick, place) => {
    for (const handle of pick.cards) mark(handle, { mine: place + 1, can: false });
  });
  if (held !== null) mark(held, { mine: 1, can: false });
  if (hinted !== null) mark(hinted, { asked: true });
  for (const handle of notNow(view, seen, decision)) if (!marks.has(handle)) mark(handle, { no: true });
  return marks;
}

/** One's own hand fades where it can't be used while one is asked to pay, discard or pick of it. */
function notNow(view: View, seen: ReadonlyMap<string, Seen>, decision: Decision | null): string[] {
  if (!decision?.group) return [];
  return [...seen].filter(([, { zone }]) => zone === `hand:${view.you}`).map(([handle]) => handle);
}

const ENEMY_ZONES: Record<GameName, RegExp> = {
  vs: /^$/,
  champions: /^(villain|schemes|engaged:\d+)$/,
  legendary: /^(city:|mastermind$)/,
};

export function isEnemy(view: View, handle: string, seen: ReadonlyMap<string, Seen>): boolean {
  const zone = seen.get(handle)?.zone ?? '';
  if (view.game !== 'vs') return ENEMY_ZONES[view.game].test(zone);
  const seat = seatOf(zone);
  return seat !== null && view.you !== null && seat !== view.you;
}
