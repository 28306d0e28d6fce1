/** The cards behind a choice of the form, to be read before it is made. */

import type { CardInfo } from '../../api/generated';
import { slugged } from '../../words';
import type { Plain } from '../lobby';
import type { GameSetup } from './game';

export interface Content {
  card: CardInfo;
  count: number;
}

export function contentsOf(
  { contents, leading }: Pick<GameSetup, 'contents' | 'leading'>,
  item: string,
  choice: Plain,
  cards: readonly CardInfo[],
): Content[] {
  const belongs = contents[item];
  if (!belongs) return [];
  const slug = slugged(String(choice));
  const rank = ({ kind }: CardInfo) => (leading.includes(kind) ? leading.indexOf(kind) : leading.length);
  return cards
    .filter((card) => card.playable && belongs(card, slug))
    .sort((one, other) => rank(one) - rank(other))
    .map((card) => ({ card, count: card.copies ?? 1 }));
}

/** The card that stands for a choice: the hero, the villain's first stage, the last card of a group. */
export function pictureOf(
  { pictures }: Pick<GameSetup, 'pictures'>,
  item: string,
  choice: Plain,
  cards: readonly CardInfo[],
): CardInfo | undefined {
  return pictures[item]?.(cards, slugged(String(choice)));
}
