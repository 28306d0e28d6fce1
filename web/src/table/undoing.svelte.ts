/** Taking back: what it would be, why it can't be done, and where the player is asked first. */

import type { FromClient, ShownUndo, Standing } from '../api/generated';
import { said } from '../language';
import type { Company } from './company.svelte';

export interface Situation {
  seat: number | null;
  standing: Standing | null;
  company: Company;
  /** A choice is on its way. */
  waiting: boolean;
}

/** Why nothing can be taken back; empty where it can. */
export function whyNoUndo({ seat, standing, company }: Situation): string {
  if (company.stopped) return said('This table can’t be played on, so nothing can be taken back.');
  if (seat !== null && company.seats[seat]?.kind === 'computer') return said('A computer player has your seat.');
  if (company.paused) return said('The table is paused: nothing can be taken back until it goes on.');
  if (!standing?.undo) return said('You have not chosen anything yet that you could take back.');
  if (standing.undo.seen && !company.amongComputers(seat))
    return said('Something hidden was seen since your last choice, and others play too: it stays as it is.');
  return '';
}

export class Undoing {
  readonly #now: () => Situation;
  readonly #send: (message: FromClient) => boolean;
  readonly #say: (text: string) => void;
  #asking = $state.raw<{ undo: ShownUndo; undos: number } | null>(null);
  /** Pressed while a choice was on its way: it is that choice which is to be taken back. */
  #pressed = false;

  constructor(now: () => Situation, send: (message: FromClient) => boolean, say: (text: string) => void) {
    this.#now = now;
    this.#send = send;
    this.#say = say;
  }

  get why(): string {
    return whyNoUndo(this.#now());
  }

  /** What the button does now, in words. */
  get words(): string {
    const undo = this.#now().standing?.undo;
    return this.why || (undo ? said('Take back “{choice}”', { choice: undo.words }) : '');
  }

  /** What the player is asked about first: something hidden was seen since. */
  get asking(): ShownUndo | null {
    const asked = this.#asking;
    const { standing } = this.#now();
    return asked && standing?.undo?.to === asked.undo.to && standing.undos === asked.undos ? asked.undo : null;
  }

  /** Take back, say why not, or ask first; pressed again, that is the answer. */
  press(): void {
    const { standing, waiting } = this.#now();
    const undo = standing?.undo;
    if (waiting) this.#pressed = true;
    else if (this.asking) this.anyway();
    else if (this.why) this.#say(this.why);
    else if (undo?.seen) this.#asking = { undo, undos: standing?.undos ?? 0 };
    else if (undo) this.#send({ type: 'undo', to: undo.to });
  }

  /** The choice that was on its way was taken or refused. */
  goOn(): void {
    if (!this.#pressed) return;
    this.#pressed = false;
    this.press();
  }

  anyway(): void {
    if (this.asking) this.#send({ type: 'undo', to: this.asking.to, anyway: true });
    this.#asking = null;
  }

  neverMind(): void {
    this.#asking = null;
  }
}
