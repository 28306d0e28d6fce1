/** The shapes of numbers and tokens, on a grid of 32: what a number means shows before it is read. */

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = ((i * 180) / points - 90) * (Math.PI / 180);
    const reach = i % 2 ? inner : outer;
    return `${(16 + reach * Math.cos(angle)).toFixed(1)} ${(16 + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}

const coin = (r: number) => `M${16 - r} 16a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

export const SHAPES = {
  /** A burst hits: attack, damage. */
  hit: star(9, 15.6, 11.4),
  /** A shield stops: defence. */
  stop: 'M16 1.2 29 4.4v11.2c0 7.4-5.4 12.4-13 15.2C8.4 28 3 23 3 15.6V4.4z',
  /** A heart lasts: hit points. */
  last: 'M16 30 3.8 17.4C-1 12.2 1.6 3 8.9 3c3.2 0 5.6 1.7 7.1 4 1.5-2.3 3.9-4 7.1-4 7.3 0 9.9 9.2 5.1 14.4z',
  /** A coin buys: recruit, counters to spend. */
  buy: coin(14.6),
  /** A hexagon plots: threat, scheme, thwart. */
  plot: 'M16 1 29.4 8.5v15L16 31 2.6 23.5v-15z',
  /** A rosette counts: victory points, experience. */
  glory: star(14, 15.4, 13),
  /** A cross heals: recovery. */
  heal: 'M10.5 1.5h11v9h9v11h-9v9h-11v-9h-9v-11h9z',
  /** A card: how many of them make a hand. */
  hand: 'M8 1.5h16a3 3 0 0 1 3 3v23a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3v-23a3 3 0 0 1 3-3z',
  /** Pointing up: +1/+1. */
  plus: 'M16 1 30 11v19H2V11z',
  /** Pointing down: -1/-1. */
  minus: 'M2 2h28v19L16 31 2 21z',
} as const;

export type Shape = keyof typeof SHAPES;

/** A coin has a milled edge. */
export const MILLED_EDGE = coin(12);

/** A small heart of a character's health, on a grid of 32 by 30. */
export const HEART = 'M16 28 3.8 16C-1 11 1.6 2 8.9 2c3.2 0 5.6 1.7 7.1 4 1.5-2.3 3.9-4 7.1-4 7.3 0 9.9 9 5.1 14z';
