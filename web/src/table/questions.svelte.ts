/** What a player asks the table: why not, how a number comes about, what the computer player would do. */

import type { FromClient, FromServer, ShownReason, ShownSum } from '../api/generated';

export interface WhyNot {
  card: string;
  reasons: ShownReason[];
}

export interface Hint {
  decision: number;
  option: number;
  reason: string;
}

export class Questions {
  readonly #send: (message: FromClient) => boolean;
  /** The answer in the balloon. */
  whyNot = $state.raw<WhyNot | null>(null);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  #sums = $state.raw<{ card: string; sums: ShownSum[] } | null>(null);
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
    this.thinking = this.#send({ type: 'hint' });
  }

  /** How the numbers of a card come about in the position `number`; asked once for each. */
  explain(card: string, number: number): void {
    const question = `${card} ${number}`;
    if (question === this.#explained) return;
    this.#explained = question;
    this.#send({ type: 'explain', card });
  }

  sumsOf(card: string): ShownSum[] {
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
        this.hint = message;
        this.thinking = false;
        break;
      case 'error':
        this.thinking = false;
        break;
      case 'position':
      case 'events':
        this.hint = null;
        this.whyNot = null;
        break;
      default:
        break;
    }
  }
}
