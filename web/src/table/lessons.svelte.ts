/** What each kind of question is about, for whoever meets it for the first time. */

import { SvelteMap } from 'svelte/reactivity';
import { get } from '../api/http';
import type { GameName } from '../contracts';

export interface Lesson {
  topic: string;
  title: string;
  text: string;
  rules: string[];
}

const lessons = new SvelteMap<string, Lesson>();
const windows = new SvelteMap<GameName, Window[]>();
let asked: GameName[] = [];

export async function loadLessons(game: GameName): Promise<void> {
  if (asked.includes(game)) return;
  asked.push(game);
  try {
    for (const lesson of await get<Lesson[]>(`/games/${game}/lessons`)) lessons.set(`${game}/${lesson.topic}`, lesson);
  } catch {
    // Without lessons one can still play; the next table asks again.
    asked = asked.filter((one) => one !== game);
  }
}

export function lessonOn(game: GameName, topic: string): Lesson | undefined {
  return lessons.get(`${game}/${topic}`);
}

/** A kind of question at which a player may want to be passed on. */
export interface Window {
  topic: string;
  words: string;
}

export function windowsOf(game: GameName): Window[] {
  return windows.get(game) ?? [];
}
