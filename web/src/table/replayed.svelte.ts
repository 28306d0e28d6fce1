/** A game that is over, to be watched again: every position of it, and the story up to the one that is shown. */

import { applyChanges } from '../api/changes';
import type { Decision, Move, Replay, Step, View } from '../api/generated';
import type { Marks } from '../contracts';
import { toldOn } from './folding';
import { UNMARKED } from './marks';
import { settings } from './settings.svelte';
import { ShownTable } from './shown.svelte';

const STEP_MS = 700;
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
  #at = $state(0);
  playing = $state(false);

  constructor(replay: Replay) {
    super();
    this.replay = replay;
    this.seat = replay.seat;
    this.names = replay.names.map((name, seat) => name || `Player ${seat + 1}`);
    this.#choices = choicesOf(replay);
    this.#views = viewsOf(replay.view, this.#choices);
    this.pages = pagesOf(this.#views, this.#choices);
    this.#showAt(null);
  }

  get at(): number {
    return this.#at;
  }

  get last(): number {
    return this.#views.length - 1;
  }

  /** Show the position after so many choices. One step is seen as it happens; a jump is not. */
  jump(to: number): void {
    const place = Math.max(0, Math.min(this.last, to));
    const next = place === this.#at + 1 ? (this.#choices[this.#at] ?? []) : null;
    this.#at = place;
    this.#showAt(next && movesOf(next));
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
      await new Promise((done) => setTimeout(done, STEP_MS * (settings.pace || 0.2)));
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

  #showAt(moves: Move[] | null): void {
    const told = this.#choices.slice(0, this.#at).flatMap((steps) => steps.flatMap((step) => step.story));
    this.story = toldOn(this.replay.story, told);
    this.caption = null;
    this.show(this.#views[this.#at] as View, moves);
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

function movesOf(steps: Step[]): Move[] {
  return steps.flatMap((step) => step.changes.filter((change) => change.do === 'move'));
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
