import type { GameCards } from '../../cards/game';
import { PLAYER } from './backs';
import { face } from './face';

export const cards: GameCards = { face, back: PLAYER, runes: {} };
