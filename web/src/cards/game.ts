import type { BackLook } from './backs';
import type { Face } from './faces/face';
import type { Facts } from './faces/facts';
import type { Rune } from './runes';

/** What must be known of a game to draw its cards. */
export interface GameCards {
  /** What is drawn of a card. */
  face(card: Facts): Face;
  /** The back of a card where nothing says from which deck it is. */
  back: BackLook;
  /** The symbols of its texts, by name. */
  runes: Record<string, Rune>;
}
