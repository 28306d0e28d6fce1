import type { CardInfo, ReadDeck } from '../../api/generated';
import type { GameDecks } from '../../pages/decks/game';
import { pictureOf, type Content } from '../../pages/setup/contents';
import { setup } from './setup';

export const decks: GameDecks = {
  example: ['Game: vs', 'Main: Wolverine', '4 Squad Tactics'].join('\n'),
  leaders: mainOnAllLevels,
  picks: (_leader, deck) => ({ decks: 'key' in deck ? deck.key : deck.own, mains: '' }),
};

/** Of several main characters of a name the one that is meant, not levels of others that bear it. */
function mainOnAllLevels(main: string, cards: readonly CardInfo[]): Content[] {
  const levels: unknown = pictureOf(setup, 'mains', main, cards)?.facts.levels;
  return cards
    .filter((card) => Array.isArray(levels) && levels.includes(card.id))
    .map((card) => ({ card, count: card.copies ?? 1 }));
}

/** The main character on all levels, then the cards. */
export function contentsOfDeck(deck: ReadDeck, cards: readonly CardInfo[]): Content[] {
  const listed = deck.cards.flatMap(({ card: id, count }) => {
    const card = cards.find((one) => one.id === id);
    return card ? [{ card, count }] : [];
  });
  return [...mainOnAllLevels(deck.headings.main ?? '', cards), ...listed];
}
