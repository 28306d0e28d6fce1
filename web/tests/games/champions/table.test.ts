import { expect, it } from 'vitest';
import { resourcesOf } from '../../../src/games/champions/table';
import { card } from '../../table/views';

it('shows what a card pays with there, whatever is printed on it', () => {
  const group = { gives: { w: ['wild'], p: ['mental', 'mental'] } };
  expect(resourcesOf(card('w', 'Web-Shooter', { resources: ['physical'] }), group)).toEqual(['wild']);
  expect(resourcesOf(card('p', 'Pepper Potts'), group)).toEqual(['mental', 'mental']);
  expect(resourcesOf(card('x', 'Strength', { resources: ['physical', 'physical'] }), group)).toEqual([]);
});
