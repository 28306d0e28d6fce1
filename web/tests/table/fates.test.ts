import { expect, it } from 'vitest';
import { fatesInWords } from '../../src/table/fates';
import { cardsIn } from '../../src/table/sight';
import { card, view } from './views';

const seen = cardsIn(view('vs', { 'front row:0': [card('t', 'Thor')], 'front row:1': [card('h', 'Hulk')] }));
const fate = { takes: 5, holds: 4, becomes: '', perhaps: false };

it('says what becomes of whom, and nothing of those who stand', () => {
  const fates = [
    { ...fate, card: 'h', becomes: 'stunned' },
    { ...fate, card: 't' },
  ];
  expect(fatesInWords(fates, seen)).toEqual(['Hulk is stunned']);
});

it('says who may fall where the enemy chooses', () => {
  expect(fatesInWords([{ ...fate, card: 't', becomes: 'KO', perhaps: true }], seen)).toEqual(['Thor may be KO’d']);
});
