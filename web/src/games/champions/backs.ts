import type { BackLook } from '../../cards/backs';

export const PLAYER: BackLook = { colour: '#1b5a6b', emblem: 'lb-box', words: 'face-down card' };
export const ENCOUNTER: BackLook = { colour: '#5a2a22', emblem: 'lb-box', words: 'face-down encounter card' };
