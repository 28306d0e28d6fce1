import type { CardInfo, ReadDeck } from '../../api/generated';
import type { GameDecks } from '../../pages/decks/game';
import { contentsOf, type Content } from '../../pages/setup/contents';
import { setup } from './setup';

export const decks: GameDecks = {
  example: ['Game: vs', 'Main: Wolverine', '4 Squad Tactics'].join('\n'),
  leaders: mainOnAllLevels,
  picks: (_leader, deck) => ({ decks: 'key' in deck ? deck.key : deck.own, mains: '' }),
};

function mainOnAllLevels(main: string, cards: readonly CardInfo[]): Content[] {
  return contentsOf(setup, 'mains', main, cards);
}

/** The main character on all levels, then the cards. */
export function contentsOfDeck(deck: ReadDeck, cards: readonly CardInfo[]): Content[] {
  const listed = deck.cards.flatMap(({ card: id, count }) => {
    const card = cards.find((one) => one.id === id);
    return card ? [{ card, count }] : [];
  });
  return [...mainOnAllLevels(deck.headings.main ?? '', cards), ...listed];
}
