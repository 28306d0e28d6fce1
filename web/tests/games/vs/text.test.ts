import { expect, test } from 'vitest';
import { lines } from '../../../src/cards/text';

test('a power has a title, a time and a price', () => {
  const [line] = lines('vs', 'Godslayer Blade · [Might] [Might] · Main: Whenever Gamora stuns a character, KO it.');
  expect(line).toMatchObject({ title: 'Godslayer Blade', when: ['Main'] });
  expect(line?.runes.map((rune) => rune.name)).toEqual(['might', 'might']);
  expect(line?.words).toEqual([{ words: 'Whenever Gamora stuns a character, KO it.' }]);
});

test('how a character levels up stands where the time stands', () => {
  const [line] = lines('vs', 'Level Up at 3 XP · Side by Side: When he stuns an enemy, he gains 1 XP.');
  expect(line).toMatchObject({ title: 'Side by Side', when: ['Level Up at 3 XP'] });
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
