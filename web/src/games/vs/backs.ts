import type { BackLook } from '../../cards/backs';
import { said } from '../../language';

export const OWN: BackLook = {
  colour: '#24406f',
  emblem: 'lb-box',
  get words() {
    return said('face-down card');
  },
};
/** An opponent’s. */
export const FOE: BackLook = {
  colour: '#3d2554',
  emblem: 'lb-box',
  get words() {
    return said('face-down card');
  },
};
