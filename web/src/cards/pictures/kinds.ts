import type { GameName } from '../../contracts';
import type { Sketch } from './picture.ts';

/** Pictures for cards to come, by their kind. */
export const KINDS: Record<GameName, Record<string, Sketch>> = {
  vs: {
    'main character': 'hooded-figure paper on yellow',
    'supporting character': 'hooded-figure paper on sky',
    'plot twist': 'pentarrows-tornado gold',
    location: 'modern-city paper',
    equipment: 'battle-gear steel',
  },
  champions: {
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
  },
  legendary: {
    hero: 'strong-man paper on yellow',
    villain: 'evil-minion blood on sky',
    henchman: 'bully-minion mint on rose',
    mastermind: 'overlord-helm blood on red',
    tactic: 'chess-king paper on red',
    scheme: 'evil-tower gold on yellow',
    twist: 'interlaced-tentacles paper',
    strike: 'crowned-explosion blood',
    bystander: 'three-friends paper on paper',
    wound: 'ragged-wound blood on sand',
  },
};
