import type { BackLook } from '../../cards/backs';

export const OWN: BackLook = { colour: '#24406f', emblem: 'lb-box', words: 'face-down card' };
/** An opponent’s. */
export const FOE: BackLook = { colour: '#3d2554', emblem: 'lb-box', words: 'face-down card' };
