import { expect, it } from 'vitest';
import type { CardInfo } from '../src/contracts';
import { choices, found as foundCards, NO_FILTER } from '../src/pages/cards/filter';
import { ago } from '../src/pages/moments';
import { chapterOf, found, gameOfRule } from '../src/pages/rules/search';

const rule = (id: string, text: string) => ({ id, text, source: ['CR'], example: '' });
const RULES = [rule('MC-GUARD-01', 'A minion blocks attacks.'), rule('MC-MINION-02', 'A guard stands in the way.')];

it('finds rules by id before rules by words', () => {
  expect(found(RULES, 'minion').map(({ id }) => id)).toEqual(['MC-MINION-02', 'MC-GUARD-01']);
  expect(found(RULES, 'guard way').map(({ id }) => id)).toEqual(['MC-MINION-02']);
});

it('knows the game and the chapter of a rule', () => {
  expect([gameOfRule('LG-SETUP-01'), gameOfRule('XX-1'), chapterOf('VS-TEAM-03')]).toEqual([
    'legendary',
    undefined,
    'VS-TEAM',
  ]);
});

const card = (name: string, cost: number, teams: string[]): CardInfo => ({
  ...{ id: name, name, set: 'core', kind: 'hero', text: 'Draws a card.', playable: true, numbers: { cost } },
  ...{ traits: [], facts: { teams } },
});
const CARDS = [card('Hulk', 10, ['Avengers']), card('Storm', 2, ['X-Men']), card('Thor', 2, ['Avengers'])];

it('filters cards by everything at once', () => {
  const filter = { ...NO_FILTER, words: 'draws', side: 'Avengers', cost: '2' };
  expect(foundCards('vs', CARDS, filter).map(({ name }) => name)).toEqual(['Thor']);
});

it('offers costs by number, not by letter', () => {
  expect(choices('vs', CARDS).cost).toEqual(['2', '10']);
});

it('says times as people do', () => {
  const now = Date.parse('2026-11-16T12:00:00Z');
  expect(ago('2026-11-16T11:57:00Z', now)).toBe('3 minutes ago');
  expect(ago(now - 1000, now)).toBe('just now');
  expect(ago('2026-11-14T12:00:00Z', now)).toBe('2 days ago');
});

it('finds cards by the Hero, group or Mastermind that they belong to', () => {
  const owned = (name: string, facts: Record<string, string>): CardInfo => ({ ...card(name, 1, []), facts });
  const cards = [
    owned('Web-Shooters', { hero: 'Spider-Man', icon: 'Tech' }),
    owned('Blob', { group: 'Brotherhood' }),
    owned('Cruel Ruler', { mastermind: 'Loki' }),
  ];
  for (const [words, name] of [
    ['spider', 'Web-Shooters'],
    ['brotherhood', 'Blob'],
    ['loki', 'Cruel Ruler'],
  ] as const) {
    expect(foundCards('legendary', cards, { ...NO_FILTER, words }).map((one) => one.name)).toEqual([name]);
  }
});
