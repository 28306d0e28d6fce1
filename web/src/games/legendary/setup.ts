import { plural, said } from '../../language';
import { any, fact, first, itself, last, ofKind } from '../../pages/setup/belongs';
import type { Wishes } from '../../pages/setup/form';
import type { GameSetup } from '../../pages/setup/game';
import { titled } from '../../words';

/** Without a choice it is the rulebook's first game; with one, the rest of these is drawn at random. */
const DRAWN = ['mastermind', 'scheme', 'heroes', 'villains', 'henchmen'];

const CHALLENGES: Record<string, () => string> = {
  heroic: () => said('Heroic'),
  champion: () => said('Champion'),
  legendary: () => said('Legendary'),
  distracted: () => said('Distracted'),
  maniacal: () => said('Maniacal'),
  enraged: () => said('Enraged'),
  tyrant: () => said('Tyrant'),
  nightmare: () => said('Nightmare'),
  'all-powerful': () => said('All Powerful'),
  'hand-of-fate': () => said('Hand of Fate'),
  'endless-spite': () => said('Endless Spite'),
  'evacuate-the-wounded': () => said('Evacuate the Wounded'),
  'imprison-the-wounded': () => said('Imprison the Wounded'),
  'growing-threat': () => said('Growing Threat'),
  'plots-upon-plots': () => said('Plots upon Plots'),
  'pain-upon-pain': () => said('Pain upon Pain'),
  'hell-on-earth': () => said('Hell on Earth'),
  'final-blow': () => said('Final Blow'),
  'final-showdown': () => said('Final Showdown'),
};

/** Challenges of several degrees. */
const DEGREES: Record<string, (number: string) => string> = {
  'opening-salvo': (number) => said('Opening Salvo {number}', { number }),
  'prison-break': (number) => said('Prison Break {number}', { number }),
  'army-of-evil': (number) => said('Army of Evil {number}', { number }),
  'army-of-glory': (number) => said('Army of Glory {number}', { number }),
};

function challengeWords(way: string): string {
  const [, name = '', number = ''] = /^(.*)-(\d+)$/.exec(way) ?? [];
  return CHALLENGES[way]?.() ?? DEGREES[name]?.(number) ?? titled(way);
}

/** A height that all have until they say otherwise, in centimetres. */
const ALIKE = 170;

const DECKS: Record<string, () => string> = {
  usual: () => said('usual'),
  shield: () => said('S.H.I.E.L.D.'),
  hydra: () => said('HYDRA'),
};

function deckWords(deck: string): string {
  return DECKS[deck]?.() ?? titled(deck);
}

/** Whether only sets of the villains' side are drawn from: Sidekicks are none of theirs. */
function isOfVillains({ side, expansions }: Wishes['table']): boolean {
  return side === 'villains' && !(Array.isArray(expansions) && expansions.length);
}

/** Whether cards are drawn that ask for what lies outside the game. */
export function asksForTheWorld({ expansions }: Wishes['table']): boolean {
  return Array.isArray(expansions) && expansions.includes('deadpool');
}

export const setup: GameSetup = {
  counted: 'players',
  seatItems: ['helped', 'starting_decks', 'heights'],
  fineItems: ['challenges', 'solo', 'hour'],
  onlyWhere: {
    solo: (players) => players === 1,
    sidekicks: (_, table) => !isOfVillains(table),
    hour: (_, table) => asksForTheWorld(table),
    own_row: (_, table) => Number(table.mastermind_player ?? 0) > 0,
  },

  get heading() {
    return said('Against whom');
  },
  get itemWords() {
    return {
      side: said('Side'),
      mastermind: said('Mastermind'),
      epic: said('Epic side of the Mastermind'),
      scheme: said('Scheme'),
      heroes: said('Heroes'),
      villains: said('Villain groups'),
      henchmen: said('Henchmen'),
      expansions: said('More sets'),
      first_game: said('First game of a box'),
      challenges: said('Make it harder'),
      horrors: said('Horrors'),
      random_horrors: said('Horrors at random'),
      starting_decks: said('Starting decks'),
      helped: said('Officers in place of Agents'),
      heights: said('Heights'),
      hour: said('Hour of the day'),
      sidekicks: said('Sidekicks'),
      mastermind_player: said('A player as the Mastermind'),
      own_row: said('A row of the other side’s Heroes for that player'),
      solo: said('Rules for one'),
    };
  },
  choiceWords: {
    challenges: (way) => challengeWords(String(way)),
    starting_decks: (deck) => deckWords(String(deck)),
    helped: (count) => (count === 0 ? said('none') : String(count)),
    heights: (height) => said('{height} cm', { height: String(height) }),
    hour: (hour) => said('{hour}:00', { hour: String(hour) }),
    mastermind_player: (player) => (player === 0 ? said('none') : said('Player {number}', { number: String(player) })),
    side: (side) => (side === 'villains' ? said('Villains') : said('Heroes')),
    solo: (way) => (way === 'advanced' ? said('Advanced') : said('Basic')),
  },
  get whyNumbers() {
    return said('as the Scheme wants');
  },
  title(form) {
    const first = form.wishes.table.side === 'villains' ? 'Dr. Strange' : 'Red Skull';
    if (isFirstGame(form.wishes)) return said('The first game, against {foe}', { foe: first });
    const players = form.wishes.seats.length;
    const foe = form.foe('mastermind');
    if (players === 1) return said('You alone against {foe}', { foe });
    return plural(players, '{number} player against {foe}', '{number} players against {foe}', { foe });
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

  firstPicks: () => ({ helped: '0', starting_decks: 'usual', heights: String(ALIKE) }),
  drawn: { seat: [], table: ['mastermind'] },
  isFirstGame,
  ofSeats(seats) {
    const helped = seats.map(({ picks }) => Number(picks.helped ?? ''));
    const decks = seats.map(({ picks }) => picks.starting_decks ?? 'usual');
    const heights = seats.map(({ picks }) => Number(picks.heights ?? '') || ALIKE);
    return {
      players: seats.length,
      ...(helped.some(Boolean) ? { helped } : {}),
      ...(decks.some((deck) => deck !== 'usual') ? { starting_decks: decks } : {}),
      ...(heights.some((height) => height !== ALIKE) ? { heights } : {}),
    };
  },

  parts: async () => ({ Fine: (await import('./Helped.svelte')).default }),
};

function isFirstGame({ table }: Wishes): boolean {
  const left = (value: unknown) => value === null || (Array.isArray(value) && !value.length);
  return DRAWN.every((item) => left(table[item] ?? null));
}
