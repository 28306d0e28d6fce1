/** Where a player is not asked but passed on: where there is nothing but to pass, and at windows that he has set so. */

import type { Decision, GameName, Option } from '../contracts';
import { closingOption, onlyPasses } from './options';
import { settings } from './settings.svelte';

/** The option that is taken by itself after a while; null where the player is asked. */
export function passesBy(game: GameName, decision: Decision): Option | null {
  if (decision.group?.made.length) return null;
  const passes = (onlyPasses(decision) && settings.passWhenForced) || settings.passesOn(game, decision.topic);
  return passes ? closingOption(decision) : null;
}
