/** The symbols that stand among words or for themselves, in words for those who don't see them. */

import { said } from '../language';
import type { SymbolName } from './pictures/symbols';

const WORDS = {
  skill: () => said('skill'),
  energy: () => said('energy'),
  might: () => said('might'),
  intellect: () => said('intellect'),
  humanity: () => said('humanity'),
  alien: () => said('alien'),

  mental: () => said('mental'),
  physical: () => said('physical'),
  wild: () => said('wild'),

  covert: () => said('covert'),
  instinct: () => said('instinct'),
  ranged: () => said('ranged'),
  strength: () => said('strength'),
  tech: () => said('tech'),
  avengers: () => said('Avengers'),
  xmen: () => said('X-Men'),
  shield: () => said('S.H.I.E.L.D.'),
  spiderfriends: () => said('Spider Friends'),
} satisfies Partial<Record<SymbolName, () => string>>;

export type SpokenSymbol = keyof typeof WORDS;

export function symbolWords(name: SpokenSymbol): string {
  return WORDS[name]();
}
