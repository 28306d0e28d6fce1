import type { GameForm } from '../../../src/api/generated';
import { expect, it } from 'vitest';
import { firstWishes, newSeat, seatsOf, setupOf } from '../../../src/pages/setup/form';
import { asked, item, noDecks, noLeader } from '../../forms';

const FORM: GameForm = {
  name: 'champions',
  players: ['normal'],
  usual_player: 'normal',
  form: [
    item('heroes', { many: true, most: 4, choices: ['spider-man', 'iron-man'], default: ['spider-man'] }),
    item('aspects', { many: true, least: 0, most: 4, choices: ['justice', 'aggression'], default: [] }),
    item('decks', { many: true, least: 0, most: 4, choices: [], default: [], decks: true }),
    item('scenario', { choices: ['rhino', 'klaw'], default: 'rhino' }),
    item('modular', { many: true, least: 0, choices: ['suggested', 'bomb-scare'], default: ['suggested'] }),
    item('first', { choices: [0, 1, 2, 3], default: 0 }),
  ],
};

it('sends a deck of your own as its text, and ready-made ones for the others', () => {
  const wishes = firstWishes(FORM);
  wishes.seats.push(newSeat(FORM, 1));
  expect(setupOf(FORM, wishes, noDecks, noLeader)).toMatchObject({ aspects: ['justice', 'aggression'] });
  Object.assign(wishes.seats[0]?.picks ?? {}, { decks: 'own:Webs' });
  const setup = setupOf(FORM, wishes, () => 'Hero: Spider-Man', noLeader);
  expect(setup).not.toHaveProperty('aspects');
  expect(setup).toMatchObject({ decks: [{ 'deck list': 'Hero: Spider-Man' }, 'iron-man-aggression'] });
});

it('says so when nothing is chosen where the game would otherwise suggest something', () => {
  const wishes = firstWishes(FORM);
  wishes.table.modular = [];
  expect(setupOf(FORM, wishes, noDecks, noLeader)).toMatchObject({ modular: [] });
});

it('asks who begins only when several play', () => {
  expect(asked(FORM, 1)).not.toContain('first');
  expect(asked(FORM, 2)).toContain('first');
});

it('knows how many may play', () => {
  expect(seatsOf(FORM)).toEqual({ least: 1, most: 4 });
});
