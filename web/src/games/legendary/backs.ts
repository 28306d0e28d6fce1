import type { BackLook } from '../../cards/backs';
import { said } from '../../language';

export const HERO: BackLook = {
  colour: '#24406f',
  emblem: 'lb-box',
  get words() {
    return said('face-down card');
  },
};
export const VILLAIN: BackLook = {
  colour: '#3b2548',
  emblem: 'crowned-skull',
  get words() {
    return said('face-down villain card');
  },
};
