import { said } from '../../language';
import type { GameTable } from '../../table/game';

const ENEMY_ZONES = /^(city:|location:|mastermind$)/;

export const table: GameTable = {
  prices: { attack: 'hit', cost: 'buy' },
  gatherWords: {},
  totals: {},
  get shortStats() {
    return { vp: said('Points') };
  },
  isEnemy: (zone) => ENEMY_ZONES.test(zone),
  hidesHands: (view) => view.open_hands === 0,
};
