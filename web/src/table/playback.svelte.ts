/**
 * Between what is shown and what has happened: scenes wait in a queue and are shown one at a time, so that one can follow
 * what the villain and the other players do. Whoever is in a hurry skips to now.
 */

import type { Move, StoryLine, View } from '../api/generated';
import { together } from './alike';
import { settings } from './settings.svelte';

/** What is shown at once: where the cards go, and the view when they have come there. */
export interface Scene {
  view: View;
  story: StoryLine[];
  moves: Move[];
  /** Somebody else did this, and a line tells it: give it time to be seen. */
  told: boolean;
  /** What plain scenes that are shown as one have in common. */
  kind?: string | undefined;
  /** What is said of it, if not its last line. */
  caption?: StoryLine | undefined;
}

const TOLD_MS = 700;
const OWN_MS = 280;
/** So long a plain scene waits for more of its kind, and so long in all. */
const MORE_MS = 500;
const MOST_MS = 2500;
/** More than this is not watched, it is caught up with. */
const LONGEST_QUEUE = 60;

export class Playback {
  readonly #show: (scene: Scene) => void;
  #queue = $state.raw<Scene[]>([]);
  #held = false;
  #running: Promise<void> | null = null;
  #freeAt = 0;
  /** When something last came. */
  #came = 0;
  #wake: (() => void) | null = null;

  constructor(show: (scene: Scene) => void) {
    this.#show = show;
  }

  /** Whether something is still to be shown. */
  get busy(): boolean {
    return this.#queue.length > 0;
  }

  add(scenes: Scene[]): void {
    this.#queue = [...this.#queue, ...scenes];
    this.#came = performance.now();
    if (this.#queue.length > LONGEST_QUEUE || document.hidden || settings.pace === 0) this.skip();
    else this.#start();
  }

  /** When all that waits now has been shown, and could be looked at. */
  async shown(): Promise<void> {
    await this.#running;
    await this.#until(this.#freeAt);
  }

  /** Show all that waits at once. */
  skip(): void {
    const left = this.#queue;
    this.#queue = [];
    for (const scene of left) this.#show(scene);
    this.#freeAt = 0;
    this.#wake?.();
  }

  /** Forget what waits: it was taken back, or another view has come. */
  clear(): void {
    this.#queue = [];
    this.#wake?.();
  }

  /** While nobody may look (a curtain hangs), nothing is shown. */
  hold(held: boolean): void {
    this.#held = held;
    if (held) this.#wake?.();
    else this.#start();
  }

  #start(): void {
    if (!this.#running && !this.#held && this.busy) this.#running = this.#run();
  }

  async #run(): Promise<void> {
    while (this.#queue.length && !this.#held) {
      await this.#until(this.#freeAt);
      await this.#more();
      const alike = this.#alike();
      const scene = together(this.#queue.slice(0, alike));
      if (!scene || this.#held) break;
      this.#queue = this.#queue.slice(alike);
      this.#show(scene);
      this.#freeAt = performance.now() + (scene.told ? TOLD_MS : OWN_MS) * settings.pace;
    }
    this.#running = null;
  }

  /** How many scenes at the head of the queue are shown as one. */
  #alike(): number {
    const kind = this.#queue[0]?.kind;
    const other = this.#queue.findIndex((scene) => scene.kind === undefined || scene.kind !== kind);
    return other < 0 ? this.#queue.length : Math.max(1, other);
  }

  /** While only plain scenes of one kind wait, others of the kind may be on their way. */
  async #more(): Promise<void> {
    const most = performance.now() + MOST_MS * settings.pace;
    while (!this.#held && this.#queue[0]?.kind && this.#alike() === this.#queue.length) {
      const until = Math.min(most, this.#came + MORE_MS * settings.pace);
      if (performance.now() >= until) return;
      await this.#until(until);
    }
  }

  #until(time: number): Promise<void> {
    const left = time - performance.now();
    if (left <= 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, left);
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = null;
        done();
      };
    });
  }
}
