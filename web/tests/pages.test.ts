import { describe, expect, it } from 'vitest';
import { onlyHere } from '../src/links';
import { counted } from '../src/pages/decks/shelf';
import { countWords } from '../src/pages/setup/words';
import { told } from '../src/table/verdict';

describe('how many a set-up takes', () => {
  it('is said with how many are chosen', () => {
    expect(countWords(2, [5], 6)).toBe('5 are needed: 2 chosen.');
    expect(countWords(0, [1], 3)).toBe('1 is needed: 0 chosen.');
    expect(countWords(1, [4, 5, 6], 6, 'as the Scheme wants')).toBe(
      '4, 5 or 6 are needed, as the Scheme wants: 1 chosen.',
    );
    expect(countWords(3, [], 10)).toBe('3 chosen of up to 10.');
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
  const result = {
    outcome: '',
    winners: [1],
    villain_won: false,
    best: null,
    scores: [],
    rule: '',
    reason: '',
    verdict: '',
  };

  it('says who won and how', () => {
    expect(told({ ...result, reason: 'Magneto was KO’d' }, 0, ['Ada', 'Ben'])).toBe('Ben won: Magneto was KO’d.');
    expect(told({ ...result, winners: [0] }, 0, ['Ada', 'Ben'])).toBe('You won.');
  });
});
