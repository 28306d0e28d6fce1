import type { GameForm } from '../../../src/api/generated';
import { expect, it } from 'vitest';
import { firstWishes, isFirstGame, seatsOf, setupOf } from '../../../src/pages/setup/form';
import { asked, item, noDecks, noLeader } from '../../forms';

const FORM: GameForm = {
  name: 'legendary',
  players: ['normal'],
  usual_player: 'normal',
  form: [
    item('players', { choices: [1, 2, 3, 4, 5], default: 2 }),
    item('mastermind', { choices: ['loki'] }),
    item('heroes', { many: true, least: 0, most: 6, choices: ['thor'] }),
    item('solo', { choices: ['basic', 'advanced'], default: 'basic' }),
    item('helped', { many: true, choices: [0, 1, 2], default: [] }),
  ],
};

it('is the rulebook’s first game until something is chosen', () => {
  const wishes = firstWishes(FORM);
  expect(setupOf(FORM, wishes, noDecks, noLeader)).toEqual({ players: 2 });
  expect(isFirstGame('legendary', wishes)).toBe(true);
  wishes.table.heroes = ['thor'];
  expect(isFirstGame('legendary', wishes)).toBe(false);
});

it('asks for the rules for one player only when one plays', () => {
  expect(asked(FORM, 1)).toContain('solo');
  expect(asked(FORM, 2)).not.toContain('solo');
});

it('knows how many may play', () => {
  expect(seatsOf(FORM)).toEqual({ least: 1, most: 5 });
});
