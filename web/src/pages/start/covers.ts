/** The three first issues that stand in the box. Places and widths of the art are percentages of the cover. */

import type { IconName } from '../../cards/pictures/interface';
import type { Picture } from '../../cards/pictures/picture';
import type { GameName } from '../../contracts';

export interface ArtFigure extends Picture {
  left: number;
  top: number;
  width: number;
  turn: number;
  /** Which lies over which. */
  layer: number;
  /** Where it stands on a phone's flat cover; left out: it doesn't fit there. */
  phone?: { left: number; top: number; width: number };
}

export interface CoverWords {
  game: GameName;
  line: string;
  icon: IconName;
  backdrop: 'speed' | 'rays' | 'crackle';
  players: string;
  minutes: string;
  art: ArtFigure[];
}

export const COVERS: CoverWords[] = [
  {
    game: 'vs',
    line: 'Two teams. Two rows. One left standing.',
    icon: 'lb-chevs',
    backdrop: 'speed',
    players: 'Duel, 2 to 4 players',
    minutes: 'about 40 minutes',
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
  },
  {
    game: 'champions',
    line: 'He has a horn. You have a web.',
    icon: 'spider-web',
    backdrop: 'rays',
    players: 'Together, 1 to 4 players',
    minutes: 'about 60 minutes',
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
  },
  {
    game: 'legendary',
    line: 'Build a deck before he builds his future.',
    icon: 'cube',
    backdrop: 'crackle',
    players: 'Together, 1 to 5 players',
    minutes: 'about 45 minutes',
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
  },
];
