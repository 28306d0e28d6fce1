/** A set-up form as it is being filled in, and the set-up that it makes. Everything here is plain data. */

import type { GameName } from '../../contracts';
import type { FormItem, GameForm, Plain, WishedSeat } from '../lobby';

/** What the server takes; whatever is left out is the default, or drawn at random. */
export type Setup = Record<string, unknown>;

export type Who = 'me' | 'here' | 'friend' | 'computer' | 'open';

export const WHO_WORDS: Record<Who, string> = {
  me: 'Me',
  here: 'Somebody beside me',
  friend: 'A friend, by link',
  computer: 'Computer player',
  open: 'Anybody who comes',
};

export interface SeatWish {
  who: Who;
  name: string;
  level: string;
  /** By the name of an item that is asked once a seat: its deck, its hero. Empty: left out. */
  picks: Record<string, string>;
}

export interface Wishes {
  seats: SeatWish[];
  /** By the name of an item that is asked once a table; null or an empty list: left to the game or to chance. */
  table: Record<string, Plain | Plain[] | null>;
}

/** A deck of one's own stands as `own:` and its name where the name of a ready-made one could stand. */
export const OWN = 'own:';

export interface GameSeats {
  least: number;
  most: number;
  /** The items that are asked once a seat. */
  items: string[];
}

const SEAT_ITEMS: Record<GameName, string[]> = {
  vs: ['decks', 'mains'],
  champions: ['heroes', 'aspects', 'decks'],
  legendary: ['helped'],
};
/** The item whose length (or number) says how many play. */
const COUNTED: Record<GameName, string> = { vs: 'decks', champions: 'heroes', legendary: 'players' };
/** Aspects of the first, second... seat: with the first heroes, those of the rulebook's own first games. */
const ASPECTS = ['justice', 'aggression', 'leadership', 'protection'];

export function seatsOf(form: GameForm): GameSeats {
  const item = itemNamed(form, COUNTED[form.name]);
  const counts = item.many ? [item.least, item.most] : item.choices.map(Number);
  return { least: Math.min(...counts), most: Math.max(...counts), items: SEAT_ITEMS[form.name] };
}

export function itemNamed(form: GameForm, name: string): FormItem {
  const item = form.form.find((one) => one.name === name);
  if (!item) throw new Error(`The form of ${form.name} has no line "${name}": the page and the server don't fit.`);
  return item;
}

/** Lines that make sense only at some tables: for one player or several, for four, for two teams. */
const ONLY_WHERE: Record<string, (players: number, table: Wishes['table']) => boolean> = {
  solo: (players) => players === 1,
  first: (players) => players > 1,
  mode: (players) => players === 4,
  recruit_for_teammate: (players, table) => players === 4 && table.mode === 'two-against-two',
};

/** The lines of the form that are asked once for the whole table. */
export function tableItems(form: GameForm, { seats, table }: Wishes): FormItem[] {
  return sharedItems(form).filter(({ name }) => ONLY_WHERE[name]?.(seats.length, table) ?? true);
}

function sharedItems(form: GameForm): FormItem[] {
  const apart = [...SEAT_ITEMS[form.name], COUNTED[form.name]];
  return form.form.filter(({ name }) => !apart.includes(name));
}

