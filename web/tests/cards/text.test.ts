import { expect, test } from 'vitest';
import { lines } from '../../src/cards/text';

test('a power of Vs. has a title, a time and a price', () => {
  const [line] = lines('vs', 'Godslayer Blade · [Might] [Might] · Main: Whenever Gamora stuns a character, KO it.');
  expect(line).toMatchObject({ title: 'Godslayer Blade', when: ['Main'] });
  expect(line?.runes.map((rune) => rune.name)).toEqual(['might', 'might']);
  expect(line?.words).toEqual([{ words: 'Whenever Gamora stuns a character, KO it.' }]);
});

test('how a character levels up stands where the time stands', () => {
  const [line] = lines('vs', 'Level Up at 3 XP · Side by Side: When he stuns an enemy, he gains 1 XP.');
  expect(line).toMatchObject({ title: 'Side by Side', when: ['Level Up at 3 XP'] });
});

test('in the other games all that introduces a line says when', () => {
  expect(lines('champions', 'Hero action (attack): Deal 8 damage to an enemy.')[0]?.when).toEqual([
    'Hero action (attack)',
  ]);
  expect(lines('legendary', '[Tech]: Draw one more card.')[0]?.runes).toEqual([{ kind: 'hero-class', name: 'tech' }]);
});

test('a sentence introduces nothing', () => {
  const [line] = lines('champions', 'If you pay, choose one: draw; or heal.');
  expect(line).toMatchObject({ title: '', when: [] });
});

test('symbols inside a sentence are drawn', () => {
  expect(lines('vs', 'Pays [Energy] or [Skill] for a power.')[0]?.words).toEqual([
    { words: 'Pays ' },
    { rune: { kind: 'power', name: 'energy' } },
    { words: ' or ' },
    { rune: { kind: 'power', name: 'skill' } },
    { words: ' for a power.' },
  ]);
});

test('keywords of the glossary stand out, the longest first', () => {
  expect(lines('champions', 'This card gains surge.', ['forced response', 'surge'])[0]?.words).toEqual([
    { words: 'This card gains ' },
    { words: 'surge', keyword: 'surge' },
    { words: '.' },
  ]);
});
