/** Which lesson is due: first how the game is won, then how to handle the table, then the question that is asked. */

import type { GameName } from '../contracts';
import type { Lesson } from '../api/generated';
import { said } from '../language';
import { lessons } from './reference.svelte';
import { settings } from './settings.svelte';

const OPENING = 'opening';
/** The same at every table, so it is learned once for all games. */
const TABLE = 'table';
const READING = 'reading';

export interface DueLesson {
  lesson: Lesson;
  /** Put it away, for good. */
  learn: () => void;
}

export function dueLesson(game: GameName, topic: string, tongue: string): DueLesson | null {
  const loaded = lessons.of(game, tongue)[OPENING] !== undefined;
  if (!settings.lessons || !loaded) return null;
  const opening = untaught(game, OPENING, tongue);
  if (opening) return opening;
  if (!settings.hasLearned(TABLE, READING)) {
    return { lesson: reading(), learn: () => settings.learn(TABLE, READING) };
  }
  return untaught(game, topic, tongue);
}

function reading(): Lesson {
  return {
    topic: READING,
    title: said('Read any card'),
    text: said(
      'Rest the mouse on a card, and it is shown large beside it. R or a right click opens it to stay; on a touch screen a long press does. There its keywords explain themselves when you press them.',
    ),
    rules: [],
  };
}

function untaught(game: GameName, topic: string, tongue: string): DueLesson | null {
  const lesson = lessons.of(game, tongue)[topic];
  if (!lesson || settings.hasLearned(game, topic)) return null;
  return { lesson, learn: () => settings.learn(game, topic) };
}
