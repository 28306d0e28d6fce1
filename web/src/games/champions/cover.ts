import { said } from '../../language';
import type { Cover } from '../../pages/start/cover';

export const cover: Cover = {
  get line() {
    return said('He has a horn. You have a web.');
  },
  icon: 'spider-web',
  backdrop: 'rays',
  get players() {
    return said('Together, 1 to 4 players');
  },
  get minutes() {
    return said('about 60 minutes');
  },
  get short() {
    return said('Together, 1 to 4, 60 minutes');
  },
  art: [
    {
      icon: 'rhinoceros-horn',
      tint: 'steel',
      left: 41,
      top: 49,
      width: 94,
      turn: 0,
      layer: 1,
      phone: { left: 80, top: 66, width: 37 },
    },
    { icon: 'spider-alt', tint: 'blood', left: 25, top: 68, width: 40, turn: -14, layer: 3 },
    { icon: 'lb-star', tint: 'gold', left: 82, top: 71, width: 24, turn: 12, layer: 2 },
  ],
};
