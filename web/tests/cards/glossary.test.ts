import { expect, test } from 'vitest';
import { glossaryOf, headMeaning } from '../../src/cards/glossary';

const term = (id: string, kind: string, ...words: string[]) => ({
  id,
  name: id,
  kind,
  text: `What ${id} is.`,
  rules: [],
  words,
});
const glossary = glossaryOf([
  term('surge', 'keyword', 'Surge', 'surge'),
  term('fight', 'keyword', 'Fight:'),
  term('threat', 'term', 'threat'),
  term('action', 'term', 'Action', 'Hero action'),
]);

test('in a sentence only keywords and statuses are explained', () => {
  expect(glossary.said).toEqual({ surge: 'What surge is.', fight: 'What fight is.' });
});

test('what introduces a line is explained, labelled or not', () => {
  expect(headMeaning(glossary, 'Fight')).toBe('What fight is.');
  expect(headMeaning(glossary, 'Hero action')).toBe('What action is.');
  expect(headMeaning(glossary, 'Hero action (attack)')).toBe('What action is.');
  expect(headMeaning(glossary, 'Twist 7')).toBeUndefined();
});
