import { itselfAs, first, ofKind } from '../../pages/setup/belongs';
import type { SeatWish, Wishes } from '../../pages/setup/form';
import type { GameSetup } from '../../pages/setup/game';
import { slugged, titled } from '../../words';

const BOOKS: Record<string, string> = {
  compiled: 'Compiled Rulebook',
  'marvel-battles': 'The Marvel Battles',
  mcu: 'MCU Giant-Sized Issue',
};

const MODES: Record<string, string> = {
  'free-for-all': 'Free for all',
  'two-against-two': 'Two against two',
  'two-headed': 'Two heads a side',
};

export const setup: GameSetup = {
  counted: 'decks',
  seatItems: ['decks', 'mains'],
  fineItems: ['rules'],
  onlyWhere: {
    mode: (players) => players === 4,
    recruit_for_teammate: (players, table) => players === 4 && table.mode === 'two-against-two',
  },

  heading: 'The table',
  itemWords: {
    decks: 'Deck',
    mains: 'Main character',
    mode: 'Sides',
    recruit_for_teammate: 'Recruit for a teammate',
    rules: 'Rulebook',
  },
  choiceWords: {
    rules: (book) => BOOKS[String(book)] ?? titled(String(book)),
    mode: (mode) => MODES[String(mode)] ?? titled(String(mode)),
  },
  title(form) {
    const mainOf = ({ picks }: SeatWish) => picks.mains || form.leaderOf(picks.decks ?? '') || 'a deck';
    return partiesOf(form.wishes)
      .map((party) => party.map(mainOf).join(' and '))
      .join(' against ');
  },

  contents: { mains: ofKind('main character', (card, slug) => slugged(card.name) === slug) },
  leading: [],
  pictures: { mains: first(ofKind('main character', itselfAs('-level-1'))) },

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
