import { expect, it } from 'vitest';
import type { StoryLine } from '../../src/api/generated';
import { partsOf, statName } from '../../src/table/sums';
import { toldOn } from '../../src/table/folding';
import { unfolded } from '../../src/table/unfolding';
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
  'encounter discard': [],
});
const after = {
  ...view('champions', {
    schemes: [card('s', 'The Break-In!', { threat: 3 })],
    'area:0': [card('p', 'Spider-Man', { damage: 2 })],
    'encounter discard': [card('m', 'Sandman')],
  }),
  turn: 2,
};

it('spreads a villain phase over the lines that tell it', () => {
  const story = [
    line('Villain phase', undefined, true),
    line('Threat on ', 's'),
    line('Rhino hits ', 'p'),
    line('Defeated: ', 'm'),
  ];
  const steps = unfolded(before, after, story, true);
  expect(steps).toHaveLength(3);
  const [threat, blow, end] = steps;
  expect(threat?.story.map(({ heading }) => heading)).toEqual([true, false]);
  expect(threat?.view.zones.schemes?.cards?.[0]?.threat).toBe(3);
  expect(threat?.view.zones['area:0']?.cards?.[0]?.damage).toBeUndefined();
  expect(threat?.view.turn).toBe(1);
  expect(blow?.view.zones['area:0']?.cards?.[0]?.damage).toBe(2);
  expect(blow?.view.zones['engaged:0']?.count).toBe(1);
  expect(end?.view).toBe(after);
  expect(steps.map(({ told }) => told)).toEqual([false, true, true]);
});

it('shows in one step what no line is about', () => {
  const steps = unfolded(before, after, [line('You pass.')], false);
  expect(steps.map((step) => [step.view, step.told])).toEqual([[after, true]]);
});

it('moves a card that is spoken of into its new zone, and counts both', () => {
  const [first] = unfolded(before, after, [line('Defeated: ', 'm'), line('Threat on ', 's')], false);
  expect(first?.view.zones['engaged:0']).toMatchObject({ count: 0 });
  expect(first?.view.zones['encounter discard']).toMatchObject({ count: 1 });
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
