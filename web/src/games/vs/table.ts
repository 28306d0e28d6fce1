import { said } from '../../language';
import type { GameTable } from '../../table/game';
import { seatOf } from '../../table/sight';

export const table: GameTable = {
  prices: { cost: 'buy', atk: 'hit' },
  get gatherWords() {
    return { attack: said('Attack'), formation: said('Move') };
  },
  totals: {
    attack: {
      kind: 'number',
      of: (card) => (typeof card.atk === 'number' ? card.atk : 0),
      shape: 'hit',
      get words() {
        return said('attack');
      },
    },
  },
  get shortStats() {
    return { atk: said('ATK'), def: said('DEF') };
  },

  isEnemy(zone, you) {
    const seat = seatOf(zone);
    return seat !== null && you !== null && seat !== you;
  },

  hidesHands: () => true,
};
