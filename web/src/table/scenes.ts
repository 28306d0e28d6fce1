/**
 * One choice can lead to much: a whole villain phase. The server tells it step by step, each with what it changed. What is
 * shown at once is a scene: a step of which something is told, or in which cards move, with those around it of which
 * nothing would be seen.
 */

import { applyChanges } from '../api/changes';
import type { Step, View } from '../api/generated';
import { kindOf } from './alike';
import type { Scene } from './playback.svelte';

/** What steps led to, to be followed. `own`: the reader chose it, and sees the first scene at once. */
export function scenesOf(before: View, steps: readonly Step[], own: boolean): Scene[] {
  const scenes: Scene[] = [];
  let view = before;
  for (const group of grouped(steps)) {
    const changes = group.flatMap((step) => step.changes);
    const story = group.flatMap((step) => step.story);
    const moves = changes.filter((change) => change.do === 'move');
    view = applyChanges(view, changes);
    const told = story.some((line) => !line.heading) && !(own && scenes.length === 0);
    scenes.push({ view, story, moves, told });
  }
  const [first, ...more] = scenes;
  if (first && !own && !more.length) first.kind = kindOf(steps);
  return scenes;
}

/** Steps with those before them that can't be seen; such at the end go with the last. */
function grouped(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = [];
  let waiting: Step[] = [];
  for (const step of steps) {
    waiting.push(step);
    if (!isSeen(step)) continue;
    groups.push(waiting);
    waiting = [];
  }
  const last = groups.at(-1);
  if (last) last.push(...waiting);
  else if (waiting.length) groups.push(waiting);
  return groups;
}

/** Whether there is something to look at: a card that moves, or a change of which a line tells. */
function isSeen({ changes, story }: Step): boolean {
  return changes.some((change) => change.do === 'move') || (changes.length > 0 && story.some((line) => !line.heading));
}
