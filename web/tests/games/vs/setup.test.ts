import type { CardInfo, GameForm } from '../../../src/api/generated';
import { expect, it } from 'vitest';
import { partiesOf, setup } from '../../../src/games/vs/setup';
import { pictureOf } from '../../../src/pages/setup/contents';
import { answer, firstWishes, newSeat, seatsOf, setupOf, wishedSeats } from '../../../src/pages/setup/form';
import { choiceWords, itemWords } from '../../../src/pages/setup/words';
import { asked, item, noDecks, noLeader } from '../../forms';

const FORM: GameForm = {
  name: 'vs',
  players: ['easy', 'normal', 'hard'],
  usual_player: 'normal',
  form: [
    item('decks', { many: true, least: 2, most: 4, choices: ['avengers', 'x-men'], default: ['avengers', 'x-men'] }),
    item('mains', { many: true, least: 0, most: 4, choices: ['Hulk', 'Storm'], default: [] }),
    item('rules', { choices: ['compiled', 'mcu'], default: 'compiled' }),
    item('mode', { choices: ['free-for-all', 'two-against-two'], default: 'free-for-all' }),
    item('recruit_for_teammate', { choices: [false, true], default: false }),
    item('open_hands', { choices: [false, true], default: false }),
  ],
};

it('has you at the first seat and computer players of the usual level at the others', () => {
  expect(wishedSeats(firstWishes(FORM))).toEqual([
    { kind: 'person', name: '' },
    { kind: 'computer', player: 'normal' },
  ]);
});

it('names a main character for every deck as soon as one is named', () => {
  const wishes = firstWishes(FORM);
  expect(setupOf(FORM, wishes, noDecks, noLeader)).not.toHaveProperty('mains');
  Object.assign(wishes.seats[1] ?? {}, { picks: { decks: 'x-men', mains: 'Hulk' } });
  const setup = setupOf(FORM, wishes, noDecks, (deck) => (deck === 'avengers' ? 'Captain America' : '?'));
  expect(setup).toMatchObject({ mains: ['Captain America', 'Hulk'] });
});

it('deals the decks of the MCU book to whoever plays by it and has picked no other', () => {
  const wishes = firstWishes(FORM);
  const decks = () => wishes.seats.map(({ picks }) => picks.decks);
  answer(FORM, wishes, 'rules', 'mcu');
  expect(decks()).toEqual(['mcu-heroes', 'mcu-villains']);
  expect(newSeat(FORM, 2, wishes.table).picks.decks).toBe('mcu-heroes');
  Object.assign(wishes.seats[1] ?? {}, { picks: { decks: 'x-men', mains: 'Hulk' } });
  answer(FORM, wishes, 'rules', 'compiled');
  expect(decks()).toEqual(['avengers', 'x-men']);
});

it('asks who plays with whom only when four play', () => {
  expect(asked(FORM, 3)).not.toContain('mode');
  expect(asked(FORM, 4)).toContain('mode');
});

it('seats those together who play together', () => {
  const seats = ['one', 'two', 'three', 'four'].map((name, place) => ({ ...newSeat(FORM, place), name }));
  const names = (mode: string) =>
    partiesOf({ seats, table: { mode } }).map((party) => party.map(({ name }) => name).join('+'));
  expect(names('two-against-two')).toEqual(['one+three', 'two+four']);
  expect(names('two-headed')).toEqual(['one+two', 'three+four']);
  expect(names('free-for-all')).toEqual(['one', 'two', 'three', 'four']);
});

it('asks about recruiting for a teammate only where that is possible, and sends no answer elsewhere', () => {
  expect(asked(FORM, 4)).not.toContain('recruit_for_teammate');
  expect(asked(FORM, 4, { mode: 'two-against-two' })).toContain('recruit_for_teammate');
  const wishes = firstWishes(FORM);
  Object.assign(wishes.table, { mode: 'two-against-two', recruit_for_teammate: true });
  expect(setupOf(FORM, wishes, noDecks, noLeader)).not.toHaveProperty('recruit_for_teammate');
});

it('calls the books by their names', () => {
  expect(itemWords('vs', 'rules')).toBe('Rulebook');
  expect(choiceWords('vs', 'rules', 'compiled', undefined)).toBe('Compiled Rulebook');
  expect(choiceWords('vs', 'rules', 'mcu', undefined)).toBe('MCU Giant-Sized Issue');
});

it('knows how many may play', () => {
  expect(seatsOf(FORM)).toEqual({ least: 2, most: 4 });
});

it('shows each main character by its own card, also where its box stands before its id', () => {
  const main = (id: string, name: string, set: string): CardInfo => ({
    ...{ id, name, set, kind: 'main character', text: '', playable: true, numbers: {}, facts: {} },
    ...{ traits: [], copies: 1, terms: [], missing: '', lines: [] },
  });
  const cards = [
    main('thor-level-1', 'Thor', 'Legacy'),
    main('mcu-thor-level-1', 'Thor', 'The MCU Battles'),
    main('mcu-heroes-vision-level-1', 'Vision', 'MCU Heroes'),
  ];
  const shown = (name: string) => pictureOf(setup, 'mains', name, cards)?.id;
  expect(['Thor', 'Thor (The MCU Battles)', 'Vision'].map(shown)).toEqual(cards.map(({ id }) => id));
});
