/** What an option would bring upon cards of either side, in words. */

import type { Fate } from '../api/generated';
import { said } from '../language';
import type { Seen } from './sight';

const BECOMES: Record<string, (card: string) => string> = {
  stunned: (card) => said('{card} is stunned', { card }),
  KO: (card) => said('{card} is KO’d', { card }),
  defeated: (card) => said('{card} is defeated', { card }),
};
const PERHAPS: Record<string, (card: string) => string> = {
  stunned: (card) => said('{card} may be stunned', { card }),
  KO: (card) => said('{card} may be KO’d', { card }),
  defeated: (card) => said('{card} may be defeated', { card }),
};

/** A few words for each card that would not stay as it is: "Hulk is stunned". */
export function fatesInWords(fates: Fate[], seen: ReadonlyMap<string, Seen>): string[] {
  return fates.flatMap((fate) => {
    const word = (fate.perhaps ? PERHAPS : BECOMES)[fate.becomes];
    return word ? [word(seen.get(fate.card)?.card.name ?? said('a face-down card'))] : [];
  });
}
