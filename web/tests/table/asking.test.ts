import { expect, it } from 'vitest';
import { marksOf } from '../../src/table/marks';
import { byVerb, closingOption, forced, numbered, numberKey, optionsByCard } from '../../src/table/options';
import { needsHeading, shortLabels, priceOf } from '../../src/table/prices';
import { cardsIn, lookAlikes } from '../../src/table/sight';
import { card, decision, option, view } from './views';

const table = view('vs', {
  'hand:0': [card('h1', 'Thor', { cost: 6 }), card('h2', 'Thor', { cost: 6 }), card('h3', 'Hulk', { cost: 7 })],
  'front row:0': [card('a1', 'Hawkeye', { atk: 2 })],
  'front row:1': [card('e1', 'Magneto')],
});
const seen = cardsIn(table);
const asked = (question: ReturnType<typeof decision>, held: string | null = null) => ({
  decision: question,
  options: optionsByCard(question, lookAlikes(seen)),
  held,
  about: question.cards,
});

it('offers a card also by its twin in the same place', () => {
  const found = optionsByCard(decision('Recruit', [option('recruit', ['h1'])]), lookAlikes(seen));
  expect(found.get('h2')).toBe(found.get('h1'));
  expect(found.has('h3')).toBe(false);
});

it('finds an option that names no card at the card that it concerns', () => {
  const change = { ...option('flip'), about: ['a1'] };
  expect(optionsByCard(decision('Your turn', [change]), lookAlikes(seen)).get('a1')).toEqual([change]);
});

it('gives number keys to the list, and to the answers that close it where E can not mean just one', () => {
  const [yes, no, done] = [option('yes'), option('no'), option('done')];
  expect(numbered(decision('Sure?', [no, yes]))).toEqual([yes]);
  expect(numbered(decision('Sure?', [no, done, yes]))).toEqual([yes, no, done]);
  expect([numberKey(0), numberKey(8), numberKey(9), numberKey(-1)]).toEqual(['1', '9', '', '']);
});

it('lets an attack be begun by its attacker or by its aim; of a card that is held, only what goes with it glows', () => {
  const blast = option('use', ['h3']);
  const attack = decision('Attack', [option('attack', ['a1'], 'e1'), option('use', ['a1']), blast, option('end')]);
  const before = marksOf(table, seen, asked(attack));
  expect(before.get('a1')).toMatchObject({ can: true, target: false });
  expect(before.get('e1')).toMatchObject({ can: true, target: true });
  expect(marksOf(table, seen, asked(attack, 'a1')).get('h3')?.can ?? false).toBe(false);
  const held = marksOf(table, seen, asked(attack, 'a1'));
  expect(held.get('a1')).toMatchObject({ mine: 1, can: false });
  expect(held.get('e1')).toMatchObject({ can: true, target: true });
});

it('numbers what was picked, and fades the rest of the hand', () => {
  const group = { kind: 'discard', made: [option('discard', ['h3'])] };
  const marks = marksOf(table, seen, asked(decision('Discard', [option('done')], group)));
  expect(marks.get('h3')).toMatchObject({ mine: 1, no: false });
  expect(marks.get('h1')).toMatchObject({ no: true });
  expect(marks.get('a1')).toBeUndefined();
});

it('knows what ends a question, and where there is nothing but to pass', () => {
  const end = option('end');
  expect(closingOption(decision('Your turn', [option('play', ['h1']), end]))).toBe(end);
  const refuse = option('refuse');
  expect(closingOption(decision('Ann asks you', [option('use', ['h1']), refuse]))).toBe(refuse);
  const pass = option('pass');
  expect(forced(decision('Combat', [pass]))).toBe(pass);
  expect(forced(decision('Your turn', [end]))).toBeNull();
  const only = option('pay', ['h1']);
  expect(forced(decision('Pay', [only]))).toBe(only);
  expect(forced(decision('Pay', [only, option('pay', ['h2'])]))).toBeNull();
  expect(forced(decision('Discard', [option('done')], { made: [option('discard', ['h3'])] }))).toBeNull();
});

it('groups options by verb, calls them by their cards, and gives them their price', () => {
  const recruit = option('recruit', ['h1']);
  const headings = byVerb([recruit, option('attack', ['a1'], 'e1'), option('recruit', ['h3']), option('done')]);
  expect(headings.map(({ verb, options }) => [verb, options.length])).toEqual([
    ['recruit', 2],
    ['attack', 1],
  ]);
  expect(shortLabels(headings, seen).get(recruit)).toBe('Thor');
  const priced = { ...recruit, price: { fact: 'cost', amount: 6 } };
  expect(priceOf('vs', priced)).toEqual({ shape: 'buy', value: 6 });
  expect(priceOf('vs', recruit)).toBeNull();
});

it('calls an option by its card only where there is no more to say than what the card does', () => {
  const plain = { ...option('use', ['h1']), label: 'Use Thor: draw 1 card' };
  const vain = { ...option('use', ['h3']), label: 'Use Hulk, only to be no longer stunned', plain: false };
  expect([...shortLabels(byVerb([plain, vain]), seen)]).toEqual([[plain, 'Thor']]);
});

it('puts a verb over options that are called by their cards only, and over none that say all themselves', () => {
  const headings = byVerb([option('recruit', ['h1']), option('attack', ['a1'], 'e1'), option('flip')]);
  const short = shortLabels(headings, seen);
  expect(headings.filter((heading) => needsHeading(heading, short)).map(({ verb }) => verb)).toEqual(['recruit']);
});

it('keeps the name of a power under its verb', () => {
  const blast = { ...option('use', ['h3']), label: 'Hulk: Smash', plain: false };
  const leap = { ...option('use', ['a1']), label: 'Use Hawkeye' };
  const short = shortLabels(byVerb([blast, leap]), seen);
  expect([short.get(blast), short.get(leap)]).toEqual([undefined, 'Hawkeye']);
});

it('marks the cards that a question is about', () => {
  const paying = { ...decision('Pay for Hulk', [option('pay', ['h1'])]), cards: ['h3', 'e1'] };
  const marks = marksOf(table, seen, asked(paying));
  expect(['h3', 'e1', 'h1'].map((handle) => marks.get(handle)?.asked)).toEqual([true, true, false]);
});
