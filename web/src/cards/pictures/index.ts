import type { GameName } from '../../contracts';
import { CHAMPIONS } from './champions.ts';
import { CHARACTERS } from './characters.ts';
import { KINDS } from './kinds.ts';
import { LEGENDARY } from './legendary.ts';
import { drawn, type Picture, type Sketch } from './picture.ts';
import { VS } from './vs.ts';

const CARDS: Record<GameName, Record<string, Sketch>> = { vs: VS, champions: CHAMPIONS, legendary: LEGENDARY };

/** What of a card decides its picture. */
export interface Pictured {
  id: string;
  name: string;
  kind: string;
  text(fact: string): string;
}

/** The card's own picture, else that of the character it shows, else one for its kind. */
export function pictureOf(game: GameName, card: Pictured): Picture {
  const sketch =
    CARDS[game][card.id] ??
    CHARACTERS[card.name] ??
    CHARACTERS[card.text('hero')] ??
    CHARACTERS[card.text('mastermind')] ??
    KINDS[game][card.kind] ??
    'card-random paper';
  return drawn(sketch);
}
