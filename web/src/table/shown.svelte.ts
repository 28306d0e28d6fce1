/** A table that can be looked at, live or in a replay: the view shown now, the card being read, cards in motion. */

import { flushSync } from 'svelte';
import type { CardInfo, CardView, Decision, Move, Option, StoryLine, View } from '../api/generated';
import type { GameName, Marks, Table } from '../contracts';
import { toldOn } from './folding';
import { Motion } from './motion';
import { Peeking } from './peeking.svelte';
import type { Scene } from './playback.svelte';
import { catalogue } from './reference.svelte';
import { cardsIn, NOTHING_SEEN } from './sight';

export abstract class ShownTable implements Table {
  readonly motion = new Motion();
  readonly peeking = new Peeking();
  #view = $state.raw<View | null>(null);
  /** Stays the same while views change, so that the board is not made anew. */
  readonly game: GameName = $derived(this.view.game);
  readonly #seen = $derived(this.#view ? cardsIn(this.#view) : NOTHING_SEEN);
  story = $state.raw<StoryLine[]>([]);
  /** What was last told: shown over the board for a moment. */
  caption = $state.raw<StoryLine | null>(null);
  /** The card in the reader. */
  reading = $state<string | null>(null);
  /** The card that is shown large over everything. */
  enlarged = $state<string | null>(null);

  abstract readonly seat: number | null;
  abstract readonly names: string[];
  abstract readonly decision: Decision | null;
  abstract optionsOf(handle: string): Option[];
  abstract take(option: Option): void;
  abstract press(handle: string): void;

  get ready(): boolean {
    return this.#view !== null;
  }

  /** Nobody picks at a table that is only looked at. */
  get outlook(): Partial<View> {
    return {};
  }

  get view(): View {
    if (!this.#view) throw new Error('The table has no view yet: wait until it is ready.');
    return this.#view;
  }

  get seen(): ReturnType<typeof cardsIn> {
    return this.#seen;
  }

  abstract marks(handle: string): Marks;

  card(handle: string): CardView | undefined {
    return this.#seen.get(handle)?.card;
  }

  read(handle: string | null): void {
    if (handle === null || this.card(handle)?.id !== undefined) this.reading = handle;
  }

  enlarge(handle: string | null): void {
    this.enlarged = handle !== null && this.card(handle)?.id !== undefined ? handle : null;
  }

  info(id: string): CardInfo | undefined {
    return catalogue.of(this.game, this.view.tongue)[id];
  }

  /** Show what happened next, with its words. */
  protected showScene(scene: Scene): void {
    this.story = toldOn(this.story, scene.story);
    const told = scene.caption ?? scene.story.findLast((line) => !line.heading);
    if (told) this.caption = scene.told ? told : null;
    this.show(scene.view, scene.moves);
  }

  /** Show another view; cards move from where they were to where they are, unless it is one that nothing led to. */
  protected show(view: View, moves: readonly Move[] | null): void {
    const before = this.#view;
    if (!before || !moves) {
      this.#view = view;
      return;
    }
    const places = this.motion.places();
    flushSync(() => (this.#view = view));
    this.motion.play(places, before, view, moves);
  }
}
