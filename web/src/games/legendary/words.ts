/** What the players of Legendary call that which the server knows by a name of its own. */

import { said } from '../../language';

const KINDS: Record<string, () => string> = {
  hero: () => said('hero'),
  villain: () => said('villain'),
  henchman: () => said('henchman'),
  mastermind: () => said('mastermind'),
  tactic: () => said('tactic'),
  scheme: () => said('scheme'),
  'villainous weapon': () => said('villainous weapon'),
  trap: () => said('trap'),
  horror: () => said('horror'),
  location: () => said('location'),
  ambition: () => said('ambition'),
  twist: () => said('twist'),
  strike: () => said('strike'),
  bystander: () => said('bystander'),
  wound: () => said('wound'),
  bindings: () => said('bindings'),
};

export function kindWords(kind: string): string {
  return KINDS[kind]?.() ?? kind;
}

const CLASSES: Record<string, () => string> = {
  Covert: () => said('Covert'),
  Instinct: () => said('Instinct'),
  Ranged: () => said('Ranged'),
  Strength: () => said('Strength'),
  Tech: () => said('Tech'),
};

/** The class of a Hero; whatever else stands there is a name. */
export function classWords(name: string): string {
  return CLASSES[name]?.() ?? name;
}
