import type { OwnIcon } from './own';
import type { SymbolIcon } from './symbols';

/** Icons that the page itself shows, beside those of cards and symbols. What stands here gets into the sprite. */
export const INTERFACE = [
  'robot-antennas',
  'person',
  'three-friends',
  'magnifying-glass',
  'open-book',
  'files',
  'card-random',
  'card-pickup',
  'film-strip',
  'share',
  'cog',
  'sound-on',
  'moon',
  'help',
  'flying-flag',
  'exit-door',
  'save',
  'trash-can',
  'padlock',
  'return-arrow',
  'clockwise-rotation',
  'trophy-cup',
  'hourglass',
  'swap-bag',
  'theater-curtains',
  'magic-portal',
  'crystal-shine',
] as const;

export type IconName = (typeof INTERFACE)[number] | OwnIcon | SymbolIcon;
