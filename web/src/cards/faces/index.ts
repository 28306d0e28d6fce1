import type { CardInfo, CardView } from '../../api/generated';
import type { GameName } from '../../contracts';
import { gameOf } from '../../games';
import type { Face } from './face';
import { Facts } from './facts';

/** What to draw of a card. */
export function faceOf(game: GameName, card: CardView | CardInfo): Face {
  return gameOf(game).cards.face(new Facts(card));
}

/** A card is read with its face towards the reader, however it lies on the table. */
export function upright(lying: CardView): CardView {
  return { ...lying, exhausted: 0, face_down: 0, stunned: false, hidden: 0 };
}

/** Whether a seat knows what a card is, and it lies face up (or its face shows all the same, as when it is stunned or hides). */
export function isShown(card: CardView | CardInfo): boolean {
  if (!card.name) return false;
  return !('handle' in card) || !card.face_down || Boolean(card.stunned) || Boolean(card.hidden);
}
