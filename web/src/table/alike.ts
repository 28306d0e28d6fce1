/**
 * Plain deeds of one kind that follow each other are shown as one step: somebody plays five cards that only give points.
 * Plain is what one line tells, of one card that goes from one place of a player to another, while nothing else changes
 * that one could look at.
 */

import type { StoryLine, View } from '../api/generated';
import type { Step } from './playback.svelte';
import { cardsIn, seatOf } from './sight';

/** What plain deeds of one kind have in common; undefined for one that should be seen by itself. */
export function kindOf(before: View, after: View, story: StoryLine[]): string | undefined {
  const [line, ...more] = story;
  const cards = line?.parts.filter((part) => typeof part !== 'string') ?? [];
  const [card] = cards;
  if (!line || more.length || line.heading || !card || cards.length > 1) return undefined;
  const zones = new Set([...Object.keys(before.zones), ...Object.keys(after.zones)]);
  const changed = [...zones].filter((zone) => JSON.stringify(before.zones[zone]) !== JSON.stringify(after.zones[zone]));
  const seats = new Set(changed.map(seatOf));
  if (seats.size !== 1 || seats.has(null) || otherCardsChanged(before, after, card.handle)) return undefined;
  return JSON.stringify(line.parts.map((part) => (typeof part === 'string' ? part : null)));
}

function otherCardsChanged(before: View, after: View, handle: string): boolean {
  const [was, is] = [cardsIn(before), cardsIn(after)];
  const others = new Set([...was.keys(), ...is.keys()].filter((one) => one !== handle));
  return [...others].some((one) => {
    const [then, now] = [was.get(one), is.get(one)];
    if (then?.card.id === undefined && now?.card.id === undefined) return false;
    return JSON.stringify(then) !== JSON.stringify(now);
  });
}

/** Steps of one kind as one. */
export function together(steps: Step[]): Step | undefined {
  const last = steps.at(-1);
  if (!last || steps.length === 1) return last;
  const lines = steps.flatMap((step) => step.story);
  return { ...last, story: lines, caption: joined(lines) };
}

/** "Ben plays " and the cards of all lines, each once with its number. */
function joined(lines: StoryLine[]): StoryLine {
  const [first] = lines as [StoryLine, ...StoryLine[]];
  const at = first.parts.findIndex((part) => typeof part !== 'string');
  const cards = lines.flatMap((line) => line.parts.filter((part) => typeof part !== 'string'));
  const names = [...new Set(cards.map((card) => card.name))];
  const listed = names.flatMap((name, place) => {
    const alike = cards.filter((card) => card.name === name);
    const comma = place === 0 ? '' : place === names.length - 1 ? ' and ' : ', ';
    const times = alike.length > 1 ? `${alike.length} × ` : '';
    return [`${comma}${times}`, ...alike.slice(0, 1)];
  });
  return { ...first, parts: [...first.parts.slice(0, at), ...listed, ...first.parts.slice(at + 1)] };
}
