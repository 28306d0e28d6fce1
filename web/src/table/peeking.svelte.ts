/** The card on which the mouse rests: after a moment it is shown whole beside it, and as long as the mouse stays. */

const REST_MS = 350;
/** Who has just read one card reads the next without waiting. */
const NEXT_MS = 400;

export class Peeking {
  card = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = -Infinity;

  /** The mouse, or the focus, has come to a card. */
  rest(handle: string): void {
    clearTimeout(this.#timer);
    const wait = performance.now() - this.#left < NEXT_MS ? 0 : REST_MS;
    this.#timer = setTimeout(() => (this.card = handle), wait);
  }

  /** It has gone. */
  leave(): void {
    if (this.card !== null) this.#left = performance.now();
    this.stop();
  }

  /** The card was pressed: what follows is more important than its text. */
  stop(): void {
    clearTimeout(this.#timer);
    this.card = null;
  }
}
