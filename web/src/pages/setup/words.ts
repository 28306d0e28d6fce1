/** What the lines of the set-up forms and their choices are called on the page. */

import type { CardInfo } from '../../api/generated';
import type { GameName } from '../../contracts';
import { gameOf } from '../../games';
import { either, plural, said } from '../../language';
import { titled } from '../../words';
import type { Plain } from '../lobby';

/** Lines that mean the same in every game. */
const ITEM_WORDS: Record<string, () => string> = {
  first: () => said('First player'),
  open_hands: () => said('Open hands'),
};

export function itemWords(game: GameName, item: string): string {
  return gameOf(game).setup.itemWords[item] ?? ITEM_WORDS[item]?.() ?? titled(item);
}

export function choiceWords(game: GameName, item: string, choice: Plain, card: CardInfo | undefined): string {
  if (typeof choice === 'boolean') return choice ? said('Yes') : said('No');
  if (item === 'first') return said('Seat {number}', { number: Number(choice) + 1 });
  const words = gameOf(game).setup.choiceWords[item];
  if (words) return words(choice);
  const group = card?.facts?.hero ?? card?.facts?.group;
  return typeof group === 'string' ? group : (card?.name ?? titled(String(choice)));
}

/** How many are chosen, and how many it takes: where chance has a say in that, any of several numbers, and why. */
export function countWords(chosen: number, needs: readonly number[], most: number, why = ''): string {
  if (!needs.length)
    return plural(chosen, '{number} chosen of up to {most}.', '{number} chosen of up to {most}.', { most });
  const last = needs.at(-1) ?? 0;
  const parts = { numbers: either(needs.map(String)), chosen, why };
  return needs.length === 1 || !why
    ? plural(last, '{numbers} is needed: {chosen} chosen.', '{numbers} are needed: {chosen} chosen.', parts)
    : plural(
        last,
        '{numbers} is needed, {why}: {chosen} chosen.',
        '{numbers} are needed, {why}: {chosen} chosen.',
        parts,
      );
}
