/** A set-up form as it is being filled in, and the set-up that it makes. Everything here is plain data. */

import type { FormItem, GameForm, WishedSeat } from '../../api/generated';
import type { GameName } from '../../contracts';
import { gameOf } from '../../games';
import { said } from '../../language';
import type { Plain } from '../lobby';
import type { Decks } from './game';

/** What the server takes; whatever is left out is the default, or drawn at random. */
export type Setup = Record<string, unknown>;

export type Who = 'me' | 'here' | 'friend' | 'computer' | 'open';

export const WHO_WORDS: Record<Who, () => string> = {
  me: () => said('Me'),
  here: () => said('Somebody beside me'),
  friend: () => said('A friend, by link'),
  computer: () => said('Computer player'),
  open: () => said('Anybody who comes'),
};

/** By the name of an item that is asked once a seat: its deck, its hero. Empty: left out. */
export type Picks = Record<string, string>;

export interface SeatWish {
  who: Who;
  name: string;
  level: string;
  picks: Picks;
}

export interface Wishes {
  seats: SeatWish[];
  /** By the name of an item that is asked once a table; null or an empty list: left to the game or to chance. */
  table: Record<string, Plain | Plain[] | null>;
}

/** A deck of one's own stands as `own:` and its name where the name of a ready-made one could stand. */
export const OWN = 'own:';

/** How many may play. */
export function seatsOf(form: GameForm): { least: number; most: number } {
  const item = itemNamed(form, gameOf(form.name).setup.counted);
  const counts = item.many ? [item.least, item.most] : item.choices.map(Number);
  return { least: Math.min(...counts), most: Math.max(...counts) };
}

export function itemNamed(form: GameForm, name: string): FormItem {
  const item = form.form.find((one) => one.name === name);
  if (!item) {
    const parts = { game: gameOf(form.name).title, line: name };
    throw new Error(said('The form of {game} has no line “{line}”: the page and the server don’t fit.', parts));
  }
  return item;
}

/** The lines of the form that are asked once for the whole table. Who is first is asked where several play. */
export function tableItems(form: GameForm, { seats, table }: Wishes): FormItem[] {
  const { onlyWhere } = gameOf(form.name).setup;
  return sharedItems(form).filter(({ name }) =>
    name === 'first' ? seats.length > 1 : (onlyWhere[name]?.(seats.length, table) ?? true),
  );
}

function sharedItems(form: GameForm): FormItem[] {
  const apart = itemsOfSeats(form.name);
  return form.form.filter(({ name }) => !apart.includes(name));
}

/** The lines that are asked with the seats: what each plays, and how many they are. */
export function itemsOfSeats(game: GameName): string[] {
  const { seatItems, counted } = gameOf(game).setup;
  return [...new Set([...seatItems, counted])];
}

/** The rulebook's first game: you, and computer players in the other seats. */
export function firstWishes(form: GameForm): Wishes {
  const counted = itemNamed(form, gameOf(form.name).setup.counted);
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

export function newSeat(form: GameForm, place: number, table: Wishes['table'] = {}): SeatWish {
  return {
    who: place === 0 ? 'me' : 'computer',
    name: '',
    level: form.usual_player,
    picks: usualPicks(form, place, table),
  };
}

function usualPicks(form: GameForm, place: number, table: Wishes['table']): Picks {
  const { firstPicks, picksAt } = gameOf(form.name).setup;
  return picksAt?.(table, place) ?? firstPicks(place, (name) => String(itemNamed(form, name).choices[place] ?? ''));
}

/** Answer a line of the table. Seats that still have what is usual have then what is usual at the new table. */
export function answer(form: GameForm, { seats, table }: Wishes, item: string, wish: Plain | Plain[] | null): void {
  const usual = seats.map((_, place) => JSON.stringify(usualPicks(form, place, table)));
  table[item] = wish;
  for (const [place, seat] of seats.entries())
    if (JSON.stringify(seat.picks) === usual[place]) seat.picks = usualPicks(form, place, table);
}

/** How an own deck, `own:` and its name, is sent: as its text. */
export type DeckTexts = (name: string) => string | undefined;

export function setupOf(form: GameForm, wishes: Wishes, deckText: DeckTexts, leaderOf: Decks['leaderOf']): Setup {
  const table = Object.fromEntries(
    tableItems(form, wishes)
      .map((item) => [item, wishes.table[item.name] ?? null] as const)
      .filter(([item, value]) => !isLeftToChance(item, value))
      .map(([item, value]) => [item.name, value]),
  );
  const sent = (deck: string) =>
    deck.startsWith(OWN) ? { 'deck list': deckText(deck.slice(OWN.length)) ?? '' } : deck;
  return { ...table, ...gameOf(form.name).setup.ofSeats(wishes.seats, { sent, leaderOf }) };
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

/** Whether nothing is chosen where that means the rulebook's first game; with a choice, the rest is drawn at random. */
export function isFirstGame(game: GameName, wishes: Wishes): boolean {
  return gameOf(game).setup.isFirstGame?.(wishes) ?? false;
}

/** Whether strangers are to find the table. */
export function isListed(wishes: Wishes): boolean {
  return wishes.seats.some((seat) => seat.who === 'open');
}

/** Seats that are played in this browser: yours first. */
export function isLocal(who: Who): boolean {
  return who === 'me' || who === 'here';
}
