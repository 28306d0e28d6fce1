import { CHARACTERS } from './characters';
import { INTERFACE } from './interface';
import { OWN } from './own';
import { drawn, type Sketch } from './picture';
import { SYMBOLS } from './symbols';

type Sketches = Record<string, Sketch>;

const OF_GAMES = import.meta.glob<Record<string, Sketches>>('../../games/*/{pictures,kinds}.ts', { eager: true });

/** The names of all icons that are drawn somewhere, each once, in order. */
export function everyIcon(): string[] {
  const files = Object.values(OF_GAMES).flatMap((file): Sketches[] => Object.values(file));
  const icons = [CHARACTERS, ...files].flatMap(Object.values<Sketch>).map((sketch) => drawn(sketch).icon);
  return [...new Set([...icons, ...Object.values(SYMBOLS), ...INTERFACE, ...Object.keys(OWN)])].sort();
}
