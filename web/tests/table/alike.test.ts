import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StoryLine, View } from '../../src/api/generated';
import { kindOf, together } from '../../src/table/alike';
import { Playback, type Step } from '../../src/table/playback.svelte';
import { unfolded } from '../../src/table/unfolding';
import { card, view } from './views';

const AGENTS = ['a1', 'a2', 'a3', 'a4'];
const plays = (handle: string, name = 'Agent', who = 'Ben'): StoryLine => ({
  choice: 4,
  parts: [`${who} plays `, { handle, id: name, name }, '.'],
  heading: false,
  instead: false,
});

/** Ben's table when so many of his agents are played. */
function played(count: number, hq = 'Keen Senses'): View {
  const cards = AGENTS.map((handle) => card(handle, 'Agent'));
  return {
    ...view('legendary', {
      'hand:1': cards.slice(count),
      'played:1': cards.slice(0, count),
      'hq:under the Bridge': [card('h', hq)],
    }),
    recruit: count,
  } as View;
}

const stepsOf = (count: number) => unfolded(played(count - 1), played(count), [plays(AGENTS[count - 1] ?? '')], false);
const text = (line: StoryLine | undefined) =>
  line?.parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('knows a card that only gives points, and what else should be seen by itself', () => {
  const kind = kindOf(played(0), played(1), [plays('a1')]);
  expect(kind).toBeDefined();
  expect(kindOf(played(1), played(2), [plays('a2')])).toBe(kind);
  expect(kindOf(played(0), played(1), [plays('a1', 'Agent', 'Eve')])).not.toBe(kind);
  expect(kindOf(played(0), played(1, 'Optic Blast'), [plays('a1')])).toBeUndefined();
  expect(kindOf(played(0), played(1), [plays('a1'), plays('a1')])).toBeUndefined();
});

it('says of several what they are, each once', () => {
  const step = (line: StoryLine): Step => ({ view: played(1), story: [line], told: true, kind: 'plays' });
  const all = together(['a1', 'a2', 'a3'].map((handle) => step(plays(handle))).concat(step(plays('t', 'Trooper'))));
  expect(text(all?.caption)).toBe('Ben plays 3 × Agent and Trooper.');
  expect(all?.story).toHaveLength(4);
});

it('shows plain cards that come one after the other as one step', async () => {
  const shown: Step[] = [];
  const playback = new Playback((step) => shown.push(step));
  for (const count of [1, 2, 3, 4]) {
    playback.add(stepsOf(count));
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(shown).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(300);
  expect(shown).toHaveLength(1);
  expect(shown[0]?.view).toEqual(played(4));
  expect(text(shown[0]?.caption)).toBe('Ben plays 4 × Agent.');
  expect(playback.busy).toBe(false);
});

it('does not wait for more where something else has come', async () => {
  const shown: Step[] = [];
  const playback = new Playback((step) => shown.push(step));
  playback.add([...stepsOf(1), ...stepsOf(2), { view: played(2, 'Optic Blast'), story: [], told: true }]);
  await vi.advanceTimersByTimeAsync(10);
  expect(shown.map((step) => step.story.length)).toEqual([2]);
  await vi.advanceTimersByTimeAsync(710);
  expect(shown).toHaveLength(2);
});
