import type { ReadDeck } from '../../../src/api/generated';
import { expect, it } from 'vitest';
import { picksFor } from '../../../src/pages/decks/shelf';

const deck: ReadDeck = {
  ...{ key: 'x-men', name: 'Claws', game: 'vs', headings: { main: 'Wolverine' }, cards: [], size: 0, problems: [] },
  text: '',
};

it('a deck goes to a seat by its name, or by what the game calls it', () => {
  expect(picksFor(deck, deck)).toEqual({ decks: 'x-men', mains: '' });
  expect(picksFor(deck, undefined)).toEqual({ decks: 'own:Claws', mains: '' });
});
