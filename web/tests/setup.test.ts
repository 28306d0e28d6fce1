import { describe, expect, it } from 'vitest';
import type { FormItem, GameForm } from '../src/pages/lobby';
import {
  firstWishes,
  isFirstLegendary,
  newSeat,
  partiesOf,
  seatsOf,
  setupOf,
  tableItems,
  wishedSeats,
  type Wishes,
} from '../src/pages/setup/form';
import { choiceWords, itemWords } from '../src/pages/setup/words';

const item = (name: string, rest: Partial<FormItem>): FormItem => ({
  ...{ name, words: '', default: null, choices: [], many: false, least: 1, most: 1, repeats: false, decks: false },
  ...{ rule: '', meanings: {}, ...rest },
});

const VS: GameForm = {
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
const CHAMPIONS: GameForm = {
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
const LEGENDARY: GameForm = {
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
const noDecks = () => undefined;
const noMains = () => '';

describe('the first game', () => {
  it('has you at the first seat and computer players of the usual level at the others', () => {
    expect(wishedSeats(firstWishes(VS))).toEqual([
      { kind: 'person', name: '' },
      { kind: 'computer', player: 'normal' },
    ]);
  });

  it('of Legendary is that of the rulebook until something is chosen', () => {
    const wishes = firstWishes(LEGENDARY);
    expect(setupOf(LEGENDARY, wishes, noDecks, noMains)).toEqual({ players: 2 });
    expect(isFirstLegendary('legendary', wishes)).toBe(true);
    wishes.table.heroes = ['thor'];
    expect(isFirstLegendary('legendary', wishes)).toBe(false);
  });
});

/** The names of the lines that are asked of so many players. */
function asked(form: GameForm, players: number, table: Wishes['table'] = {}): string[] {
  const seats = Array.from({ length: players }, (_, place) => newSeat(form, place));
  return tableItems(form, { seats, table }).map(({ name }) => name);
}

describe('a set-up', () => {
  it('names a main character for every deck as soon as one is named', () => {
    const wishes = firstWishes(VS);
    expect(setupOf(VS, wishes, noDecks, noMains)).not.toHaveProperty('mains');
    Object.assign(wishes.seats[1] ?? {}, { picks: { decks: 'x-men', mains: 'Hulk' } });
    const setup = setupOf(VS, wishes, noDecks, (deck) => (deck === 'avengers' ? 'Captain America' : '?'));
    expect(setup).toMatchObject({ mains: ['Captain America', 'Hulk'] });
  });

  it('sends a deck of your own as its text, and ready-made ones for the others', () => {
    const wishes = firstWishes(CHAMPIONS);
    wishes.seats.push(newSeat(CHAMPIONS, 1));
    expect(setupOf(CHAMPIONS, wishes, noDecks, noMains)).toMatchObject({ aspects: ['justice', 'aggression'] });
    Object.assign(wishes.seats[0]?.picks ?? {}, { decks: 'own:Webs' });
    const setup = setupOf(CHAMPIONS, wishes, () => 'Hero: Spider-Man', noMains);
    expect(setup).not.toHaveProperty('aspects');
    expect(setup).toMatchObject({ decks: [{ 'deck list': 'Hero: Spider-Man' }, 'iron-man-aggression'] });
  });

  it('says so when nothing is chosen where the game would otherwise suggest something', () => {
    const wishes = firstWishes(CHAMPIONS);
    wishes.table.modular = [];
    expect(setupOf(CHAMPIONS, wishes, noDecks, noMains)).toMatchObject({ modular: [] });
  });

  it('asks who begins only when several play', () => {
    expect(asked(CHAMPIONS, 1)).not.toContain('first');
    expect(asked(CHAMPIONS, 2)).toContain('first');
  });

  it('asks for the rules for one player only when one plays', () => {
    expect(asked(LEGENDARY, 1)).toContain('solo');
    expect(asked(LEGENDARY, 2)).not.toContain('solo');
  });

  it('asks who plays with whom only when four play', () => {
    expect(asked(VS, 3)).not.toContain('mode');
    expect(asked(VS, 4)).toContain('mode');
  });

  it('seats those together who play together', () => {
    const seats = ['one', 'two', 'three', 'four'].map((name, place) => ({ ...newSeat(VS, place), name }));
    const names = (mode: string) =>
      partiesOf({ seats, table: { mode } }).map((party) => party.map(({ name }) => name).join('+'));
    expect(names('two-against-two')).toEqual(['one+three', 'two+four']);
    expect(names('two-headed')).toEqual(['one+two', 'three+four']);
    expect(names('free-for-all')).toEqual(['one', 'two', 'three', 'four']);
  });

  it('asks about recruiting for a teammate only where that is possible, and sends no answer elsewhere', () => {
    expect(asked(VS, 4)).not.toContain('recruit_for_teammate');
    expect(asked(VS, 4, { mode: 'two-against-two' })).toContain('recruit_for_teammate');
    const wishes = firstWishes(VS);
    Object.assign(wishes.table, { mode: 'two-against-two', recruit_for_teammate: true });
    expect(setupOf(VS, wishes, noDecks, noMains)).not.toHaveProperty('recruit_for_teammate');
  });
});

it('calls the books of Vs. System by their names', () => {
  expect(itemWords('vs', 'rules')).toBe('Rulebook');
  expect(choiceWords('rules', 'compiled', undefined)).toBe('Compiled Rulebook');
  expect(choiceWords('rules', 'mcu', undefined)).toBe('MCU Giant-Sized Issue');
});

it('knows how many may play', () => {
  expect([seatsOf(VS), seatsOf(CHAMPIONS), seatsOf(LEGENDARY)].map(({ least, most }) => [least, most])).toEqual([
    [2, 4],
    [1, 4],
    [1, 5],
  ]);
});
