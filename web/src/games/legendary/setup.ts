import { any, fact, first, itself, last, ofKind } from '../../pages/setup/belongs';
import type { Wishes } from '../../pages/setup/form';
import type { GameSetup } from '../../pages/setup/game';

/** Without a choice it is the rulebook's first game; with one, the rest of these is drawn at random. */
const DRAWN = ['mastermind', 'scheme', 'heroes', 'villains', 'henchmen'];

export const setup: GameSetup = {
  counted: 'players',
  seatItems: ['helped'],
  fineItems: ['challenges', 'solo'],
  onlyWhere: { solo: (players) => players === 1 },

  heading: 'Against whom',
  itemWords: {
    mastermind: 'Mastermind',
    scheme: 'Scheme',
    heroes: 'Heroes',
    villains: 'Villain groups',
    henchmen: 'Henchmen',
    expansions: 'Expansions',
    challenges: 'Make it harder',
    helped: 'Officers in place of Agents',
    sidekicks: 'Sidekicks',
    solo: 'Rules for one',
  },
  choiceWords: {},
  whyNumbers: 'as the Scheme wants',
  title(form) {
    if (isFirstGame(form.wishes)) return 'The first game, against Red Skull';
    const players = form.wishes.seats.length;
    return `${players === 1 ? 'You alone' : `${players} players`} against ${form.foe('mastermind')}`;
  },

  contents: {
    mastermind: any(ofKind('mastermind', itself), ofKind('tactic', fact('mastermind'))),
    scheme: ofKind('scheme', itself),
    heroes: ofKind('hero', fact('hero')),
    villains: ofKind('villain', fact('group')),
    henchmen: ofKind('henchman', fact('group')),
  },
  leading: ['mastermind'],
  pictures: {
    mastermind: first(ofKind('mastermind', itself)),
    scheme: first(ofKind('scheme', itself)),
    heroes: last(ofKind('hero', fact('hero'))),
    villains: last(ofKind('villain', fact('group'))),
    henchmen: last(ofKind('henchman', fact('group'))),
  },

  firstPicks: () => ({ helped: '0' }),
  drawn: { seat: [], table: ['mastermind'] },
  isFirstGame,
  ofSeats(seats) {
    const helped = seats.map(({ picks }) => Number(picks.helped ?? ''));
    return { players: seats.length, ...(helped.some(Boolean) ? { helped } : {}) };
  },

  parts: async () => ({ Fine: (await import('./Helped.svelte')).default }),
};

function isFirstGame({ table }: Wishes): boolean {
  const left = (value: unknown) => value === null || (Array.isArray(value) && !value.length);
  return DRAWN.every((item) => left(table[item] ?? null));
}
