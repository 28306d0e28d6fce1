/** What the table says in another language: its words, its order and its plurals. */

import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Sum } from '../../src/api/generated';
import { PLAIN } from '../../src/cards/faces/face';
import { spoken } from '../../src/cards/faces/spoken';
import { ENGLISH, speak } from '../../src/language';
import { together } from '../../src/table/alike';
import { keyName, KEYS } from '../../src/table/keyboard';
import { partsOf, statName } from '../../src/table/sums';
import { verbWords } from '../../src/table/verbs';
import { outcomeFor } from '../../src/table/verdict';
import { levelWords, playerAt, strung } from '../../src/words';
import { view } from './views';

const LETTERS = Object.fromEntries([...'abcdefghijklmnopqrstuvwxyz'].map((letter) => [letter, letter.toUpperCase()]));
const LOUD = { ...ENGLISH, code: 'xx', letters: LETTERS };
const GERMAN = {
  ...ENGLISH,
  code: 'de',
  messages: { '{first} and {last}': '{first} und {last}', '{number} × {card}': '{card} ({number}-mal)' },
  plurals: { '{players} won': ['{players} hat gewonnen', '{players} haben gewonnen'] },
  forms: Array.from({ length: 200 }, (_, number) => Number(number !== 1)),
};
const ENDING = {
  outcome: '',
  winners: [1],
  villain_won: false,
  best: null,
  scores: [],
  rule: '',
  reason: '',
  verdict: '',
};

beforeEach(() => speak(LOUD));
afterEach(() => speak(ENGLISH));

it('speaks of cards, and leaves their names alone', () => {
  const goblin = { ...PLAIN, name: 'Green Goblin', picture: { icon: 'goblin-head', tint: 'mint' } as const };
  const standing = { cost: 2, hearts: { health: 3, wounds: 1 }, exhausted: true, strips: ['tough' as const] };
  expect(spoken({ ...goblin, ...standing }, { can: true })).toBe(
    'Green Goblin, COST 2, 1 WOUND OF 3 HEALTH, TOUGH, EXHAUSTED, CAN BE CHOSEN',
  );
});

it('speaks of what the server names: verbs, numbers, levels, keys', () => {
  const sum: Sum = {
    stat: 'health',
    total: 6,
    parts: [
      { amount: 5, words: 'printed' },
      { amount: 1, words: 'lent' },
    ],
  };
  expect([statName('vs', sum.stat), partsOf(sum)]).toEqual(['HEALTH', '5 printed, +1 lent']);
  expect([verbWords('strike back'), levelWords('hard'), playerAt(1)]).toEqual(['STRIKE BACK', 'HARD', 'PLAYER 2']);
  expect([keyName('Space'), keyName('E'), KEYS.at(-1)?.words()]).toEqual(['SPACE', 'E', 'THIS LIST']);
  expect(verbWords('no such verb')).toBe('');
});

it('puts names where a language has them', () => {
  speak(GERMAN);
  expect(outcomeFor(ENDING, null, ['Ada', 'Ben', 'Eve'])).toBe('Ben hat gewonnen');
  expect(outcomeFor({ ...ENDING, winners: [0, 1] }, null, ['Ada', 'Ben', 'Eve'])).toBe('Ada und Ben haben gewonnen');
  const plays = (handle: string, name: string) => ({
    view: view('vs', {}),
    story: [{ choice: 1, parts: ['Ben spielt ', { handle, id: name, name }, '.'], heading: false, instead: false }],
    moves: [],
    told: true,
  });
  const told = together([plays('a', 'Agent'), plays('b', 'Agent'), plays('t', 'Trooper')])?.caption?.parts ?? [];
  const words = told.map((part) => (typeof part === 'string' ? part : part.name)).join('');
  expect(words).toBe('Ben spielt Agent (2-mal) und Trooper.');
});

it('strings together what there is to say', () => {
  expect(strung(['a', '', undefined, false, 'b', 'c'])).toBe('a, b, c');
  expect(strung([])).toBe('');
});
