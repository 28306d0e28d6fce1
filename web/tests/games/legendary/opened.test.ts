import { afterEach, describe, expect, it } from 'vitest';
import { spreads } from '../../../src/games/legendary/board/opened';
import { turnPlays, unseenRecruit } from '../../../src/games/legendary/board/turn';
import { asLegendary, termsOf } from '../../../src/games/legendary/board/seen';
import { ENGLISH, speak } from '../../../src/language';
import type { Decision, Option, View } from '../../../src/api/generated';
import type { Marks, Table } from '../../../src/contracts';

const UNMARKED: Marks = { can: false, target: false, mine: 0, asked: false, no: false };

const VIEW: View = {
  game: 'legendary',
  tongue: '',
  you: 0,
  seats: 2,
  active: 0,
  turn: 3,
  phases: [],
  zones: {
    'hand:0': { count: 1, cards: [{ handle: 'agent' }] },
    'hand:1': { count: 1, cards: [{ handle: 'odinson' }] },
    'discard:0': { count: 2, cards: [{ handle: 'trooper' }, { handle: 'wound' }] },
    'deck:0': { count: 9, known: [[0, { handle: 'top' }]] },
    'city:Bank': { count: 1, cards: [{ handle: 'venom' }] },
  },
};

function tableWhere(...choosable: string[]): Table {
  const marks = (handle: string) => ({ ...UNMARKED, can: choosable.includes(handle) });
  return { view: VIEW, names: ['You', 'Ben'], marks } as Partial<Table> as Table;
}

function laidOut(table: Table, opened: string | null) {
  return spreads(table, opened).map(({ title, cards }) => [title, cards.map(({ handle }) => handle)]);
}

function decisionOf(...verbs: string[]): Decision {
  const options = verbs.map((verb) => ({ verb, key: verb, cards: ['bamf'] }) as Partial<Option> as Option);
  return { options } as Partial<Decision> as Decision;
}

describe('piles that are laid out', () => {
  it('stay closed while nothing in them matters', () => {
    expect(laidOut(tableWhere('agent', 'venom'), null)).toEqual([]);
  });

  it('show the cards that can be chosen, in one’s discards or known on top of one’s deck', () => {
    expect(laidOut(tableWhere('wound', 'top'), null)).toEqual([
      ['Your discards', ['wound']],
      ['Your deck', ['top']],
    ]);
  });

  it('show all cards of a pile or hand that somebody opens', () => {
    expect(laidOut(tableWhere(), 'discard:0')).toEqual([['Your discards', ['trooper', 'wound']]]);
    expect(laidOut(tableWhere(), 'hand:1')).toEqual([['Ben’s hand', ['odinson']]]);
  });
});

describe('what things are called', () => {
  afterEach(() => speak(ENGLISH));
  const villains = asLegendary({ ...VIEW, words: { Hero: 'Ally', Scheme: 'Plot' } });

  it('is what the players’ side calls them', () => {
    expect(termsOf(asLegendary(VIEW))).toMatchObject({ Hero: 'Hero', HQ: 'HQ' });
    expect(termsOf(villains)).toMatchObject({ Hero: 'Ally', Scheme: 'Plot', HQ: 'HQ' });
  });

  it('is that in the language of the reader', () => {
    speak({ ...ENGLISH, messages: { Ally: 'Allié', Hero: 'Héros', Villain: 'Vilain' } });
    expect(termsOf(villains)).toMatchObject({ Hero: 'Allié', Villain: 'Vilain', Scheme: 'Plot' });
  });
});

describe('playing the whole hand', () => {
  it('goes on in one’s turn, and stops where something else is asked', () => {
    expect(turnPlays(decisionOf('play', 'fight', 'play', 'end'), [])).toHaveLength(2);
    expect(turnPlays(decisionOf('play', 'no'), [])).toEqual([]);
    expect(turnPlays(null, [])).toEqual([]);
  });

  it('knows the sidekick that can be recruited unseen', () => {
    expect(unseenRecruit(decisionOf('recruit', 'end'), [])).toBe('bamf');
    expect(unseenRecruit(decisionOf('recruit', 'end'), [{ handle: 'bamf' }])).toBeUndefined();
    expect(unseenRecruit(decisionOf('play', 'end'), [])).toBeUndefined();
  });

  it('leaves out what its player has a choice with', () => {
    const decision = decisionOf('play', 'teleport', 'end');
    expect(turnPlays(decision, [{ handle: 'bamf', asks: true }])).toEqual([]);
    expect(turnPlays(decision, [{ handle: 'bamf' }])).toHaveLength(1);
  });
});
