import { expect, test } from 'vitest';
import { faceOf } from '../../../src/cards/faces';
import { spoken } from '../../../src/cards/faces/spoken';
import type { CardView } from '../../../src/api/generated';

const captain: CardView = {
  handle: 'a1',
  id: 'captain-america-level-1',
  name: 'Captain America',
  kind: 'main character',
  teams: ['Avengers'],
  printed: { atk: 2, def: 5, health: 5 },
  atk: 3,
  def: 6,
  health: 5,
  keywords: ['flight'],
  main: true,
  level: 1,
  next_level_at: 3,
  xp: 2,
  counters: 1,
  wounds: 2,
  stunned: false,
};

test('a main character shows its level, its team and how it stands', () => {
  const face = faceOf('vs', captain);
  expect(face).toMatchObject({
    corner: 'L1',
    tag: 'Main',
    tone: 'avengers',
    symbol: 'avengers',
    abilities: ['flight'],
  });
  expect(face.hearts).toEqual({ health: 5, wounds: 2 });
  expect(face.xp).toEqual({ have: 2, need: 3 });
  expect(face.tokens).toEqual([{ kind: 'plus', value: '+1', spoken: '1 +1/+1 counter' }]);
});

test('numbers above what is printed point up, below it down', () => {
  expect(faceOf('vs', captain).bottomLeft[0]).toMatchObject({ value: 3, change: 'up' });
  expect(faceOf('vs', { ...captain, def: 4 }).bottomRight[0]).toMatchObject({ value: 4, change: 'down' });
  expect(faceOf('vs', { ...captain, atk: 2 }).bottomLeft[0]?.change).toBeUndefined();
});

test('counters below zero are -1/-1 counters', () => {
  const [token] = faceOf('vs', { ...captain, counters: -2 }).tokens;
  expect(token).toMatchObject({ kind: 'minus', value: '−2' });
});

test('at its last level a character needs no more experience', () => {
  expect(faceOf('vs', { ...captain, next_level_at: 0 }).xp).toBeUndefined();
});

test('a basic location wears the colour of the symbol it pays, a special one that of its team', () => {
  const academy = {
    handle: 'd',
    id: 'academy',
    name: 'Academy',
    kind: 'location',
    teams: [],
    symbols: ['Intellect'],
  };
  expect(faceOf('vs', academy)).toMatchObject({ tone: 'instinct', symbol: 'intellect', panel: 'location' });
  const mansion = { ...academy, id: 'avengers-mansion', teams: ['Avengers'], symbols: ['Skill', 'Might'] };
  expect(faceOf('vs', mansion)).toMatchObject({ tone: 'avengers', symbol: 'avengers' });
});

test('a plot twist says when it may be played', () => {
  const twist = {
    handle: 'e',
    id: 'think-again',
    name: 'Think Again',
    kind: 'plot twist',
    powers: [{ timing: 'combat' }],
  };
  expect(faceOf('vs', twist)).toMatchObject({ panel: 'event', foot: 'combat' });
});

test('characters show the role that they have now, whatever is printed', () => {
  expect(faceOf('vs', { ...captain, main: undefined, cost: 0 })).toMatchObject({
    type: 'Supporting character · Level 1 · Avengers',
    corner: '0',
    tag: undefined,
  });
  const thor = { handle: 'x', name: 'Thor', kind: 'supporting character', health: 3, cost: 6 };
  expect(faceOf('vs', { ...thor, main: true, level: 1 })).toMatchObject({
    type: 'Main character · Level 1',
    tag: 'Main',
  });
  expect(faceOf('vs', { ...thor, hidden: 1 })).toMatchObject({ tag: 'Hidden', hidden: true });
  expect(faceOf('vs', { ...thor, captive: true }).tag).toBe('Captive');
});

test('a card says what it is and how it stands', () => {
  expect(spoken(faceOf('vs', { ...captain, stunned: true }))).toBe(
    'Captain America, Main character, Level 1, Avengers, 3 attack, 6 defence, 2 wounds of 5 health, ' +
      '2 of 3 experience, 1 +1/+1 counter, stunned',
  );
});
