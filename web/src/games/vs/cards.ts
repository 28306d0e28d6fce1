import type { GameCards } from '../../cards/game';
import { OWN } from './backs';
import { face } from './face';

/** What introduces a line is the name of a power, unless it says when the power may be used. */
const WHEN = /^((Any )?(Main|Combat|Build)|Level Up at \d+ XP)\b/;

export const cards: GameCards = {
  face,
  back: OWN,
  runes: {
    Skill: { kind: 'power', name: 'skill' },
    Energy: { kind: 'power', name: 'energy' },
    Might: { kind: 'power', name: 'might' },
    Intellect: { kind: 'power', name: 'intellect' },
  },
  isTitle: (part) => !WHEN.test(part),
};
