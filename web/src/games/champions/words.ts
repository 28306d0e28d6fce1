/** What the players of Marvel Champions call that which the server knows by a name of its own. */

import { plural, said } from '../../language';
import { capital } from '../../words';

const KINDS: Record<string, () => string> = {
  hero: () => said('hero'),
  'alter-ego': () => said('alter-ego'),
  ally: () => said('ally'),
  event: () => said('event'),
  upgrade: () => said('upgrade'),
  support: () => said('support'),
  resource: () => said('resource'),
  obligation: () => said('obligation'),
  villain: () => said('villain'),
  'main scheme': () => said('main scheme'),
  'side scheme': () => said('side scheme'),
  minion: () => said('minion'),
  attachment: () => said('attachment'),
  treachery: () => said('treachery'),
  environment: () => said('environment'),
};

export function kindWords(kind: string): string {
  return KINDS[kind]?.() ?? kind;
}

const ASPECTS: Record<string, () => string> = {
  aggression: () => said('Aggression'),
  justice: () => said('Justice'),
  leadership: () => said('Leadership'),
  protection: () => said('Protection'),
  basic: () => said('Basic'),
};

export function aspectWords(aspect: string): string {
  return ASPECTS[aspect]?.() ?? capital(aspect);
}

const COUNTERS: Record<string, (count: number) => string> = {
  acceleration: (count) => plural(count, '{number} acceleration counter', '{number} acceleration counters'),
  arrow: (count) => plural(count, '{number} arrow counter', '{number} arrow counters'),
  attack: (count) => plural(count, '{number} attack counter', '{number} attack counters'),
  energy: (count) => plural(count, '{number} energy counter', '{number} energy counters'),
  medical: (count) => plural(count, '{number} medical counter', '{number} medical counters'),
  snoop: (count) => plural(count, '{number} snoop counter', '{number} snoop counters'),
  web: (count) => plural(count, '{number} web counter', '{number} web counters'),
};

/** "2 web counters" */
export function counterWords(name: string, count: number): string {
  return COUNTERS[name]?.(count) ?? plural(count, '{number} {name} counter', '{number} {name} counters', { name });
}
