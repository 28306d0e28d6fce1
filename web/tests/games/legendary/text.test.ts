import { expect, test } from 'vitest';
import { lines } from '../../../src/cards/text';

test('a class introduces what it must have been played for', () => {
  expect(lines('legendary', '[Tech]: Draw one more card.')[0]?.runes).toEqual([{ kind: 'hero-class', name: 'tech' }]);
});
