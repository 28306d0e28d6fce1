import { said } from '../../language';
import type { Cover } from '../../pages/start/cover';

export const cover: Cover = {
  get line() {
    return said('Build a deck before he builds his future.');
  },
  icon: 'cube',
  backdrop: 'crackle',
  get players() {
    return said('Together, 1 to 5 players');
  },
  get minutes() {
    return said('about 45 minutes');
  },
  get short() {
    return said('Together, 1 to 5, 45 minutes');
  },
  art: [
    {
      icon: 'death-skull',
      tint: 'blood',
      left: 52,
      top: 47,
      width: 70,
      turn: 0,
      layer: 1,
      phone: { left: 84, top: 47, width: 33 },
    },
    {
      icon: 'cube',
      tint: 'sky',
      left: 78,
      top: 70,
      width: 30,
      turn: 8,
      layer: 3,
      phone: { left: 70, top: 76, width: 16 },
    },
    { icon: 'triple-scratches', tint: 'gold', left: 24, top: 68, width: 36, turn: 0, layer: 2 },
  ],
};
