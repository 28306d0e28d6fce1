import type { BackLook } from '../../cards/backs';

export const HERO: BackLook = { colour: '#24406f', emblem: 'lb-box', words: 'face-down card' };
export const VILLAIN: BackLook = { colour: '#3b2548', emblem: 'crowned-skull', words: 'face-down villain card' };
