import type { GameCards } from '../../cards/game';
import { HERO } from './backs';
import { face } from './face';

export const cards: GameCards = {
  face,
  back: HERO,
  runes: {
    Covert: { kind: 'hero-class', name: 'covert' },
    Instinct: { kind: 'hero-class', name: 'instinct' },
    Ranged: { kind: 'hero-class', name: 'ranged' },
    Strength: { kind: 'hero-class', name: 'strength' },
    Tech: { kind: 'hero-class', name: 'tech' },
    Avengers: { kind: 'hero-class', name: 'avengers' },
    'X-Men': { kind: 'hero-class', name: 'xmen' },
    'S.H.I.E.L.D.': { kind: 'hero-class', name: 'shield' },
    'Spider Friends': { kind: 'hero-class', name: 'spiderfriends' },
  },
};
