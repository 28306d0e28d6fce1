/** Where a player is not asked but gone on for: where there is no choice, where an answer was given for the rest of the
 * phase, at gifts, and at windows that he has set so. */

import type { Decision, Option } from '../api/generated';
import type { GameName } from '../contracts';
import { said } from '../language';
import { closingOption, forced } from './options';
import type { Resting } from './resting.svelte';
import { settings } from './settings.svelte';

/** What is done by itself after a while, and what is said of it meanwhile. */
export interface Passing {
  option: Option;
  words: string;
}

/** The option that is taken by itself; null where the player is asked. */
export function passesBy(game: GameName, decision: Decision, resting: Resting): Passing | null {
  const only = forced(decision);
  if (only && settings.passWhenForced) {
    return { option: only, words: only.cards.length ? said('Going on by itself') : said('Passing by itself') };
  }
  if (decision.picks?.made.length) return null;
  const rest = resting.answer(decision);
  if (rest) return { option: rest, words: decision.rest?.words ?? '' };
  const gift = decision.gift === null ? undefined : decision.options[decision.gift];
  if (gift && settings.takeGifts) return { option: gift, words: said('Taken by itself') };
  const closing = settings.passesOn(game, decision.topic) ? closingOption(decision) : null;
  return closing && { option: closing, words: said('Passing by itself') };
}
