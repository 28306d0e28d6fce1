import { expect, it } from 'vitest';
import type { CardInfo } from '../../../src/api/generated';
import { choices, found, NO_FILTER } from '../../../src/pages/cards/filter';

const card = (name: string, cost: number, teams: string[]): CardInfo => ({
  ...{ id: name, name, set: 'core', kind: 'hero', text: 'Draws a card.', playable: true, numbers: { cost } },
  ...{ traits: [], copies: 1, terms: [], missing: '', lines: [], facts: { teams } },
});
const CARDS = [card('Hulk', 10, ['Avengers']), card('Storm', 2, ['X-Men']), card('Thor', 2, ['Avengers'])];

it('filters cards by everything at once', () => {
  const filter = { ...NO_FILTER, words: 'draws', side: 'Avengers', cost: '2' };
  expect(found('vs', CARDS, filter).map(({ name }) => name)).toEqual(['Thor']);
});

it('offers costs by number, not by letter', () => {
  expect(choices('vs', CARDS).cost).toEqual(['2', '10']);
});
