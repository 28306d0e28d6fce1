/** The number that matters to an option, in the shape that says what it means; and names that are short under a verb. */

import type { Shape } from '../cards/shapes';
import type { Option } from '../api/generated';
import type { GameName } from '../contracts';
import { gameOf } from '../games';
import type { Heading } from './options';
import type { Seen } from './sight';
import { verbWords } from './verbs';

interface Price {
  shape: Shape;
  value: number;
}

export function priceOf(game: GameName, option: Option): Price | null {
  if (!option.price) return null;
  const shape = gameOf(game).table.prices[option.price.fact];
  return shape ? { shape, value: option.price.amount } : null;
}

/** Under its verb an option is called by its card, unless two would be called the same, or there is more to say of it. */
export function shortLabels(headings: Heading[], seen: ReadonlyMap<string, Seen>): Map<Option, string> {
  const short = new Map<Option, string>();
  for (const { verb, options } of headings) {
    if (!verbWords(verb)) continue;
    const names = options.map((option) =>
      option.to === null ? seen.get(option.cards[0] ?? '')?.card.name : undefined,
    );
    options.forEach((option, place) => {
      const name = names[place];
      const alone = names.indexOf(name) === names.lastIndexOf(name);
      if (name && alone && option.plain) short.set(option, name);
    });
  }
  return short;
}

/** Whether the verb must be said over options: those that are called by their cards don't say it themselves. */
export function needsHeading({ options }: Heading, short: ReadonlyMap<Option, string>): boolean {
  return options.some((option) => short.has(option));
}
