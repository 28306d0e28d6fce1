import type { GameName } from '../contracts';

/** Which deck a face-down card comes from; "foe" is an opponent's in Vs. System. */
export type BackKind = 'vs' | 'foe' | 'player' | 'encounter' | 'hero' | 'villain';

export const BACK_OF: Record<GameName, BackKind> = { vs: 'vs', champions: 'player', legendary: 'hero' };

export const BACK_WORDS: Record<BackKind, string> = {
  vs: 'face-down card',
  foe: 'face-down card',
  player: 'face-down card',
  encounter: 'face-down encounter card',
  hero: 'face-down card',
  villain: 'face-down villain card',
};
