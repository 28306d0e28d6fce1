/** The options of a question: which of them are about a card, which end it, and how a list of them is ordered. */

import type { Decision, Option } from '../api/generated';

/** What ends a list of options or declines; such options are buttons under the list. */
const CLOSING = ['end', 'done', 'pass', 'no', 'decline', 'refuse'];

export function isClosing(option: Option): boolean {
  return CLOSING.includes(option.verb);
}

/** The option that ends or declines, if there is just one: the big button, and the E key. */
export function closingOption(decision: Decision): Option | null {
  const closing = decision.options.filter(isClosing);
  return closing.length === 1 ? (closing[0] ?? null) : null;
}

/** What must be done where nothing else can be: to pass, or to pick the one card there is. */
export function forced(decision: Decision): Option | null {
  const [first, ...more] = decision.options;
  if (more.length || first === undefined) return null;
  const begun = decision.picks !== null && decision.picks.made.length > 0;
  return first.cards.length > 0 || (['pass', 'done'].includes(first.verb) && !begun) ? first : null;
}

/** The cards at which an option is found: its subjects, what else it concerns, and its aim. */
export function cardsOf({ cards, about, to }: Option): string[] {
  return to === null ? [...cards, ...about] : [...cards, ...about, to];
}

/** Whether an option is about a card, as its subject or its aim. */
export function involves(option: Option, handle: string): boolean {
  return cardsOf(option).includes(handle);
}

/** The options about each card, as their subject or their aim. */
export function optionsByCard(
  decision: Decision | null,
  alike: ReadonlyMap<string, string[]>,
): ReadonlyMap<string, Option[]> {
  const found = new Map<string, Option[]>();
  const add = (handle: string, option: Option): void => {
    const options = found.get(handle);
    if (!options) found.set(handle, [option]);
    else if (!options.includes(option)) options.push(option);
  };
  for (const option of decision?.options ?? []) {
    for (const handle of cardsOf(option)) add(handle, option);
  }
  for (const [handle, options] of [...found]) {
    for (const twin of alike.get(handle) ?? []) {
      if (!found.has(twin)) found.set(twin, options);
    }
  }
  return found;
}

export interface Heading {
  verb: string;
  options: Option[];
}

/** Options of one verb together, in the order in which the verbs come up; what closes is left out. */
export function byVerb(options: Option[]): Heading[] {
  const headings: Heading[] = [];
  for (const option of options.filter((one) => !isClosing(one))) {
    const heading = headings.find(({ verb }) => verb === option.verb);
    if (heading) heading.options.push(option);
    else headings.push({ verb: option.verb, options: [option] });
  }
  return headings;
}

/** What the number keys take, in order: the list, and after it the answers that close where E can't mean just one. */
export function numbered(decision: Decision): Option[] {
  const closing = closingOption(decision) ? [] : decision.options.filter(isClosing);
  return [...byVerb(decision.options).flatMap(({ options }) => options), ...closing];
}

/** The key of a place in a list, if it has one. */
export function numberKey(place: number): string {
  return place >= 0 && place < 9 ? `${place + 1}` : '';
}
