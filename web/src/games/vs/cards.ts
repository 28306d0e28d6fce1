import type { GameCards } from '../../cards/game';
import { OWN } from './backs';
import { face } from './face';

export const cards: GameCards = {
  face,
  back: OWN,
  runes: {
    Skill: { kind: 'power', name: 'skill' },
    Energy: { kind: 'power', name: 'energy' },
    Might: { kind: 'power', name: 'might' },
    Intellect: { kind: 'power', name: 'intellect' },
    Humanity: { kind: 'power', name: 'humanity' },
    Alien: { kind: 'power', name: 'alien' },
  },
};