/** The seats of a Vs. table that play together, party by party. */
export function partiesOf(wishes: Wishes): SeatWish[][] {
  const { seats, table } = wishes;
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

/** The rulebook's first game: you, and computer players in the other seats. */
export function firstWishes(form: GameForm): Wishes {
  const counted = itemNamed(form, COUNTED[form.name]);
  const seats = Array.isArray(counted.default) ? counted.default.length : Number(counted.default);
  const table = Object.fromEntries(sharedItems(form).map((item) => [item.name, plainDefault(item)]));
  return { seats: Array.from({ length: seats }, (_, place) => newSeat(form, place)), table };
}

/** Whether the form still has the seats and the lines of wishes that were made before. */
export function stillFit(form: GameForm, { seats, table }: Wishes): boolean {
  const { least, most } = seatsOf(form);
  const lines = sharedItems(form).map(({ name }) => name);
  return seats.length >= least && seats.length <= most && Object.keys(table).every((name) => lines.includes(name));
}

function plainDefault(item: FormItem): Plain | Plain[] | null {
  return item.many ? [...((item.default as Plain[] | null) ?? [])] : (item.default as Plain | null);
}

export function newSeat(form: GameForm, place: number): SeatWish {
  return {
    who: place === 0 ? 'me' : 'computer',
    name: '',
    level: form.usual_player,
    picks: firstPicks(form, place),
  };
}

function firstPicks(form: GameForm, place: number): Record<string, string> {
  const nth = (name: string) => String(itemNamed(form, name).choices[place] ?? '');
  if (form.name === 'vs') return { decks: nth('decks'), mains: '' };
  if (form.name === 'champions') return { heroes: nth('heroes'), aspects: ASPECTS[place] ?? 'justice', decks: '' };
  return { helped: '0' };
}

/** How an own deck, `own:` and its name, is sent: as its text. */
export type DeckTexts = (name: string) => string | undefined;

export function setupOf(form: GameForm, wishes: Wishes, deckText: DeckTexts, mainOf: (deck: string) => string): Setup {
  const table = Object.fromEntries(
    tableItems(form, wishes)
      .map((item) => [item, wishes.table[item.name] ?? null] as const)
      .filter(([item, value]) => !isLeftToChance(item, value))
      .map(([item, value]) => [item.name, value]),
  );
  const deck = (name: string) =>
    name.startsWith(OWN) ? { 'deck list': deckText(name.slice(OWN.length)) ?? '' } : name;
  const each = (name: string) => wishes.seats.map((seat) => seat.picks[name] ?? '');

  if (form.name === 'legendary') {
    const helped = each('helped').map(Number);
    return { ...table, players: wishes.seats.length, ...(helped.some(Boolean) ? { helped } : {}) };
  }
  if (form.name === 'vs') {
    const mains = wishes.seats.map(({ picks }) => picks.mains || mainOf(picks.decks ?? ''));
    const chosen = each('mains').some(Boolean) ? { mains } : {};
    return { ...table, decks: each('decks').map(deck), ...chosen };
  }
  const heroes = each('heroes');
  if (each('decks').some(Boolean)) {
    const decks = wishes.seats.map(({ picks }) => deck(picks.decks || `${picks.heroes}-${picks.aspects}`));
    return { ...table, heroes, decks };
  }
  return { ...table, heroes, aspects: each('aspects') };
}

/** An empty list is a wish of its own (no modular set) where chance would not fill it. */
function isLeftToChance(item: FormItem, value: Plain | Plain[] | null): boolean {
  return value === null || (Array.isArray(value) && !value.length && item.default === null);
}

export function wishedSeats(wishes: Wishes): WishedSeat[] {
  return wishes.seats.map(({ who, name, level }) => {
    if (who === 'computer') return { kind: 'computer', player: level };
    if (who === 'open' || who === 'friend') return { kind: 'open' };
    return { kind: 'person', name };
  });
}

/** Legendary without a choice is the rulebook's first game; with one, the rest is drawn at random. */
export function isFirstLegendary(game: GameName, { table }: Wishes): boolean {
  const drawn = ['mastermind', 'scheme', 'heroes', 'villains', 'henchmen'];
  const left = (value: unknown) => value === null || (Array.isArray(value) && !value.length);
  return game === 'legendary' && drawn.every((item) => left(table[item] ?? null));
}

/** Whether strangers are to find the table. */
export function isListed(wishes: Wishes): boolean {
  return wishes.seats.some((seat) => seat.who === 'open');
}

/** Seats that are played in this browser: yours first. */
export function isLocal(who: Who): boolean {
  return who === 'me' || who === 'here';
}
