/** What can be done in a turn, read from its question. */

import type { CardView, Decision, Option } from '../../../api/generated';

/** The cards that can be played now and leave no choice, if the question is what to do in one's turn. */
export function turnPlays(decision: Decision | null, cards: CardView[]): Option[] {
  const options = decision?.options ?? [];
  if (!options.some(({ verb }) => verb === 'end')) return [];
  const asking = new Set(cards.filter(({ asks }) => asks).map(({ handle }) => handle));
  return options.filter(({ verb, cards: [handle = ''] }) => verb === 'play' && !asking.has(handle));
}

/** The card that can be recruited unseen for so much, from the top of the Sidekicks or of mixed Officers. */
export function unseenRecruit(decision: Decision | null, cards: CardView[], cost?: number): string | undefined {
  const seen = new Set(cards.map(({ handle }) => handle));
  const recruits =
    decision?.options.filter(({ verb, price }) => verb === 'recruit' && (!cost || price?.amount === cost)) ?? [];
  return recruits.flatMap(({ cards }) => cards).find((handle) => !seen.has(handle));
}
