/**
 * Picks that belong together are laid out here first, in any order, and go to the server as one set when they are
 * complete: a payment, a formation, a team that attacks. The server says what goes with what.
 */

import type { Considered, Decision, FromClient, Group, Picks } from '../api/generated';

/** What lays out the picks of a decision, if they can be gathered as one set. */
export function gatheringOf(decision: Decision, send: (message: FromClient) => boolean): Gathering | null {
  const { group, picks } = decision;
  return group && picks?.among.length ? new Gathering(decision, group, picks, send) : null;
}

export class Gathering {
  readonly decision: Decision;
  readonly group: Group;
  readonly picks: Picks;
  readonly #send: (message: FromClient) => boolean;
  chosen = $state.raw<string[]>([]);
  #answer = $state.raw<Considered | null>(null);

  constructor(decision: Decision, group: Group, picks: Picks, send: (message: FromClient) => boolean) {
    this.decision = decision;
    this.group = group;
    this.picks = picks;
    this.#send = send;
    this.#choose(picks.made.length ? group.picked : picks.proposal);
  }

  /** Whether the chosen cards make a set that can be sent. */
  readonly complete = $derived(this.#current()?.complete ?? false);
  /** Which further cards can go with the chosen ones. */
  readonly more = $derived(this.#current()?.more ?? []);

  /** What the chosen cards come to, in what their group counts, as the server has told last. */
  readonly total = $derived(this.#answer?.total ?? 0);
  /** The fields of the view that would be others with just these cards. */
  readonly outlook = $derived(this.#answer?.view ?? {});

  has(handle: string): boolean {
    return this.chosen.includes(handle);
  }

  /** Whether a card that is not chosen can be: beside the others or, in a payment that is complete, instead of one. */
  takes(handle: string): boolean {
    return this.more.includes(handle) || (this.#swaps() && this.picks.among.includes(handle));
  }

  /** Where something is divided, a chosen card takes another point as long as one is left. */
  toggle(handle: string): void {
    if (this.has(handle) && !this.#another()) this.drop(this.chosen.lastIndexOf(handle));
    else if (this.more.includes(handle)) this.#choose([...this.chosen, handle]);
    else if (this.#swaps()) this.#choose([...this.chosen.slice(1), handle]);
  }

  /** Take back the card at a place. */
  drop(place: number): void {
    this.#choose(this.chosen.filter((_, other) => other !== place));
  }

  /** How often a card was chosen. */
  count(handle: string): number {
    return this.chosen.filter((one) => one === handle).length;
  }

  clear(): void {
    this.#choose([]);
  }

  /** Cards that lead to no set at all, as when a rich one replaces one of many: the earliest make room for the latest. */
  hear(answer: Considered): void {
    this.#answer = answer;
    const astray = this.#current() !== null && !answer.complete && !answer.more.length;
    if (astray && this.chosen.length > 1) this.#choose(this.chosen.slice(1));
  }

  #another(): boolean {
    return this.group.repeats && this.chosen.length < this.group.total;
  }

  #swaps(): boolean {
    return this.group.kind === 'payment' && this.complete;
  }

  #choose(cards: string[]): void {
    this.chosen = cards;
    this.#send({ type: 'consider', cards });
  }

  /** The server's answer about just these cards; an answer about others came too late. */
  #current(): Considered | null {
    const answer = this.#answer;
    const chosen = this.chosen;
    const same = answer?.cards.length === chosen.length && answer.cards.every((card, place) => card === chosen[place]);
    return same ? answer : null;
  }
}
