import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Replay, Step, StoryLine } from '../../src/api/generated';
import { ReplayTable } from '../../src/table/replayed.svelte';
import { card, view } from './views';

const line = (choice: number, words: string): StoryLine => ({ choice, parts: [words], heading: false, instead: false });
const steps: Step[] = [
  {
    choice: 0,
    event: 'play',
    changes: [{ do: 'move', card: 't', from: 'hand:0', to: 'front row:0', at: 0 }],
    story: [line(0, 'Ada plays Thor.')],
  },
  {
    choice: 0,
    event: 'stun',
    changes: [{ do: 'facts', card: 't', in: 'front row:0', now: { stunned: true } }],
    story: [line(0, 'Thor is stunned.')],
  },
  { choice: 1, changes: [{ do: 'set', path: ['turn'], to: 2 }], story: [] },
];
const replay: Replay = {
  game: 'vs',
  title: '',
  seat: 0,
  names: ['Ada', 'Ben'],
  choices: 2,
  view: view('vs', { 'hand:0': [card('t', 'Thor')] }),
  story: [],
  steps,
  result: null,
  stopped: '',
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows what a choice led to one event after another, each with its words', async () => {
  const table = new ReplayTable(replay);
  table.jump(1);
  await vi.advanceTimersByTimeAsync(10);
  expect(table.caption?.parts).toEqual(['Ada plays Thor.']);
  expect(table.story).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(800);
  expect(table.caption?.parts).toEqual(['Thor is stunned.']);
  expect(table.story).toHaveLength(2);
});

it('goes on at once from where it is, and back without any words', async () => {
  const table = new ReplayTable(replay);
  table.jump(1);
  table.jump(2);
  await vi.advanceTimersByTimeAsync(10);
  expect([table.at, table.story.length, table.playback.busy]).toEqual([2, 2, false]);
  table.jump(0);
  expect([table.view.zones['hand:0']?.count, table.story.length, table.caption]).toEqual([1, 0, null]);
});

it('marks the choices that brought a blow', () => {
  expect(new ReplayTable(replay).pages).toEqual([{ turn: 1, first: 0, blows: [true, false] }]);
});
