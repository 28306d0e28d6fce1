import { afterEach, beforeEach, expect, it } from 'vitest';
import { passesBy } from '../../src/table/passing';
import { Resting } from '../../src/table/resting.svelte';
import { settings } from '../../src/table/settings.svelte';
import { decision, option } from './views';

let resting: Resting;
beforeEach(() => (resting = new Resting()));
afterEach(() => settings.set({ takeGifts: true }));

const until = '3/villain';
const defend = (number: number, phase = until) => ({
  ...decision('Who defends?', [option('defend', ['h1']), option('decline')]),
  topic: 'defend',
  number,
  rest: { option: 1, words: 'Nobody for the rest of this phase', until: phase },
});
const taken = (asked: ReturnType<typeof decision>) => passesBy('champions', asked, resting)?.option.verb;

it('answers for the rest of the phase what was answered once', () => {
  expect(taken(defend(10))).toBeUndefined();
  resting.give(defend(10));
  expect(taken(defend(12))).toBe('decline');
  expect(taken({ ...defend(13), topic: 'turn' })).toBeUndefined();
  expect(taken(defend(20, '4/villain'))).toBeUndefined();
});

it('asks again after an undo to where it was said, and when it is stopped', () => {
  resting.give(defend(10));
  expect(taken(defend(10))).toBeUndefined();
  resting.end();
  expect(taken(defend(12))).toBeUndefined();
});

it('takes a gift, unless the player wants to be asked', () => {
  const gift = { ...decision('Use it?', [option('use', ['h1']), option('pass')]), gift: 0 };
  expect(taken(gift)).toBe('use');
  settings.set({ takeGifts: false });
  expect(taken(gift)).toBeUndefined();
});
