import type { Sketch } from '../../cards/pictures/picture';

/** Pictures for cards to come, by their kind. */
export const KINDS: Record<string, Sketch> = {
  hero: 'strong-man paper on yellow',
  'alter-ego': 'person paper on sand',
  ally: 'three-friends paper on sky',
  event: 'lightning-arc gold',
  upgrade: 'upgrade steel',
  support: 'modern-city paper',
  resource: 'power-lightning gold',
  obligation: 'papers paper',
  villain: 'evil-minion blood on orange',
  'main scheme': 'evil-tower gold',
  'side scheme': 'evil-hand paper',
  minion: 'bully-minion mint on olive',
  attachment: 'battle-gear steel',
  treachery: 'cursed-star paper',
  environment: 'modern-city paper',
};
