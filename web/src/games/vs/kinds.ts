import type { Sketch } from '../../cards/pictures/picture';

/** Pictures for cards to come, by their kind. */
export const KINDS: Record<string, Sketch> = {
  'main character': 'hooded-figure paper on yellow',
  'supporting character': 'hooded-figure paper on sky',
  'plot twist': 'pentarrows-tornado gold',
  location: 'modern-city paper',
  equipment: 'battle-gear steel',
};
