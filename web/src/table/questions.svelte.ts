/** What a player asks the table: why not, how a number comes about, what the computer player would do. */

import type { FromClient, FromServer, Hint, Reason, Sum } from '../api/generated';

export interface WhyNot {
  card: string;
  reasons: Reason[];
  /** What the card is good for all the same, as words after "you can". */
  uses: string[];
}

export class Questions {
  readonly #send: (message: FromClient) => boolean;
  /** The answer in the balloon. */
  whyNot = $state.raw<WhyNot | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** A hint is being thought about, since then. */
  thinking = $state(false);
  askedAt = 0;
  #sums = $state.raw<{ card: string; sums: Sum[] } | null>(null);
  #explained = '';

  constructor(send: (message: FromClient) => boolean) {
    this.#send = send;
  }

  /** Why a card can't be used, or does not go with those that are laid out. */
  why(card: string, beside: string[] = []): void {
    this.whyNot = null;
    this.#send({ type: 'why', card, beside });
  }

  askHint(): void {
    this.hint = null;
    this.askedAt = performance.now();
    this.thinking = this.#send({ type: 'hint' });
  }

  cancelHint(): void {
    this.#send({ type: 'cancel_hint' });
    this.thinking = false;
  }

  /** How the numbers of a card come about in the position `number`; asked once for each. */
  explain(card: string, number: number): void {
    const question = `${card} ${number}`;
    if (question === this.#explained) return;
    this.#explained = question;
    this.#send({ type: 'explain', card });
  }

  sumsOf(card: string): Sum[] {
    return this.#sums?.card === card ? this.#sums.sums : [];
  }

  hear(message: FromServer): void {
    switch (message.type) {
      case 'reasons':
        this.whyNot = message;
        break;
      case 'sums':
        this.#sums = message;
        break;
      case 'hint':
        if (this.thinking) this.hint = message;
        this.thinking = false;
        break;
      case 'error':
        this.thinking = false;
        break;
      case 'position':
      case 'steps':
        this.hint = null;
        this.thinking = false;
        this.whyNot = null;
        break;
      default:
        break;
    }
  }
}
