/** Where a player is not asked but passed on: where there is no choice, and at windows that he has set so. */

import type { Decision, GameName, Option } from '../contracts';
import { closingOption, forced } from './options';
import { settings } from './settings.svelte';

/** The option that is taken by itself after a while; null where the player is asked. */
export function passesBy(game: GameName, decision: Decision): Option | null {
  const only = forced(decision);
  if (only && settings.passWhenForced) return only;
  if (decision.group?.made.length) return null;
  return settings.passesOn(game, decision.topic) ? closingOption(decision) : null;
}
