import type { BackLook } from '../../cards/backs';
import { said } from '../../language';

export const PLAYER: BackLook = {
  colour: '#1b5a6b',
  emblem: 'lb-box',
  get words() {
    return said('face-down card');
  },
};
export const ENCOUNTER: BackLook = {
  colour: '#5a2a22',
  emblem: 'lb-box',
  get words() {
    return said('face-down encounter card');
  },
};
