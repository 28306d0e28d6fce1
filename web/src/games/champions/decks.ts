import type { GameDecks } from '../../pages/decks/game';
import { contentsOf } from '../../pages/setup/contents';
import type { Picks } from '../../pages/setup/form';
import { slugged } from '../../words';
import { setup } from './setup';

const SIDES = ['hero', 'alter-ego'];

export const decks: GameDecks = {
  leaders: (hero, cards) => contentsOf(setup, 'heroes', hero, cards).filter(({ card }) => SIDES.includes(card.kind)),

  picks(leader, deck): Picks {
    const heroes = slugged(leader);
    if ('own' in deck) return { heroes, decks: deck.own };
    return { heroes, decks: '', aspects: deck.key.slice(heroes.length + 1) };
  },
};
