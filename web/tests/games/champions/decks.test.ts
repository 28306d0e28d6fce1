import { describe, expect, it } from 'vitest';
import type { CardInfo, ReadDeck } from '../../../src/api/generated';
import { picksFor } from '../../../src/pages/decks/shelf';
import { setup } from '../../../src/games/champions/setup';
import { contentsOf } from '../../../src/pages/setup/contents';

const card = (id: string, kind: string, rest: Partial<CardInfo> = {}): CardInfo => ({
  ...{ id, name: id, set: 'core', kind, text: '', playable: true, numbers: {}, traits: [] },
  ...{ copies: 1, facts: {}, terms: [], missing: '', lines: [] },
  ...rest,
});

const deck = (rest: Partial<ReadDeck>): ReadDeck => ({
  ...{ key: '', name: 'Rust', game: 'champions', headings: { hero: 'Iron Man' }, cards: [], size: 0, problems: [] },
  ...{ text: '', ...rest },
});

describe('the cards behind a choice', () => {
  const cards = [
    card('eviction-notice', 'obligation', { facts: { hero: 'Spider-Man' } }),
    card('spider-man', 'hero', { facts: { hero: 'Spider-Man' } }),
    card('vulture', 'minion', { set: 'spider_man_nemesis' }),
    card('spider-man-unwritten', 'hero', { facts: { hero: 'Spider-Man' }, playable: false }),
    card('iron-man', 'hero', { facts: { hero: 'Iron Man' } }),
  ];

  it('are those of the hero, the hero first, and of nobody else', () => {
    const found = contentsOf(setup, 'heroes', 'spider-man', cards).map((one) => one.card.id);
    expect(found).toEqual(['spider-man', 'eviction-notice', 'vulture']);
  });

  it('are none where a line is not about cards', () => {
    expect(contentsOf(setup, 'expert', true, cards)).toEqual([]);
  });
});

it('a deck goes to a seat by its name, or as the aspect of a ready-made one', () => {
  expect(picksFor(deck({}), undefined)).toEqual({ heroes: 'iron-man', decks: 'own:Rust' });
  const ready = deck({ key: 'iron-man-justice' });
  expect(picksFor(ready, ready)).toEqual({ heroes: 'iron-man', decks: '', aspects: 'justice' });
});
