/** What the lines of the set-up forms and their choices are called on the page. */

import type { CardInfo, GameName } from '../../contracts';
import type { Plain } from '../lobby';

const ITEM_WORDS: Record<string, string> = {
  decks: 'Deck',
  mains: 'Main character',
  mode: 'Sides',
  recruit_for_teammate: 'Recruit for a teammate',
  rules: 'Rulebook',
  heroes: 'Hero',
  aspects: 'Aspect',
  scenario: 'Villain',
  modular: 'Modular sets',
  random_modular: 'Unseen modular sets',
  house_rules: 'House rules',
  expert: 'Expert mode',
  heroic: 'Heroic mode',
  skirmish: 'Skirmish',
  first: 'First player',
  open_hands: 'Open hands',
  mastermind: 'Mastermind',
  scheme: 'Scheme',
  villains: 'Villain groups',
  henchmen: 'Henchmen',
  expansions: 'Expansions',
  challenges: 'Make it harder',
  helped: 'Officers in place of Agents',
  sidekicks: 'Sidekicks',
  solo: 'Rules for one',
};

export function itemWords(game: GameName, item: string): string {
  return game === 'legendary' && item === 'heroes' ? 'Heroes' : (ITEM_WORDS[item] ?? titled(item));
}

const BOOK_WORDS: Record<string, string> = {
  compiled: 'Compiled Rulebook',
  'marvel-battles': 'The Marvel Battles',
  mcu: 'MCU Giant-Sized Issue',
};

const MODE_WORDS: Record<string, string> = {
  'free-for-all': 'Free for all',
  'two-against-two': 'Two against two',
  'two-headed': 'Two heads a side',
};

const SMALL_WORDS = new Set(['of', 'the', 'to', 'with', 'upon', 'on', 'by']);

/** "masters-of-evil" is called "Masters of Evil" where no card has the name. */
export function titled(slug: string): string {
  const words = slug.split(/[-_ ]/).map((word, place) => (place && SMALL_WORDS.has(word) ? word : capital(word)));
  return words.join(' ');
}

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export function choiceWords(item: string, choice: Plain, card: CardInfo | undefined): string {
  if (typeof choice === 'boolean') return choice ? 'Yes' : 'No';
  if (item === 'first') return `Seat ${Number(choice) + 1}`;
  if (item === 'rules') return BOOK_WORDS[String(choice)] ?? titled(String(choice));
  if (item === 'heroic') return choice === 0 ? 'No' : `${String(choice)} more`;
  if (item === 'skirmish' && choice !== 'no') return `Stage ${String(choice)}`;
  if (item === 'mode') return MODE_WORDS[String(choice)] ?? titled(String(choice));
  if (choice === 'suggested') return 'As suggested';
  if (item === 'modular') return titled(String(choice));
  const group = card?.facts?.hero ?? card?.facts?.group;
  return typeof group === 'string' ? group : (card?.name ?? titled(String(choice)));
}

/** How many are chosen, and how many it takes: where chance has a say in that, any of several numbers. */
export function countWords(chosen: number, needs: readonly number[], most: number): string {
  if (!needs.length) return `${chosen} chosen of up to ${most}.`;
  const last = needs.at(-1) ?? 0;
  const numbers = needs.length === 1 ? String(last) : `${needs.slice(0, -1).join(', ')} or ${last}`;
  const why = needs.length === 1 ? '' : ', as the Scheme wants';
  return `${numbers} ${last === 1 ? 'is' : 'are'} needed${why}: ${chosen} chosen.`;
}
