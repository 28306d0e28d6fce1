/** What the parts of the page agree on: cards are drawn from views, boards lay them out, the table plays them. */

import type { Component } from 'svelte';

/** The name of a game, which is that of its folder under `games/`. */
export type GameName = string;

/** A card as a seat sees it; of a card that it doesn't know, only the handle and how it lies. */
export interface CardView {
  handle: string;
  id?: string;
  name?: string;
  kind?: string;
  /** The handle of the card it lies on: an attachment, a captive, a boost card. */
  on?: string;
  exhausted?: number;
  face_down?: number;
  /** Whatever else the game shows: numbers, teams, keywords, counters (docs/views.md). */
  [fact: string]: unknown;
}

export interface ZoneView {
  count: number;
  /** The cards in order, where the zone may be looked into. */
  cards?: CardView[];
  /** Of a pile: the cards that this seat knows, with their places. */
  known?: [number, CardView][];
}

export interface View {
  game: GameName;
  /** The seat that looks; null for a spectator. */
  you: number | null;
  seats: number;
  active: number;
  turn: number;
  zones: Record<string, ZoneView>;
  [fact: string]: unknown;
}

/** A card for reading, from the catalogue. `facts` are what its view would show of the printed card. */
export interface CardInfo {
  id: string;
  name: string;
  set: string;
  kind: string;
  text: string;
  playable: boolean;
  numbers: Record<string, number>;
  traits: string[];
  /** How many of it are in the box. */
  copies?: number;
  /** The words of the glossary that its text uses, by id. */
  terms?: string[];
  /** What a card that is not playable waits for, in a sentence. */
  missing?: string;
  facts?: Record<string, unknown>;
}

/** `xs` on a phone, `table` on a table, `lg` to be read. */
export type CardSize = 'xs' | 'table' | 'lg';

/** How a card stands in the question that is asked now. */
export interface Marks {
  /** It can be chosen. */
  can: boolean;
  /** It can be chosen as the aim of something (an enemy): crop corners instead of a halo. */
  target: boolean;
  /** The place at which it was picked in the group being made, from 1; where something is divided, its share of it;
   * 0 if it was not picked. */
  mine: number;
  /** The question is about it. */
  asked: boolean;
  /** Faded: it is in reach, but can't be chosen now. */
  no: boolean;
}

/** What `cards/Card.svelte` takes. Its width comes from CSS (`--w`) unless `width` is given. */
export interface CardProps {
  game: GameName;
  card: CardView | CardInfo;
  size?: CardSize;
  width?: number;
  marks?: Partial<Marks>;
}

export interface Option {
  label: string;
  key: string;
  verb: string;
  cards: string[];
  to: string | null;
  amount: number;
  /** Cards that it concerns without naming them: the hero who changes form. */
  about: string[];
}

export interface Group {
  id: number;
  kind: string;
  picked: number;
  total: number;
  need: number;
  /** The picks made so far, in order. */
  made: Option[];
  /** The cards picked so far, those too that were picked because nothing else would do. */
  cards: string[];
  /** The cards of which the whole set can be gathered, in any order; empty if it is picked one by one. */
  among: string[];
  /** A sensible set to begin with. */
  proposal: string[];
  /** Whether a card may be picked more than once, as where something is divided. */
  repeats: boolean;
  /** What a card brings if it is picked: in a payment the resources that it gives there. */
  gives: Record<string, string[]>;
}

export interface Decision {
  number: number;
  kind: string;
  prompt: string;
  /** Which kind of question of its game this is: for lessons and for passing on. */
  topic: string;
  options: Option[];
  group: Group | null;
  /** The number of an option that only gives its player something and costs nothing. */
  gift: number | null;
  /** An answer that may be given for the rest of the phase. */
  rest: Rest | null;
}

export interface Rest {
  option: number;
  words: string;
  /** Until when it holds, in a name that changes when that is over. */
  until: string;
}

export interface Phase {
  name: string;
  now: boolean;
}

/**
 * The table as boards see it: `useTable()` of `table/context.ts` gives it, and it is reactive (runes).
 * Boards draw `view` with `table/LiveCard.svelte`, which marks, moves, reads and presses cards by itself.
 * An element with `data-zone="deck:0"` is where cards of that zone come from and go to when they are not drawn
 * themselves; `{@attach dropPlace(...)}` of `table/drag.svelte.ts` makes an element take cards that are dragged to it.
 */
export interface Table {
  readonly game: GameName;
  /** The view shown now: animation may hold it back a little behind the newest. */
  readonly view: View;
  readonly seat: number | null;
  /** What to call each seat: a person's name, the computer player's, "You". */
  readonly names: string[];
  /** The question that this seat is asked and may answer now. */
  readonly decision: Decision | null;
  marks(handle: string): Marks;
  /** The options that are about this card now (as subject or aim). */
  optionsOf(handle: string): Option[];
  /** Take an option of the present decision. */
  take(option: Option): void;
  /** A click on a card: takes its only option, or opens a small menu of several; else says why not. */
  press(handle: string): void;
  /** Show a card in the reader; null: nothing in particular. */
  read(handle: string | null): void;
  /** The catalogue's entry for a card id (text, set), once loaded. */
  info(id: string): CardInfo | undefined;
}

/** Where the zones of a game lie: `games/<game>/board/index.ts` gives one of these, as `export const board: Board`. */
export interface Board {
  component: Component<{ table: Table }>;
  /** The steps of the turn for the top bar. */
  phases(view: View): Phase[];
  /** The line beside the game's name, e.g. who plays against whom. */
  title(view: View, names: string[]): string;
}
