/** Words as the page sets them. */

import { said } from './language';

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** With a full stop, unless it has its own end. */
export function sentence(text: string): string {
  return !text || /[.!?]$/.test(text) ? text : `${text}.`;
}

/** The parts of a type line that there are: "Ally · Justice · Defender". */
export function line(...parts: string[]): string {
  return parts.filter(Boolean).join(' · ');
}

/** What is said of one thing, as far as there is something to say: "Ally, cost 3, exhausted". */
export function strung(parts: readonly (string | false | undefined)[]): string {
  const [start = '', ...more] = parts.filter((part): part is string => Boolean(part));
  return more.reduce((first, second) => said('{first}, {second}', { first, second }), start);
}

/** What a player is called who has no name. */
export function playerAt(seat: number): string {
  return said('Player {number}', { number: seat + 1 });
}

const LEVELS: Record<string, () => string> = {
  easy: () => said('easy'),
  normal: () => said('normal'),
  hard: () => said('hard'),
  random: () => said('random'),
  greedy: () => said('greedy'),
  search: () => said('search'),
};

/** How well, or in which way, a computer player plays. */
export function levelWords(player: string): string {
  return LEVELS[player]?.() ?? player;
}

const SMALL_WORDS = new Set(['of', 'the', 'to', 'with', 'upon', 'on', 'by']);

/** "masters-of-evil" is called "Masters of Evil" where no card has the name. Only for names, which no language changes. */
export function titled(slug: string): string {
  if (slug !== slug.toLowerCase()) return slug;
  const words = slug.split(/[-_ ]/).map((word, place) => (place && SMALL_WORDS.has(word) ? word : capital(word)));
  return words.join(' ');
}

/** "Masters of Evil" is "masters-of-evil" in a set-up. */
export function slugged(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
