import { expect, it } from 'vitest';
import { GAMES, gameOf } from '../src/games';
import { ago } from '../src/pages/moments';
import { chapterOf, found, gameOfRule } from '../src/pages/rules/search';

const rule = (id: string, text: string) => ({ id, text, source: ['CR'], example: '' });
const RULES = [rule('MC-GUARD-01', 'A minion blocks attacks.'), rule('MC-MINION-02', 'A guard stands in the way.')];

it('finds rules by id before rules by words', () => {
  expect(found(RULES, 'minion').map(({ id }) => id)).toEqual(['MC-MINION-02', 'MC-GUARD-01']);
  expect(found(RULES, 'guard way').map(({ id }) => id)).toEqual(['MC-MINION-02']);
});

it.each(GAMES)('knows the rules of %s by their ids', (game) => {
  expect(gameOfRule(gameOf(game).exampleRule)).toBe(game);
});

it('knows the chapter of a rule, and where a rule is of no game', () => {
  expect([gameOfRule('XX-1'), chapterOf('XX-TEAM-03')]).toEqual([undefined, 'XX-TEAM']);
});

it('says times as people do', () => {
  const now = Date.parse('2026-11-16T12:00:00Z');
  expect(ago('2026-11-16T11:57:00Z', now)).toBe('3 minutes ago');
  expect(ago(now - 1000, now)).toBe('just now');
  expect(ago('2026-11-14T12:00:00Z', now)).toBe('2 days ago');
});
