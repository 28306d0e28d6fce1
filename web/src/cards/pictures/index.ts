import { CHARACTERS } from './characters';
import { drawn, type Picture, type Sketch } from './picture';

/** What of a card decides its picture. */
export interface Pictured {
  id: string;
  name: string;
  kind: string;
  text(fact: string): string;
}

type Sketches = Record<string, Sketch>;

/** The card's own picture, else that of the character it shows, else one for its kind. */
export function pictureOf(card: Pictured, own: Sketches, kinds: Sketches): Picture {
  const sketch =
    own[card.id] ??
    CHARACTERS[card.name] ??
    CHARACTERS[card.text('hero')] ??
    CHARACTERS[card.text('mastermind')] ??
    kinds[card.kind] ??
    'card-random paper';
  return drawn(sketch);
}
