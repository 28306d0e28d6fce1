/** A set-up form that was left, to bring a deck or to look something up: in this tab it is found again as it was. */

import type { GameName } from '../../contracts';
import type { Wishes } from './form';

export interface Draft {
  wishes?: Wishes;
  /** The seat that a deck is being brought for. */
  seat?: number;
  /** What that seat is to play. */
  brought?: Record<string, string>;
}

const place = (game: GameName) => `longbox.draft.${game}`;

export function draftOf(game: GameName): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(place(game)) ?? '{}') as Draft;
  } catch {
    return {};
  }
}

/** A browser that keeps nothing only forgets. */
export function keepDraft(game: GameName, draft: Draft): void {
  try {
    sessionStorage.setItem(place(game), JSON.stringify({ ...draftOf(game), ...draft }));
  } catch {
    return;
  }
}

export function dropDraft(game: GameName): void {
  sessionStorage.removeItem(place(game));
}
