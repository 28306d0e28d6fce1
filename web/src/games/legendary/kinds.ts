import type { Sketch } from '../../cards/pictures/picture';

/** Pictures for cards to come, by their kind. */
export const KINDS: Record<string, Sketch> = {
  hero: 'strong-man paper on yellow',
  villain: 'evil-minion blood on sky',
  henchman: 'bully-minion mint on rose',
  mastermind: 'overlord-helm blood on red',
  tactic: 'chess-king paper on red',
  scheme: 'evil-tower gold on yellow',
  'villainous weapon': 'battle-axe steel on wine',
  horror: 'death-skull blood on night',
  trap: 'box-trap gold on wine',
  twist: 'interlaced-tentacles paper',
  strike: 'crowned-explosion blood',
  bystander: 'three-friends paper on paper',
  wound: 'ragged-wound blood on sand',
  bindings: 'manacles steel on sand',
};
