/** A game that is over, to be watched again: every position of it, and the story up to the one that is shown. */

import { applyChanges } from '../api/changes';
import type { Decision, Replay, Step, View } from '../api/generated';
import type { Marks } from '../contracts';
import { playerAt } from '../words';
import { toldOn } from './folding';
import { UNMARKED } from './marks';
import { Playback } from './playback.svelte';
import { scenesOf } from './scenes';
import { settings } from './settings.svelte';
import { ShownTable } from './shown.svelte';

/** So long it waits before the next choice. */
const BETWEEN_MS = 140;
/** What a player looks for in a replay. */
const BLOWS = ['stun', 'KO', 'defeat', 'escape', 'is out of the game', 'eliminate', 'advance', 'twist'];

/** A turn of the replay: the choices that were made in it, and which of them were blows. */
export interface Page {
  turn: number;
  first: number;
  blows: boolean[];
}

export class ReplayTable extends ShownTable {
  readonly seat: number | null;
  readonly names: string[];
  readonly decision: Decision | null = null;
  readonly replay: Replay;
  readonly pages: Page[];
  /** The steps that each choice led to. */
  readonly #choices: Step[][];
  readonly #views: View[];
  readonly playback = new Playback((scene) => this.showScene(scene));
  #at = $state(0);
  playing = $state(false);

  constructor(replay: Replay) {
    super();
    this.replay = replay;
    this.seat = replay.seat;
    this.names = replay.names.map((name, seat) => name || playerAt(seat));
    this.#choices = choicesOf(replay);
    this.#views = viewsOf(replay.view, this.#choices);
    this.pages = pagesOf(this.#views, this.#choices);
    this.#showAt();
  }

  get at(): number {
    return this.#at;
  }

  get last(): number {
    return this.#views.length - 1;
  }

  /** Show the position after so many choices. What the next one led to is seen as it happened; a jump is not. */
  jump(to: number): void {
    const place = Math.max(0, Math.min(this.last, to));
    this.playback.skip();
    if (place === this.#at + 1) this.#showNext();
    else {
      this.#at = place;
      this.#showAt();
    }
  }

  /** To the beginning of the next turn, or of this one or the one before. */
  jumpTurn(forward: boolean): void {
    const firsts = this.pages.map((page) => page.first);
    const to = forward ? firsts.find((first) => first > this.#at) : firsts.findLast((first) => first < this.#at);
    this.jump(to ?? (forward ? this.last : 0));
  }

  async play(): Promise<void> {
    this.playing = !this.playing;
    if (this.#at === this.last) this.jump(0);
    while (this.playing && this.#at < this.last) {
      this.jump(this.#at + 1);
      await this.playback.shown();
      await new Promise((done) => setTimeout(done, BETWEEN_MS * (settings.pace || 1)));
    }
    this.playing = false;
  }

  marks(): Marks {
    return UNMARKED;
  }

  optionsOf(): [] {
    return [];
  }

  take(): void {
    this.playing = false;
  }

  press(handle: string): void {
    this.read(handle);
  }

  #showAt(): void {
    const told = this.#choices.slice(0, this.#at).flatMap((steps) => steps.flatMap((step) => step.story));
    this.story = toldOn(this.replay.story, told);
    this.caption = null;
    this.show(this.#views[this.#at] as View, null);
  }

  #showNext(): void {
    const scenes = scenesOf(this.#views[this.#at] as View, this.#choices[this.#at] ?? [], false);
    this.#at += 1;
    // Choices are looked at one by one here: none waits for others of its kind.
    this.playback.add(scenes.map((scene) => ({ ...scene, kind: undefined })));
  }
}

function choicesOf({ choices, steps }: Replay): Step[][] {
  const found: Step[][] = Array.from({ length: choices }, () => []);
  for (const step of steps) found[step.choice]?.push(step);
  return found;
}

function viewsOf(first: View, choices: Step[][]): View[] {
  const views = [first];
  for (const steps of choices) {
    const changes = steps.flatMap((step) => step.changes);
    views.push(applyChanges(views.at(-1) as View, changes));
  }
  return views;
}

function pagesOf(views: View[], choices: Step[][]): Page[] {
  const pages: Page[] = [];
  choices.forEach((steps, choice) => {
    const turn = views[choice]?.turn ?? 0;
    if (pages.at(-1)?.turn !== turn) pages.push({ turn, first: choice, blows: [] });
    pages.at(-1)?.blows.push(steps.some(({ event }) => event !== undefined && BLOWS.includes(event)));
  });
  return pages;
}
