import { said } from '../../language';
import type { Cover } from '../../pages/start/cover';

export const cover: Cover = {
  get line() {
    return said('Two teams. Two rows. One left standing.');
  },
  icon: 'lb-chevs',
  backdrop: 'speed',
  get players() {
    return said('Duel, 2 to 4 players');
  },
  get minutes() {
    return said('about 40 minutes');
  },
  get short() {
    return said('Duel, 2 to 4, 40 minutes');
  },
  art: [
    { icon: 'octopus', tint: 'flame', left: 81, top: 37, width: 36, turn: 10, layer: 1 },
    { icon: 'thor-hammer', tint: 'steel', left: 21, top: 68, width: 40, turn: -4, layer: 1 },
    {
      icon: 'allied-star',
      tint: 'paper',
      left: 33,
      top: 42,
      width: 52,
      turn: -8,
      layer: 2,
      phone: { left: 76, top: 33, width: 24 },
    },
    {
      icon: 'goblin-head',
      tint: 'mint',
      left: 68,
      top: 64,
      width: 58,
      turn: 6,
      layer: 3,
      phone: { left: 87, top: 66, width: 29 },
    },
  ],
};
