import type { BackLook } from './backs';
import type { Face } from './faces/face';
import type { Facts } from './faces/facts';
import type { Rune } from './text';

/** What must be known of a game to draw its cards. */
export interface GameCards {
  /** What is drawn of a card. */
  face(card: Facts): Face;
  /** The back of a card where nothing says from which deck it is. */
  back: BackLook;
  /** The symbols of its texts, by what stands there in brackets. */
  runes: Record<string, Rune>;
  /** Whether part of what introduces a line is the name of a power; else it says when the line may be used. */
  isTitle(part: string): boolean;
}
