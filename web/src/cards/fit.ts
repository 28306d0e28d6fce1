/**
 * Names are fitted, never clipped: the largest size at which a name fills its band, on one line or on two.
 * The widths are those of Sofia Sans Extra Condensed 900 in capitals, in ems.
 */
// prettier-ignore
const WIDTHS: Record<string, number> = {
  ' ': 0.126, '!': 0.242, '"': 0.372, '&': 0.473, "'": 0.187, '(': 0.218, ')': 0.218, '+': 0.42, ',': 0.269,
  '-': 0.343, '.': 0.247, '0': 0.439, '1': 0.383, '2': 0.398, '3': 0.411, '4': 0.455, '5': 0.417, '6': 0.438,
  '7': 0.409, '8': 0.442, '9': 0.437, ':': 0.237, '?': 0.381, A: 0.463, B: 0.44, C: 0.468, D: 0.469, E: 0.395,
  F: 0.389, G: 0.473, H: 0.48, I: 0.216, J: 0.216, K: 0.462, L: 0.361, M: 0.582, N: 0.481, O: 0.472, P: 0.421,
  Q: 0.472, R: 0.452, S: 0.408, T: 0.404, U: 0.472, V: 0.464, W: 0.645, X: 0.446, Y: 0.446, Z: 0.404,
  'À': 0.463, 'Á': 0.463, 'Â': 0.463, 'Ä': 0.463, 'Å': 0.463, 'Ç': 0.468, 'È': 0.395, 'É': 0.395, 'Ê': 0.395,
  'Ë': 0.395, 'Í': 0.216, 'Î': 0.216, 'Ñ': 0.481, 'Ó': 0.472, 'Ô': 0.472, 'Ö': 0.472, 'Ø': 0.472, 'Ú': 0.472,
  'Û': 0.472, 'Ü': 0.472, '–': 0.518, '‘': 0.258, '’': 0.269, '“': 0.458, '”': 0.469,
};
const USUAL = 0.46;

export interface Band {
  /** In units of a card (`--u`). */
  width: number;
  /** The largest sizes of one line, of two and of three, as far as the band is high enough for them. */
  sizes: readonly number[];
}

export interface Fitted {
  size: number;
  lines: number;
}

export function ems(name: string): number {
  return [...name.toUpperCase()].reduce((sum, letter) => sum + (WIDTHS[letter] ?? USUAL), 0);
}

/** One more line only where it lets the name be clearly larger. */
const GAIN = 0.3;

export function fit(name: string, band: Band): Fitted {
  const words = name.split(/(?<=[ -])/);
  let best: Fitted = { size: 0, lines: 1 };
  band.sizes.forEach((largest, above) => {
    const size = Math.min(largest, band.width / widest(words, above + 1));
    if (size > best.size + GAIN) best = { size, lines: above + 1 };
  });
  return { ...best, size: Math.round(best.size * 100) / 100 };
}

/** The width of the widest line when words are set on so many lines as evenly as can be. */
function widest(words: string[], lines: number): number {
  const whole = ems(words.join('').trim());
  if (lines === 1) return whole;
  return words.slice(1).reduce((least, _, before) => {
    const first = ems(
      words
        .slice(0, before + 1)
        .join('')
        .trim(),
    );
    return Math.min(least, Math.max(first, widest(words.slice(before + 1), lines - 1)));
  }, whole);
}
