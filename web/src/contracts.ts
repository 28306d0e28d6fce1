/**
 * What the parts of the page agree on among themselves: cards are drawn from views, boards lay them out, the table plays
 * them. What comes from the server is in `api/generated.ts`.
 */

import type { Component } from 'svelte';
import type { CardInfo, CardView, Decision, Option, Phase, View } from './api/generated';

/** The name of a game, which is that of its folder under `games/`. */
export type GameName = string;

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
  /** The fields of the view that would be others with the picks that are laid out now. */
  readonly outlook: Partial<View>;
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
