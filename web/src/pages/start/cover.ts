import type { IconName } from '../../cards/pictures/interface';
import type { Picture } from '../../cards/pictures/picture';

/** A first issue that stands in the box. Its colours stand in the game’s look.css, as variables of `.cover.<game>`. */
export interface Cover {
  line: string;
  icon: IconName;
  backdrop: 'speed' | 'rays' | 'crackle';
  players: string;
  minutes: string;
  /** Both in few words. */
  short: string;
  art: ArtFigure[];
}

/** Places and widths are percentages of the cover. */
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
