import type { CardInfo } from '../../api/generated';
import type { Content } from '../setup/contents';
import type { Picks } from '../setup/form';

/** What must be known of a game to bring a deck for it. */
export interface GameDecks {
  /** A list as one may write it, where nothing has been pasted yet. */
  example?: string;
  /** Whom a deck is made for, as cards: the hero on both sides, the main character on all levels. */
  leaders(leader: string, cards: readonly CardInfo[]): Content[];
  /** What a seat is to play with a deck. One that comes with the game has a key, one's own is called `own:` and its name. */
  picks(leader: string, deck: { key: string } | { own: string }): Picks;
}
