import { CHAMPIONS } from './champions.ts';
import { CHARACTERS } from './characters.ts';
import { INTERFACE } from './interface.ts';
import { KINDS } from './kinds.ts';
import { LEGENDARY } from './legendary.ts';
import { OWN } from './own.ts';
import { drawn, type Sketch } from './picture.ts';
import { SYMBOLS } from './symbols.ts';
import { VS } from './vs.ts';

/** The names of all icons that are drawn somewhere, each once, in order. */
export function everyIcon(): string[] {
  const sketches: Sketch[] = [VS, CHAMPIONS, LEGENDARY, CHARACTERS, ...Object.values(KINDS)].flatMap((pictures) =>
    Object.values(pictures),
  );
  const pictures = sketches.map((sketch) => drawn(sketch).icon);
  return [...new Set([...pictures, ...Object.values(SYMBOLS), ...INTERFACE, ...Object.keys(OWN)])].sort();
}
