/** Ways to say which cards belong to a choice of the form. */

import type { CardInfo } from '../../api/generated';
import { slugged } from '../../words';

export type Belongs = (card: CardInfo, slug: string) => boolean;

/** A fact of the card names the choice. */
export const fact =
  (name: string): Belongs =>
  (card, slug) =>
    slugged(String(card.facts?.[name] ?? '')) === slug;

export const ofSet: Belongs = (card, slug) => slugged(card.set) === slug;

/** The card is what is chosen, or that stage or level of it which the end of its id names. */
export const itself: Belongs = (card, slug) => card.id === slug;
export const itselfAs =
  (end: string): Belongs =>
  (card, slug) =>
    card.id === slug + end;

export const any =
  (...ways: Belongs[]): Belongs =>
  (card, slug) =>
    ways.some((way) => way(card, slug));

export const ofKind =
  (kinds: string | string[], belongs: Belongs): Belongs =>
  (card, slug) =>
    [kinds].flat().includes(card.kind) && belongs(card, slug);

/** The card that stands for a choice. */
export type Shows = (cards: readonly CardInfo[], slug: string) => CardInfo | undefined;

export const first =
  (...ways: Belongs[]): Shows =>
  (cards, slug) => {
    for (const way of ways) {
      const found = cards.find((card) => way(card, slug));
      if (found) return found;
    }
    return undefined;
  };

export const last =
  (belongs: Belongs): Shows =>
  (cards, slug) =>
    cards.findLast((card) => belongs(card, slug));
