import type { GameCards } from '../cards/game';
import type { Board } from '../contracts';
import type { GameCatalogue } from '../pages/cards/game';
import type { GameDecks } from '../pages/decks/game';
import type { GameSetup } from '../pages/setup/game';
import type { Cover } from '../pages/start/cover';
import type { GameTable } from '../table/game';

/**
 * All that the page knows of one game. Each folder beside this file gives one of these from its `index.ts`, as
 * `export const game: GameOnPage`; what is common to the games asks it, and names none of them.
 */
export interface GameOnPage {
  /** What people call it. */
  title: string;
  /** Two letters for the small stamp in lists; the ids of its rules begin with them. */
  short: string;
  /** The id of one of its rules, to show what ids look like. */
  exampleRule: string;
  /** Where it stands among the games, from 1: the first is shown to those who have chosen none. */
  place: number;
  cover: Cover;
  cards: GameCards;
  catalogue: GameCatalogue;
  /** Null: there are none to bring, they are built while one plays. */
  decks: GameDecks | null;
  setup: GameSetup;
  table: GameTable;
  /** Loaded when the game is played. */
  board(): Promise<Board>;
}
