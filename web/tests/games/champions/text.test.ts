import { expect, test } from 'vitest';
import { lines } from '../../../src/cards/text';

test('all that introduces a line says when', () => {
  expect(lines('champions', 'Hero action (attack): Deal 8 damage to an enemy.')[0]).toMatchObject({
    title: '',
    when: ['Hero action (attack)'],
  });
});
