import { expect, it } from 'vitest';
import type { Change } from '../../src/api/changes';
import type { Step, StoryLine } from '../../src/api/generated';
import { partsOf, statName } from '../../src/table/sums';
import { toldOn } from '../../src/table/folding';
import { waysOf } from '../../src/table/motion';
import { scenesOf } from '../../src/table/scenes';
import { outcomeFor } from '../../src/table/verdict';
import { card, view } from './views';

const line = (text: string, handle?: string, heading = false): StoryLine => ({
  choice: 4,
  parts: handle === undefined ? [text] : [text, { handle, id: handle, name: handle }],
  heading,
  instead: false,
});

const before = view('champions', {
  schemes: [card('s', 'The Break-In!', { threat: 1 })],
  'area:0': [card('p', 'Spider-Man')],
  'engaged:0': [card('m', 'Sandman')],
});
const step = (changes: Change[], ...story: StoryLine[]): Step => ({ choice: 4, changes, story });
const threat: Change = { do: 'facts', card: 's', in: 'schemes', now: { threat: 3 } };
const blow: Change = { do: 'facts', card: 'p', in: 'area:0', now: { damage: 2 } };
const fall: Change = { do: 'move', card: 'm', from: 'engaged:0', to: 'encounter discard', at: 0 };
const nextTurn: Change = { do: 'set', path: ['turn'], to: 2 };

it('shows a villain phase one event after another', () => {
  const scenes = scenesOf(
    before,
    [
      step([], line('Villain phase', undefined, true)),
      step([threat], line('Threat on ', 's')),
      step([], line('Rhino attacks ', 'p')),
      step([blow], line('Rhino hits ', 'p')),
      step([fall], line('Defeated: ', 'm')),
      step([nextTurn]),
    ],
    true,
  );
  expect(scenes).toHaveLength(3);
  const [first, second, last] = scenes;
  expect(first?.story.map(({ heading }) => heading)).toEqual([true, false]);
  expect(first?.view.zones.schemes?.cards?.[0]?.threat).toBe(3);
  expect(first?.view.zones['area:0']?.cards?.[0]?.damage).toBeUndefined();
  expect(second?.view.zones['area:0']?.cards?.[0]?.damage).toBe(2);
  expect(second?.view.zones['engaged:0']?.count).toBe(1);
  expect(last?.moves).toEqual([fall]);
  expect(last?.view).toMatchObject({ turn: 2, zones: { 'encounter discard': { count: 1 } } });
  expect(scenes.map(({ told }) => told)).toEqual([false, true, true]);
});

it('shows cards that move though no line tells of it, and does not wait for them to be read', () => {
  const scenes = scenesOf(before, [step([fall]), step([blow], line('Rhino hits ', 'p'))], false);
  expect(scenes.map(({ told, moves }) => [told, moves.length])).toEqual([
    [false, 1],
    [true, 0],
  ]);
});

it('shows in one scene what can not be seen', () => {
  const scenes = scenesOf(before, [step([nextTurn]), step([], line('You pass.'))], false);
  expect(scenes.map((scene) => [scene.view.turn, scene.told])).toEqual([[2, true]]);
});

it('knows where a card came from and went to, whatever it was called on its way', () => {
  const ways = waysOf([
    { do: 'move', card: 'back', from: 'hand:1', to: 'resolving', at: 0, as: card('x', 'Sandman') },
    { do: 'move', card: 'x', from: 'resolving', to: 'engaged:0', at: 0 },
    { do: 'move', from: 'deck:0', to: 'hand:0', at: 0, as: card('y', 'Shocker') },
  ]);
  expect([ways.from.get('x'), ways.to.get('x'), ways.formerly.get('x')]).toEqual(['hand:1', 'engaged:0', 'back']);
  expect([ways.from.get('y'), ways.now.get('back')]).toEqual(['deck:0', 'x']);
});

it('says how a number comes about', () => {
  const sum = {
    stat: 'atk',
    total: 5,
    parts: [
      { amount: 6, words: 'printed' },
      { amount: -1, words: 'from counters' },
    ],
  };
  expect([statName('vs', sum.stat), partsOf(sum)]).toEqual(['ATK', '6 printed, -1 from counters']);
});

it('tells each seat how the game ended', () => {
  const blank = { outcome: 'won', best: null, scores: [], rule: '', reason: '', verdict: '' };
  const result = { ...blank, winners: [1], villain_won: false };
  expect(outcomeFor(result, 1, ['Ada', 'Ben'])).toBe('You won');
  expect(outcomeFor(result, 0, ['You', 'Ben'])).toBe('Ben won');
  expect(outcomeFor({ ...result, winners: [], villain_won: true }, 0, ['You'])).toBe('You lost');
});

it('tells what happens again in place of the line before', () => {
  const once = [line('Turn 1', undefined, true), line('You draw 1 card.')];
  const twice = { ...line('You draw 2 cards.'), instead: true };
  const story = toldOn(once, [twice, line('You pass.')]);
  expect(story.map(({ parts }) => parts[0])).toEqual(['Turn 1', 'You draw 2 cards.', 'You pass.']);
});
