/** What the lines of the set-up forms and their choices are called on the page. */

import type { CardInfo } from '../../api/generated';
import type { GameName } from '../../contracts';
import { gameOf } from '../../games';
import { titled } from '../../words';
import type { Plain } from '../lobby';

/** Lines that mean the same in every game. */
const ITEM_WORDS: Record<string, string> = { first: 'First player', open_hands: 'Open hands' };

export function itemWords(game: GameName, item: string): string {
  return gameOf(game).setup.itemWords[item] ?? ITEM_WORDS[item] ?? titled(item);
}

export function choiceWords(game: GameName, item: string, choice: Plain, card: CardInfo | undefined): string {
  if (typeof choice === 'boolean') return choice ? 'Yes' : 'No';
  if (item === 'first') return `Seat ${Number(choice) + 1}`;
  const words = gameOf(game).setup.choiceWords[item];
  if (words) return words(choice);
  const group = card?.facts?.hero ?? card?.facts?.group;
  return typeof group === 'string' ? group : (card?.name ?? titled(String(choice)));
}

/** How many are chosen, and how many it takes: where chance has a say in that, any of several numbers, and why. */
export function countWords(chosen: number, needs: readonly number[], most: number, why = ''): string {
  if (!needs.length) return `${chosen} chosen of up to ${most}.`;
  const last = needs.at(-1) ?? 0;
  const numbers = needs.length === 1 ? String(last) : `${needs.slice(0, -1).join(', ')} or ${last}`;
  const because = needs.length === 1 || !why ? '' : `, ${why}`;
  return `${numbers} ${last === 1 ? 'is' : 'are'} needed${because}: ${chosen} chosen.`;
}
