/** What a player has set: how fast things are shown, where to be asked, what was explained. Kept in the browser. */

import { said } from '../language';
import { keep, kept } from '../memory';

interface Kept {
  /** How long each step of others is shown: 1 is the usual 700 ms, 0 shows everything at once. */
  pace: number;
  /** Pass by itself where there is nothing to do but pass. */
  passWhenForced: boolean;
  /** Take by itself what only gives something and costs nothing. */
  takeGifts: boolean;
  /** Topics at which to pass on, as `game/topic`. */
  passed: string[];
  /** Show a card large beside the mouse that rests on it. */
  peek: boolean;
  /** Print their text on cards of the table that are large enough. */
  textOnCards: boolean;
  lessons: boolean;
  /** Lessons that were read, as `game/topic`. */
  learned: string[];
}

const USUAL: Kept = {
  pace: 1,
  passWhenForced: true,
  takeGifts: true,
  passed: [],
  peek: true,
  textOnCards: false,
  lessons: true,
  learned: [],
};
export const PACES: readonly { pace: number; words: () => string }[] = [
  { pace: 2, words: () => said('slow') },
  { pace: 1, words: () => said('usual') },
  { pace: 0.4, words: () => said('fast') },
  { pace: 0, words: () => said('at once') },
];

/** A pace in words; one that is none of these has come from elsewhere. */
export function paceWords(pace: number): string {
  return PACES.find((one) => one.pace === pace)?.words() ?? said('usual');
}

class Settings {
  #now = $state<Kept>({ ...USUAL, ...kept<Partial<Kept>>('settings', {}) });

  get pace(): number {
    return this.#now.pace;
  }

  get passWhenForced(): boolean {
    return this.#now.passWhenForced;
  }

  get takeGifts(): boolean {
    return this.#now.takeGifts;
  }

  get peek(): boolean {
    return this.#now.peek;
  }

  get textOnCards(): boolean {
    return this.#now.textOnCards;
  }

  get lessons(): boolean {
    return this.#now.lessons;
  }

  passesOn(game: string, topic: string): boolean {
    return this.#now.passed.includes(`${game}/${topic}`);
  }

  hasLearned(game: string, topic: string): boolean {
    return this.#now.learned.includes(`${game}/${topic}`);
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.#now, change);
    keep('settings', $state.snapshot(this.#now));
  }

  passOn(game: string, topic: string, yes: boolean): void {
    const others = this.#now.passed.filter((one) => one !== `${game}/${topic}`);
    this.set({ passed: yes ? [...others, `${game}/${topic}`] : others });
  }

  learn(game: string, topic: string): void {
    if (!this.hasLearned(game, topic)) this.set({ learned: [...this.#now.learned, `${game}/${topic}`] });
  }

  forgetLessons(): void {
    this.set({ learned: [], lessons: true });
  }
}

export const settings = new Settings();
