/** The card that is being paid for lies among the cards being resolved until it is paid. */

import type { CardView, ChampionsView, Decision } from '../../../api/generated';
import { cardsIn } from './position';

export function beingPaidFor(decision: Decision | null, view: ChampionsView): CardView | undefined {
  return decision?.group?.kind === 'payment' ? cardsIn(view, 'resolving').at(-1) : undefined;
}
