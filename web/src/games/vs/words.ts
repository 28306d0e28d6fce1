/** What the players of Vs. System call that which the server knows by a name of its own. */

import { said } from '../../language';

const KINDS: Record<string, () => string> = {
  'main character': () => said('main character'),
  'supporting character': () => said('supporting character'),
  'plot twist': () => said('plot twist'),
  location: () => said('location'),
  equipment: () => said('equipment'),
  token: () => said('token'),
  'pile card': () => said('pile card'),
  card: () => said('card'),
  player: () => said('player'),
};

export function kindWords(kind: string): string {
  return KINDS[kind]?.() ?? kind;
}

const TIMES: Record<string, () => string> = {
  build: () => said('build'),
  main: () => said('main'),
  'start of main': () => said('start of main'),
  combat: () => said('combat'),
  reaction: () => said('reaction'),
};

/** When something may be played. */
export function timeWords(time: string): string {
  return TIMES[time]?.() ?? time;
}
