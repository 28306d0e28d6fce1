import type { SpokenSymbol } from './symbols';

/** A symbol in the text of a card, as it is drawn. */
export interface Rune {
  kind: 'power' | 'hero-class';
  name: SpokenSymbol;
}
