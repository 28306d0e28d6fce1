import { expect, test } from 'vitest';
import { glossaryOf, meaning } from '../../src/cards/glossary';

const term = (id: string, kind: string) => ({ id, name: id, kind, text: `What ${id} is.`, rules: [], words: [id] });
const glossary = glossaryOf([term('surge', 'keyword'), term('stunned', 'status'), term('threat', 'term')]);

test('in a sentence only keywords and statuses are explained', () => {
  expect(meaning(glossary, 'surge')).toBe('What surge is.');
  expect(meaning(glossary, 'stunned')).toBe('What stunned is.');
  expect(meaning(glossary, 'threat')).toBeUndefined();
  expect(meaning(glossary, '')).toBeUndefined();
});

test('whatever the glossary knows can be asked for', () => {
  expect(glossary['threat']?.text).toBe('What threat is.');
});
