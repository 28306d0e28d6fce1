/** Forms for the tests of set-ups. */

import type { FormItem, GameForm } from '../src/api/generated';
import { newSeat, tableItems, type Wishes } from '../src/pages/setup/form';

export const item = (name: string, rest: Partial<FormItem>): FormItem => ({
  ...{ name, words: '', default: null, choices: [], many: false, least: 1, most: 1, repeats: false, decks: false },
  ...{ rule: '', meanings: {}, ...rest },
});

export const noDecks = () => undefined;
export const noLeader = () => '';

/** The names of the lines that are asked of so many players. */
export function asked(form: GameForm, players: number, table: Wishes['table'] = {}): string[] {
  const seats = Array.from({ length: players }, (_, place) => newSeat(form, place));
  return tableItems(form, { seats, table }).map(({ name }) => name);
}
