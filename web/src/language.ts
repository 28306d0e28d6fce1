/** What the page says, in the language of its reader.
 *
 * A message is plain English with places for its parts: said("{who} attacks {whom}", { who, whom }). It is its own name:
 * a language knows how it says each of them, and what it does not know stays English. The language is loaded before
 * anything is shown (`main.ts`), so that whatever is drawn is drawn in it.
 */

import type { Language, Spoken } from './api/generated';

type Parts = Record<string, string | number>;

export const ENGLISH: Language = { code: 'en', name: 'English', messages: {}, plurals: {}, forms: [], letters: {} };

let spoken = ENGLISH;

/** From now on everything is said in this language. */
export function speak(language: Language): void {
  spoken = language;
}

/** The code of the language that is spoken. */
export function spokenCode(): string {
  return spoken.code;
}

/** The language that is spoken, and what it calls itself. */
export function spokenNow(): Spoken {
  return { code: spoken.code, name: spoken.name };
}

/** A message with its parts. */
export function said(message: string, parts: Parts = {}): string {
  return filled(spoken.messages[message] ?? lettered(message), parts);
}

/** A term of a game, by the word that cards have for it: a team, a trait. Catalogues have it from the cards. */
export function term(word: string): string {
  return spoken.messages[word] ?? lettered(word);
}

/** A message that counts; {number} is the number: plural(n, "{number} card", "{number} cards"). */
export function plural(number: number, one: string, many: string, parts: Parts = {}): string {
  const form = spoken.forms[number < 200 ? number : 100 + (number % 100)] ?? 0;
  const known = spoken.plurals[one]?.[form];
  return filled(known ?? lettered(number === 1 ? one : many), { number, ...parts });
}

/** "Thor, Hulk and Ant-Man" */
export function listed(items: string[]): string {
  return joined(items, '{first} and {last}');
}

/** "Thor, Hulk or Ant-Man" */
export function either(items: string[]): string {
  return joined(items, '{first} or {last}');
}

/** A piece of a message: words, or the place of a part, for messages of which some part is drawn. */
export interface Piece {
  words: string;
  part: string;
}

/** A message in pieces: pieces("{player} wins") is the place of the player, then the words " wins". */
export function pieces(message: string): Piece[] {
  const whole = spoken.messages[message] ?? lettered(message);
  return whole
    .split(PLACE)
    .map((piece, place) => (place % 2 ? { words: '', part: piece } : { words: piece, part: '' }))
    .filter((piece) => piece.words || piece.part);
}

const PLACE = /\{(\w+)\}/;

function filled(message: string, parts: Parts): string {
  return message
    .split(PLACE)
    .map((piece, place) => (place % 2 ? String(parts[piece] ?? '') : piece))
    .join('');
}

function joined(items: string[], two: string): string {
  if (items.length < 2) return items.join('');
  const first = items.slice(0, -1).reduce((first, second) => said('{first}, {second}', { first, second }));
  return said(two, { first, last: items.at(-1) ?? '' });
}

/** A message in the letters of a language that has others, but for the places of its parts. */
function lettered(message: string): string {
  return message
    .split(/(\{\w+\})/)
    .map((piece, place) => (place % 2 ? piece : [...piece].map((one) => spoken.letters[one] ?? one).join('')))
    .join('');
}
