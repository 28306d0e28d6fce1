import { expect, it } from 'vitest';
import { applyChanges } from '../../src/api/changes';
import { card, view } from './views';

it('sets and drops parts of a view, and leaves the old view as it was', () => {
  const before = { ...view('vs', { 'hand:0': [card('a', 'Thor')] }), combat: { attackers: ['a'] } };
  const after = applyChanges(before, [
    { set: ['turn'], to: 2 },
    { set: ['zones', 'hand:0', 'cards'], to: [] },
    { set: ['zones', 'hand:0', 'count'], to: 0 },
    { drop: ['combat'] },
  ]);
  expect(after.turn).toBe(2);
  expect(after.zones['hand:0']).toEqual({ count: 0, cards: [] });
  expect(after).not.toHaveProperty('combat');
  expect(before.zones['hand:0']?.cards).toHaveLength(1);
  expect(before.combat).toEqual({ attackers: ['a'] });
});

it('shares what did not change, so that a long replay stays small', () => {
  const before = view('vs', { 'hand:0': [], 'deck:0': 40 });
  const after = applyChanges(before, [{ set: ['zones', 'hand:0', 'count'], to: 1 }]);
  expect(after.zones['deck:0']).toBe(before.zones['deck:0']);
});

it('says which place a change misses', () => {
  expect(() => applyChanges(view('vs', {}), [{ set: ['zones', 'hand:9', 'count'], to: 1 }])).toThrow('hand:9');
});
