import { listed, said } from '../../language';
import { any, first, itselfAs, ofKind, type Belongs } from '../../pages/setup/belongs';
import type { SeatWish, Wishes } from '../../pages/setup/form';
import type { GameSetup } from '../../pages/setup/game';
import { slugged, titled } from '../../words';

/** The titles of books are names. */
const BOOKS: Record<string, string> = {
  compiled: 'Compiled Rulebook',
  'marvel-battles': 'The Marvel Battles',
  mcu: 'MCU Giant-Sized Issue',
};

/** The decks of the MCU book, which are of its universe. */
const OF_THE_MCU = ['mcu-heroes', 'mcu-villains'];

const MODES: Record<string, () => string> = {
  'free-for-all': () => said('Free for all'),
  'two-against-two': () => said('Two against two'),
  'two-headed': () => said('Two heads a side'),
};

const byName: Belongs = (card, slug) => slugged(card.name) === slug;

/** A main character whose name an older one bears is called by its set as well. */
const inItsSet: Belongs = (card, slug) => slugged(`${card.name} (${card.set})`) === slug;

export const setup: GameSetup = {
  counted: 'decks',
  seatItems: ['decks', 'mains'],
  fineItems: ['rules'],
  onlyWhere: {
    mode: (players) => players === 4,
    recruit_for_teammate: (players, table) => players === 4 && table.mode === 'two-against-two',
  },

  get heading() {
    return said('The table');
  },
  get itemWords() {
    return {
      decks: said('Deck'),
      mains: said('Main character'),
      mode: said('Sides'),
      recruit_for_teammate: said('Recruit for a teammate'),
      rules: said('Rulebook'),
    };
  },
  choiceWords: {
    rules: (book) => BOOKS[String(book)] ?? titled(String(book)),
    mode: (mode) => MODES[String(mode)]?.() ?? titled(String(mode)),
  },
  title(form) {
    const mainOf = ({ picks }: SeatWish) => picks.mains || form.leaderOf(picks.decks ?? '') || said('a deck');
    return partiesOf(form.wishes)
      .map((party) => listed(party.map(mainOf)))
      .reduce((one, other) => said('{one} against {other}', { one, other }));
  },

  contents: {
    mains: ofKind('main character', any(byName, inItsSet)),
  },
  leading: [],
  pictures: { mains: first(...[itselfAs('-level-1'), inItsSet, byName].map((way) => ofKind('main character', way))) },

  picksAt: ({ rules }, place) => (rules === 'mcu' ? { decks: OF_THE_MCU[place % 2] ?? '', mains: '' } : undefined),
  firstPicks: (_place, nth) => ({ decks: nth('decks'), mains: '' }),
  drawn: { seat: ['decks'], table: [] },
  ofSeats(seats, { sent, leaderOf }) {
    const decks = seats.map(({ picks }) => sent(picks.decks ?? ''));
    const mains = seats.map(({ picks }) => picks.mains || leaderOf(picks.decks ?? ''));
    return seats.some(({ picks }) => picks.mains) ? { decks, mains } : { decks };
  },

  parts: async () => ({ Seat: (await import('./Seat.svelte')).default }),
};

/** The seats that play together, party by party. */
export function partiesOf({ seats, table }: Wishes): SeatWish[][] {
  const [first, second, third, fourth] = seats;
  if (!first || !second || !third || !fourth) return seats.map((seat) => [seat]);
  if (table.mode === 'two-against-two')
    return [
      [first, third],
      [second, fourth],
    ];
  if (table.mode === 'two-headed')
    return [
      [first, second],
      [third, fourth],
    ];
  return seats.map((seat) => [seat]);
}
