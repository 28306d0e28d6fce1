import { describe, expect, it } from 'vitest';
import { applyChanges, type Change } from '../../src/api/changes';
import { card, view } from './views';

const before = {
  ...view('vs', { 'hand:0': [card('a', 'Thor'), card('b', 'Hulk')], 'hand:1': [{ handle: 'back' }], 'deck:0': 2 }),
  combat: { attackers: ['a'] },
};
const after = (...changes: Change[]) => applyChanges(before, changes);

it('sets and drops parts of a view, and leaves the old view as it was', () => {
  const next = after(
    { do: 'set', path: ['turn'], to: 2 },
    { do: 'set', path: ['combat', 'attackers', 0], to: 'b' },
    { do: 'drop', path: ['zones', 'hand:0'] },
  );
  expect(next).toMatchObject({ turn: 2, combat: { attackers: ['b'] } });
  expect(next.zones).not.toHaveProperty('hand:0');
  expect(before.zones['hand:0']?.cards).toHaveLength(2);
  expect(before.combat).toEqual({ attackers: ['a'] });
});

describe('a card that moves', () => {
  it('comes to lie at its place, in a zone that may have been empty', () => {
    const next = after({ do: 'move', card: 'a', from: 'hand:0', to: 'front row:0', at: 0 });
    expect(next.zones['hand:0']).toEqual({ count: 1, cards: [card('b', 'Hulk')] });
    expect(next.zones['front row:0']).toEqual({ count: 1, cards: [card('a', 'Thor')] });
  });

  it('is counted where nobody sees it', () => {
    const next = after({ do: 'move', from: 'deck:0', to: 'hand:1', at: 1, as: { handle: 'other' } });
    expect(next.zones['deck:0']).toMatchObject({ count: 1 });
    expect(next.zones['hand:1']?.cards?.map(({ handle }) => handle)).toEqual(['back', 'other']);
    expect(after({ do: 'move', card: 'a', from: 'hand:0', to: 'deck:0' }).zones['deck:0']).toEqual({
      count: 3,
      known: [],
    });
  });

  it('leaves no empty zone behind, and may be another card when it is seen', () => {
    const seen = { do: 'move', card: 'back', from: 'hand:1', to: 'KO pile:1', at: 0, as: card('x', 'Loki') } as const;
    const next = after(seen);
    expect(next.zones).not.toHaveProperty('hand:1');
    expect(next.zones['KO pile:1']).toEqual({ count: 1, cards: [card('x', 'Loki')] });
  });

  it('must have been seen', () => {
    expect(() => after({ do: 'move', card: 'z', from: 'hand:0', to: 'front row:0', at: 0 })).toThrow('never seen');
  });
});

it('changes facts of a card where it lies', () => {
  const hurt = after({ do: 'facts', card: 'a', in: 'hand:0', now: { wounds: 2 } });
  expect(hurt.zones['hand:0']?.cards?.[0]).toEqual(card('a', 'Thor', { wounds: 2 }));
  const healed = applyChanges(hurt, [{ do: 'facts', card: 'a', in: 'hand:0', gone: ['wounds'] }]);
  expect(healed).toEqual(before);
});

it('shares what did not change, so that a long replay stays small', () => {
  const next = after({ do: 'move', card: 'a', from: 'hand:0', to: 'hand:1', at: 0 });
  expect(next.zones['deck:0']).toBe(before.zones['deck:0']);
});

it('says which place a change misses', () => {
  expect(() => after({ do: 'set', path: ['zones', 'hand:9', 'count'], to: 1 })).toThrow('hand:9');
});
