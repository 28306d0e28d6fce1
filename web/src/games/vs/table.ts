import type { GameTable } from '../../table/game';
import { seatOf } from '../../table/sight';

export const table: GameTable = {
  prices: { recruit: ['cost', 'buy'], equip: ['cost', 'buy'], attack: ['atk', 'hit'], join: ['atk', 'hit'] },
  gatherWords: { attack: 'Attack', formation: 'Move' },
  totals: {
    attack: {
      kind: 'number',
      of: (card) => (typeof card.atk === 'number' ? card.atk : 0),
      shape: 'hit',
      words: 'attack',
    },
  },
  shortStats: { atk: 'ATK', def: 'DEF' },

  isEnemy(zone, you) {
    const seat = seatOf(zone);
    return seat !== null && you !== null && seat !== you;
  },

  hidesHands: () => true,
};
