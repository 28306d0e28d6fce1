import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Change } from '../../src/api/changes';
import type { Step, StoryLine, View } from '../../src/api/generated';
import { kindOf, together } from '../../src/table/alike';
import { Playback, type Scene } from '../../src/table/playback.svelte';
import { scenesOf } from '../../src/table/scenes';
import { card, view } from './views';

const AGENTS = ['a1', 'a2', 'a3', 'a4'];
const plays = (handle: string, name = 'Agent', who = 'Ben'): StoryLine => ({
  choice: 4,
  parts: [`${who} plays `, { handle, id: name, name }, '.'],
  heading: false,
  instead: false,
});

/** Ben's table when so many of his agents are played. */
function played(count: number): View {
  const cards = AGENTS.map((handle) => card(handle, 'Agent'));
  return {
    ...view('legendary', {
      ...(count < cards.length ? { 'hand:1': cards.slice(count) } : {}),
      ...(count > 0 ? { 'played:1': cards.slice(0, count) } : {}),
      'hq:under the Bridge': [card('h', 'Keen Senses')],
    }),
    recruit: count,
  } as View;
}

/** Ben plays one more. */
function play(handle: string, line: StoryLine = plays(handle), ...more: Change[]): Step {
  const at = AGENTS.indexOf(handle);
  const moves: Change = { do: 'move', card: handle, from: 'hand:1', to: 'played:1', at };
  const changes: Change[] = [moves, { do: 'set', path: ['recruit'], to: at + 1 }, ...more];
  return { choice: 4, event: 'play', seat: 1, changes, story: [line] };
}

const scenes = (count: number) => scenesOf(played(count - 1), [play(AGENTS[count - 1] ?? '')], false);
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
  const kind = kindOf([play('a1')]);
  expect(kind).toBeDefined();
  expect(kindOf([play('a2')])).toBe(kind);
  expect(kindOf([{ ...play('a1'), seat: 2 }])).not.toBe(kind);
  expect(kindOf([{ ...play('a1'), event: 'discard' }])).not.toBe(kind);
  const refilled: Change = {
    do: 'move',
    from: 'hero deck',
    to: 'hq:under the Bridge',
    at: 0,
    as: card('o', 'Optic Blast'),
  };
  expect(kindOf([play('a1', plays('a1'), refilled)])).toBeUndefined();
  expect(kindOf([play('a1'), play('a2')])).toBeUndefined();
});

it('says of several what they are, each once', () => {
  const scene = (line: StoryLine): Scene => ({ view: played(1), story: [line], moves: [], told: true, kind: 'plays' });
  const all = together(['a1', 'a2', 'a3'].map((handle) => scene(plays(handle))).concat(scene(plays('t', 'Trooper'))));
  expect(text(all?.caption)).toBe('Ben plays 3 × Agent and Trooper.');
  expect(all?.story).toHaveLength(4);
});

it('says how often one card was played, of which some were told before', () => {
  const again = (count: number): StoryLine => ({ ...plays('a2', `Agent (${count} times)`), instead: true });
  const scene = (line: StoryLine): Scene => ({ view: played(1), story: [line], moves: [], told: true, kind: 'plays' });
  expect(text(together([scene(again(2)), scene(again(3))])?.caption)).toBe('Ben plays Agent (3 times).');
});

it('shows plain cards that come one after the other as one scene', async () => {
  const shown: Scene[] = [];
  const playback = new Playback((scene) => shown.push(scene));
  for (const count of [1, 2, 3, 4]) {
    playback.add(scenes(count));
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(shown).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(300);
  expect(shown).toHaveLength(1);
  expect(shown[0]?.view).toEqual(played(4));
  expect(shown[0]?.moves).toHaveLength(4);
  expect(text(shown[0]?.caption)).toBe('Ben plays 4 × Agent.');
  expect(playback.busy).toBe(false);
});

it('goes on after a message in which nothing happened', async () => {
  const shown: Scene[] = [];
  const playback = new Playback((scene) => shown.push(scene));
  playback.add([]);
  playback.add([{ view: played(1), story: [], moves: [], told: true }]);
  await vi.advanceTimersByTimeAsync(10);
  expect(shown).toHaveLength(1);
});

it('does not wait for more where something else has come', async () => {
  const shown: Scene[] = [];
  const playback = new Playback((scene) => shown.push(scene));
  playback.add([...scenes(1), ...scenes(2), { view: played(2), story: [], moves: [], told: true }]);
  await vi.advanceTimersByTimeAsync(10);
  expect(shown.map((scene) => scene.story.length)).toEqual([2]);
  await vi.advanceTimersByTimeAsync(710);
  expect(shown).toHaveLength(2);
});
