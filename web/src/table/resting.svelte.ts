/** An answer that a player has given for the rest of a phase: "nobody defends". */

import type { Decision, Option } from '../api/generated';

export class Resting {
  #given = $state.raw<{ topic: string; until: string; at: number } | null>(null);

  /** From here on the decision's own answer holds. */
  give(decision: Decision): void {
    if (decision.rest) this.#given = { topic: decision.topic, until: decision.rest.until, at: decision.number };
  }

  /** The player wants to be asked again. */
  end(): void {
    this.#given = null;
  }

  /** What the player has answered already; after an undo he is asked again where he first said so. */
  answer({ topic, number, options, rest }: Decision): Option | null {
    const given = this.#given;
    if (!rest || given?.topic !== topic || given.until !== rest.until || number <= given.at) return null;
    return options[rest.option] ?? null;
  }
}
