/**
 * One choice can lead to much: a whole villain phase. The server tells the view before and after it, and a line for each
 * thing that happened. Here the change of view is spread over those lines: a card changes when it is last spoken of,
 * and whatever is not spoken of changes at the end.
 */

import type { CardView, StoryLine, View, ZoneView } from '../api/generated';
import { kindOf } from './alike';
import type { Step } from './playback.svelte';
import { cardsIn, type Seen } from './sight';

/** What one choice led to, in steps that can be followed. `own`: the reader chose it, and sees the first step at once. */
export function unfolded(before: View, after: View, story: StoryLine[], own: boolean): Step[] {
  const was = cardsIn(before);
  const is = cardsIn(after);
  const lines = story.filter((line) => !line.heading && named(line).some((handle) => changed(handle, was, is)));
  const due = lastMentions(lines);
  const steps: Step[] = [];
  let told: StoryLine[] = [];
  for (const line of story) {
    told.push(line);
    const place = lines.indexOf(line);
    if (place < 0 || place === lines.length - 1) continue;
    const settled = new Set([...due].filter(([, last]) => last <= place).map(([handle]) => handle));
    steps.push({ view: between(before, after, is, settled), story: told, told: !own || steps.length > 0 });
    told = [];
  }
  const plain = own || steps.length ? undefined : kindOf(before, after, story);
  return [...steps, { view: after, story: told, told: !own || steps.length > 0, kind: plain }];
}

function named(line: StoryLine): string[] {
  return line.parts.flatMap((part) => (typeof part === 'string' ? [] : [part.handle]));
}

function changed(handle: string, was: ReadonlyMap<string, Seen>, is: ReadonlyMap<string, Seen>): boolean {
  return JSON.stringify(was.get(handle)) !== JSON.stringify(is.get(handle));
}

function lastMentions(lines: StoryLine[]): Map<string, number> {
  return new Map(lines.flatMap((line, place) => named(line).map((handle): [string, number] => [handle, place])));
}

/** The view in which only some cards are where, and as, they will be. */
function between(before: View, after: View, is: ReadonlyMap<string, Seen>, settled: Set<string>): View {
  const zones: Record<string, ZoneView> = {};
  for (const [name, zone] of Object.entries(before.zones)) {
    zones[name] = zone.cards ? { ...zone, cards: zone.cards.filter((card) => !settled.has(card.handle)) } : zone;
  }
  for (const handle of settled) {
    const seen = is.get(handle);
    const laid = seen && after.zones[seen.zone]?.cards;
    if (seen && laid) put(zones, seen, laid);
  }
  for (const zone of Object.values(zones)) if (zone.cards) zone.count = zone.cards.length;
  return { ...before, zones };
}

/** A card where it will be: behind the card that it will lie behind, if that is there already. */
function put(zones: Record<string, ZoneView>, { card, zone }: Seen, laid: CardView[]): void {
  const cards = [...(zones[zone]?.cards ?? [])];
  const earlier = laid.slice(0, laid.indexOf(card)).map((one) => one.handle);
  const at = cards.findLastIndex((one) => earlier.includes(one.handle));
  cards.splice(at + 1, 0, card);
  zones[zone] = { ...zones[zone], count: cards.length, cards };
}
