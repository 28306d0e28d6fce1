import type { IconName } from './pictures/interface';

/** How a card looks from behind: a game has a back for each of its decks that can be told apart. */
export interface BackLook {
  colour: string;
  emblem: IconName;
  /** What lies there, where nobody knows the card; a getter, for it is said when it is read. */
  readonly words: string;
}
