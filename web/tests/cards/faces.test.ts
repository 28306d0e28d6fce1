import { expect, test } from 'vitest';
import { isShown } from '../../src/cards/faces';
import { PLAIN, type Face } from '../../src/cards/faces/face';
import { spoken } from '../../src/cards/faces/spoken';

const goblin: Face = {
  ...PLAIN,
  name: 'Green Goblin',
  type: 'Villain',
  picture: { icon: 'goblin-head', tint: 'mint' },
};

test('a card says what it is, and what may be done with it', () => {
  expect(spoken(goblin)).toBe('Green Goblin, Villain');
  expect(spoken(goblin, { can: true })).toMatch(/can be chosen$/);
  expect(spoken(goblin, { target: true, can: true })).toMatch(/can be aimed at$/);
  expect(spoken(goblin, { mine: 2 })).toMatch(/chosen, number 2$/);
});

test('a card is shown if its face is known and up; a stunned or hidden character all the same', () => {
  expect(isShown({ handle: 'x', name: 'Thor', face_down: 1, hidden: 1 })).toBe(true);
  expect(isShown({ handle: 'x' })).toBe(false);
  expect(isShown({ handle: 'x', name: 'Academy', face_down: 1 })).toBe(false);
  expect(isShown({ handle: 'x', name: 'Thor', face_down: 1, stunned: true })).toBe(true);
  expect(isShown({ handle: 'x', name: 'Captain America', stunned: false })).toBe(true);
});
