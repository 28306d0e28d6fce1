/** What the pages ask of the server: games and their forms, cards, rules, decks, tables. */

import { get, post } from '../api/http';
import type { CardInfo, GameName } from '../contracts';
import type { Setup } from './setup/form';

/** A line of a game's set-up form, as `longbox.setup` describes it. */
export interface FormItem {
  name: string;
  words: string;
  default: unknown;
  choices: Plain[];
  many: boolean;
  least: number;
  most: number;
  repeats: boolean;
  /** Whether a deck of one's own may stand in place of a name. */
  decks: boolean;
  rule: string;
}

export type Plain = string | number | boolean;

export interface GameForm {
  name: GameName;
  form: FormItem[];
  /** The computer players, from the weakest to the strongest. */
  players: string[];
}

export interface Problem {
  rule: string;
  text: string;
  cure: string;
  /** The lines of a set-up form that it is about. */
  items: string[];
}

export interface Rule {
  id: string;
  text: string;
  source: string[];
  example: string;
}

export interface WishedSeat {
  kind: 'person' | 'computer' | 'open';
  name?: string;
  player?: string;
}

export interface NewTable {
  game: GameName;
  setup: Setup;
  seats: WishedSeat[];
  listed?: boolean;
}

export interface TableLinks {
  table: string;
  seats: { seat: number; token: string }[];
  spectators: string;
}

export interface SeatInfo {
  kind: 'person' | 'computer' | 'open';
  name: string;
  player: string;
  present: boolean;
}

/** A table in a list, as its stored summary tells it. */
export interface TableInfo {
  table: string;
  game: GameName;
  /** Who is up against whom. */
  title: string;
  /** How far it is: "round 3, villain phase". */
  moment: string;
  asked: number | null;
  over: boolean;
  changed: string;
  seats: SeatInfo[];
}

export interface OwnTable extends TableInfo {
  seat: number | null;
  your_move: boolean;
}

export interface DeckLine {
  count: number;
  name: string;
  /** The card's id; empty if there is no such card. */
  card: string;
}

/** A deck as the server has read it. */
export interface ReadDeck {
  /** What a set-up calls it, if it comes with the game. */
  key: string;
  name: string;
  game: GameName | '';
  headings: Record<string, string>;
  cards: DeckLine[];
  size: number;
  problems: Problem[];
  text: string;
}

export const gameForm = (game: GameName) => get<GameForm>(`/games/${game}`);
export const cardsOf = (game: GameName) => get<CardInfo[]>(`/games/${game}/cards`);
export const rulesOf = (game: GameName) => get<Rule[]>(`/games/${game}/rules`);
export const checkSetup = (game: GameName, setup: Setup) => post<Problem[]>(`/games/${game}/check`, { setup });
export const layOut = (table: NewTable) => post<TableLinks>('/tables', table);
export const join = (table: string, name: string) =>
  post<{ seat: number; token: string }>(`/tables/${table}/join`, { name });
export const openTables = () => get<TableInfo[]>('/tables');
export const ownTables = (links: { table: string; token: string }[]) => post<OwnTable[]>('/tables/mine', { links });
export const replayOf = (table: string, token: string) =>
  post<{ replay: string }>(`/tables/${table}/replay`, { token });
export const readyDecks = (game: GameName) => get<ReadDeck[]>(`/games/${game}/decks`);
export const readDeck = (text: string, game: GameName | '') => post<ReadDeck>('/decks/read', { text, game });
