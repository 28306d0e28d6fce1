/**
 * Plain deeds of one kind that follow each other are shown as one scene: somebody plays five cards that only give points.
 * Plain is what one line tells, of one card that goes from one place of a player to another, while nothing else changes
 * that one could look at.
 */

import type { CardPart, Facts, Move, Step, StoryLine } from '../api/generated';
import { pieces, type Piece } from '../language';
import type { Scene } from './playback.svelte';
import { seatOf } from './sight';

type Parts = StoryLine['parts'];

/** What plain deeds of one kind have in common; undefined for one that should be seen by itself. */
export function kindOf(steps: readonly Step[]): string | undefined {
  const [line, ...more] = steps.flatMap((step) => step.story);
  const [card, ...others] = line?.parts.filter((part) => typeof part !== 'string') ?? [];
  if (!line || more.length || line.heading || !card || others.length) return undefined;
  const cards = steps.flatMap((step) => step.changes).filter(isOfCards);
  const seats = new Set(cards.flatMap(placesOf).map(seatOf));
  if (seats.size !== 1 || seats.has(null) || cards.some((change) => handleOf(change) !== card.handle)) return undefined;
  const told = steps.find((step) => step.story.includes(line));
  return JSON.stringify([told?.event, told?.seat, told?.manner]);
}

function isOfCards(change: Step['changes'][number]): change is Move | Facts {
  return change.do === 'move' || change.do === 'facts';
}

function placesOf(change: Move | Facts): string[] {
  const zones = change.do === 'move' ? [change.from, change.to] : [change.in];
  return zones.filter((zone) => zone !== undefined);
}

/** The card that changes, as what it is in the end. */
function handleOf(change: Move | Facts): unknown {
  return (change.do === 'move' && change.as?.handle) || change.card;
}

/** Scenes of one kind as one. */
export function together(scenes: Scene[]): Scene | undefined {
  const last = scenes.at(-1);
  if (!last || scenes.length === 1) return last;
  const lines = scenes.flatMap((scene) => scene.story);
  return { ...last, story: lines, moves: scenes.flatMap((scene) => scene.moves), caption: joined(lines) };
}

/** "Ben plays " and the cards of all lines, each once with its number; where all are of one card that was told before, the
 * last line says how often it was. */
function joined(lines: StoryLine[]): StoryLine | undefined {
  const first = lines.find((line) => !line.instead);
  if (!first) return lines.at(-1);
  const at = first.parts.findIndex((part) => typeof part !== 'string');
  const cards = lines.flatMap((line) => line.parts.filter((part) => typeof part !== 'string'));
  const names = [...new Set(cards.map((card) => card.name))];
  const each = names.map((name) => timesOf(cards.filter((card) => card.name === name)));
  return { ...first, parts: [...first.parts.slice(0, at), ...listOf(each), ...first.parts.slice(at + 1)] };
}

/** "2 × " and the card */
function timesOf(alike: CardPart[]): Parts {
  const [card] = alike;
  if (!card) return [];
  return alike.length > 1 ? filled(pieces('{number} × {card}'), { number: [`${alike.length}`], card: [card] }) : [card];
}

/** Cards as `listed` lists words. */
function listOf(items: Parts[]): Parts {
  const last = items.at(-1) ?? [];
  if (items.length < 2) return last;
  const before = items.slice(0, -1).reduce((first, second) => filled(pieces('{first}, {second}'), { first, second }));
  return filled(pieces('{first} and {last}'), { first: before, last });
}

function filled(message: Piece[], parts: Record<string, Parts>): Parts {
  return message.flatMap(({ words, part }) => parts[part] ?? [words]);
}
