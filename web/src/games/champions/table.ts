import type { Resource } from '../../cards/faces/face';
import type { CardView, Picks } from '../../api/generated';
import { said } from '../../language';
import type { GameTable } from '../../table/game';

const RESOURCES: readonly Resource[] = ['mental', 'physical', 'energy', 'wild'];
const ENEMY_ZONES = /^(villain|schemes|engaged:\d+)$/;

export const table: GameTable = {
  prices: { cost: 'buy' },
  get gatherWords() {
    return { payment: said('Pay') };
  },
  totals: { payment: { kind: 'resources', of: resourcesOf } },
  get shortStats() {
    return { atk: said('ATK'), def: said('DEF'), thw: said('THW'), sch: said('SCH'), rec: said('REC') };
  },
  isEnemy: (zone) => ENEMY_ZONES.test(zone),
  hidesHands: (view) => view.open_hands === 0,
};

/** What a card pays with: the server says it, for it need not be what is printed there. */
export function resourcesOf(card: CardView, picks: Pick<Picks, 'gives'>): Resource[] {
  return (picks.gives[card.handle] ?? []).flatMap((one) => RESOURCES.find((known) => known === one) ?? []);
}
