import { describe, expect, it } from 'vitest';
import type { CardInfo } from '../src/contracts';
import { onlyHere } from '../src/links';
import { counted, picksFor } from '../src/pages/decks/shelf';
import type { ReadDeck } from '../src/pages/lobby';
import { contentsOf } from '../src/pages/setup/contents';
import { countWords } from '../src/pages/setup/words';
import { told } from '../src/table/verdict';

const card = (id: string, kind: string, rest: Partial<CardInfo> = {}): CardInfo => ({
  ...{ id, name: id, set: 'core', kind, text: '', playable: true, numbers: {}, traits: [] },
  ...rest,
});

const deck = (rest: Partial<ReadDeck>): ReadDeck => ({
  ...{ key: '', name: 'Rust', game: 'champions', headings: { hero: 'Iron Man' }, cards: [], size: 0, problems: [] },
  ...{ text: '', ...rest },
});

describe('how many a set-up takes', () => {
  it('is said with how many are chosen', () => {
    expect(countWords(2, [5], 6)).toBe('5 are needed: 2 chosen.');
    expect(countWords(0, [1], 3)).toBe('1 is needed: 0 chosen.');
    expect(countWords(1, [4, 5, 6], 6)).toBe('4, 5 or 6 are needed, as the Scheme wants: 1 chosen.');
    expect(countWords(3, [], 10)).toBe('3 chosen of up to 10.');
  });
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
    const found = contentsOf('champions', 'heroes', 'spider-man', cards).map((one) => one.card.id);
    expect(found).toEqual(['spider-man', 'eviction-notice', 'vulture']);
  });

  it('are none where a line is not about cards', () => {
    expect(contentsOf('champions', 'expert', true, cards)).toEqual([]);
  });
});

describe('a deck', () => {
  it('counts all copies of a card, in whatever line', () => {
    const line = (count: number, name: string, id = name) => ({ count, name, card: id });
    expect(counted([line(2, 'Wasp'), line(1, 'Nobody', ''), line(1, 'wasp', 'Wasp')])).toEqual([
      line(3, 'wasp', 'Wasp'),
      line(1, 'Nobody', ''),
    ]);
  });

  it('goes to a seat by its name, or by what the game calls it', () => {
    expect(picksFor(deck({}), undefined)).toEqual({ heroes: 'iron-man', decks: 'own:Rust' });
    const ready = deck({ key: 'iron-man-justice' });
    expect(picksFor(ready, ready)).toEqual({ heroes: 'iron-man', decks: '', aspects: 'justice' });
    expect(picksFor(deck({ game: 'vs' }), deck({ key: 'x-men' }))).toEqual({ decks: 'x-men', mains: '' });
  });
});

describe('a link', () => {
  it.each(['localhost', '127.0.0.1', '127.1.2.3', '[::1]', 'box.localhost'])('of %s works only here', (host) => {
    expect(onlyHere(host)).toBe(true);
  });
  it.each(['10.0.0.7', 'games.example', 'localhost.example', '127.example'])('of %s works elsewhere too', (host) => {
    expect(onlyHere(host)).toBe(false);
  });
});

describe('a result in a list', () => {
  const result = { outcome: '', winners: [1], villain_won: false, best: null, scores: [], rule: '', reason: '' };

  it('says who won and how', () => {
    expect(told({ ...result, reason: 'Magneto was KO’d' }, 0, ['Ada', 'Ben'])).toBe('Ben won: Magneto was KO’d.');
    expect(told({ ...result, winners: [0] }, 0, ['Ada', 'Ben'])).toBe('You won.');
  });
});
