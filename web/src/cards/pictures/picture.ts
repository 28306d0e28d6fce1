/** A picture is an icon of game-icons.net as a cut-out in two flats, on a disc of one colour. */

/** The two flats of a figure: lit and shaded. */
export const TINTS = {
  paper: ['#fffdf6', '#e9e4d4'],
  gold: ['#ffe27a', '#f2b41b'],
  sky: ['#d8f0fa', '#8ccbea'],
  rose: ['#ffe0e6', '#f2a3b4'],
  mint: ['#ddf5e4', '#93d3ae'],
  flame: ['#ffd39a', '#f08a3c'],
  steel: ['#f0f3f5', '#b9c3cc'],
  lilac: ['#efe3fa', '#c3a4e2'],
  blood: ['#ffb4a8', '#e2574a'],
} as const;

export type Tint = keyof typeof TINTS;

/** The colours of look/tokens.css that a disc may have. */
export type Disc =
  | 'red'
  | 'yellow'
  | 'blue'
  | 'green'
  | 'grey'
  | 'orange'
  | 'teal'
  | 'sky'
  | 'plum'
  | 'rose'
  | 'wine'
  | 'olive'
  | 'sand'
  | 'night'
  | 'paper';

/** "thor-hammer steel on yellow": icon, tint, and the disc behind it if there is one. */
export type Sketch = `${string} ${Tint}` | `${string} ${Tint} on ${Disc}`;

export interface Picture {
  icon: string;
  tint: Tint;
  disc?: Disc;
}

export function drawn(sketch: Sketch): Picture {
  const [icon = '', tint = 'paper', , disc] = sketch.split(' ') as [string, Tint, 'on'?, Disc?];
  return disc ? { icon, tint, disc } : { icon, tint };
}
