import { expect, test } from 'vitest';
import { lines } from '../../src/cards/text';
import { GAMES } from '../../src/games';

test.each(GAMES)('a sentence introduces nothing (%s)', (game) => {
  const [line] = lines(game, 'If you pay, choose one: draw; or heal.');
  expect(line).toMatchObject({ title: '', when: [] });
});

test.each(GAMES)('keywords of the glossary stand out, the longest first (%s)', (game) => {
  expect(lines(game, 'This card gains surge.', ['forced response', 'surge'])[0]?.words).toEqual([
    { words: 'This card gains ' },
    { words: 'surge', keyword: 'surge' },
    { words: '.' },
  ]);
});
