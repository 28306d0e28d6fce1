/** A seat at a live table: what it sees, what it is asked, and everything that its player can do. */

import { Connection, type Link } from '../api/connection';
import type { FromClient, FromServer, Option, Standing, Step, View, Welcome } from '../api/generated';
import type { GameName, Marks } from '../contracts';
import { said } from '../language';
import { keepTraded, tradedFor, type Seat } from '../memory';
import { Company } from './company.svelte';
import { gatheringOf, type Gathering } from './gathering.svelte';
import { marksOf, marksOfGathering, NO_MARKS, UNMARKED } from './marks';
import { Notices } from './notices.svelte';
import { involves, optionsByCard } from './options';
import { Playback, type Scene } from './playback.svelte';
import { Questions } from './questions.svelte';
import { Resting } from './resting.svelte';
import { scenesOf } from './scenes';
import { ShownTable } from './shown.svelte';
import { lookAlikes } from './sight';
import { Undoing } from './undoing.svelte';

export class LiveTable extends ShownTable {
  readonly id: string;
  readonly company = new Company();
  readonly notices = new Notices();
  readonly resting = new Resting();
  readonly questions = new Questions((message) => this.send(message));
  readonly undoing = new Undoing(
    () => this,
    (message) => this.send(message),
    (text) => this.notices.say(text),
  );
  readonly playback = new Playback((scene) => this.showScene(scene));
  readonly #connection: Connection;
  readonly #name: string;
  #newest: View | null = null;
  /** The group whose picks the server is making for us. */
  #picking: number | null = null;

  /** What opens this seat: first an invitation perhaps, then what was given for it. */
  token = $state('');
  invitation: string | undefined;
  link = $state<Link>('connecting');
  seat = $state<number | null>(null);
  standing = $state.raw<Standing | null>(null);
  /** The decision to which somebody has gone back: there is something to choose, so nobody passes there by itself. */
  returned = $state<number | null>(null);
  /** Since when the seat that is asked now has been asked, without anybody else. */
  askedSince = 0;
  /** A card with several options that was pressed: its menu is open. */
  held = $state<string | null>(null);
  /** The picks that are laid out now, where they belong together. */
  gathering = $state.raw<Gathering | null>(null);
  /** The option that is being looked at in a list: its cards are shown. */
  pointed = $state.raw<Option | null>(null);
  /** A choice is on its way. */
  waiting = $state(false);
  /** Why this link opens nothing. */
  trouble = $state('');
  /** Where a rematch was laid out. */
  next = $state.raw<{ table: string; token: string } | null>(null);
  ruling = $state.raw<unknown>(null);

  readonly decision = $derived(this.#asks() ? (this.standing?.decision ?? null) : null);
  /** Whether somebody has this seat open in another window, here or anywhere. */
  readonly elsewhere = $derived(this.seat !== null && (this.company.seats[this.seat]?.windows ?? 0) > 1);
  readonly names = $derived(this.company.names(this.seat));
  readonly hinted = $derived(this.#hinted());
  /** The cards that the question is about. */
  readonly about = $derived(this.decision?.cards.filter((handle) => this.seen.has(handle)) ?? []);
  readonly #options = $derived(optionsByCard(this.decision, lookAlikes(this.seen)));
  readonly #marks = $derived(this.#marked());

  constructor(id: string, seat: Pick<Seat, 'token' | 'name' | 'invitation'>) {
    super();
    this.id = id;
    this.token = seat.token;
    this.invitation = seat.invitation;
    this.#name = seat.name;
    this.#connection = new Connection(id, seat.name, {
      token: () => this.token,
      renewed: () => this.#renew(tradedFor(id, this.token)),
      heard: (message) => this.#hear(message),
      linked: (link) => (this.link = link),
      known: () => (this.standing ? { number: this.standing.number, undos: this.standing.undos } : null),
    });
  }

  override get outlook(): Partial<View> {
    return this.gathering?.outlook ?? {};
  }

  marks(handle: string): Marks {
    return this.#marks.get(handle) ?? UNMARKED;
  }

  optionsOf(handle: string): Option[] {
    return this.#options.get(handle) ?? [];
  }

  /** `unasked`: the player has set that he passes here by himself. */
  take(option: Option, unasked = false): void {
    const decision = this.decision;
    const place = decision?.options.indexOf(option) ?? -1;
    if (!decision || place < 0) return;
    this.held = null;
    const undos = this.standing?.undos ?? 0;
    this.waiting = this.send({ type: 'choose', decision: decision.number, option: place, undos, unasked });
  }

  /** Give the answer that is offered for the rest of the phase. */
  takeForTheRest(): void {
    const decision = this.decision;
    const option = decision?.rest ? decision.options[decision.rest.option] : undefined;
    if (!decision || !option) return;
    this.resting.give(decision);
    this.take(option);
  }

  /** Send the cards that are laid out. */
  gather(): void {
    const decision = this.decision;
    if (!decision || !this.gathering?.complete) return;
    this.#picking = this.gathering.group.id;
    const undos = this.standing?.undos ?? 0;
    this.waiting = this.send({ type: 'gather', decision: decision.number, cards: this.gathering.chosen, undos });
  }

  press(handle: string): void {
    if (this.decision && this.gathering?.picks.among.includes(handle)) {
      this.#toggle(this.gathering, handle);
      return;
    }
    const held = this.held;
    const options = this.optionsOf(handle);
    const aimed = held !== null && held !== handle ? options.filter((option) => involves(option, held)) : [];
    const [only, ...more] = aimed.length ? aimed : options;
    this.held = null;
    this.questions.whyNot = null;
    if (only && !more.length) this.take(only);
    else if (only) this.held = held === handle ? null : handle;
    else if (this.#lastPicked(handle)) this.send({ type: 'retract' });
    else if (this.seat !== null && this.decision && this.card(handle)?.id) this.why(handle);
  }

  /** Ask why a card can't be used now, beside what is laid out. */
  why(handle: string): void {
    this.questions.why(handle, this.gathering?.chosen ?? []);
  }

  /** Whether the option being looked at is about this card. */
  points(handle: string): boolean {
    return this.pointed !== null && involves(this.pointed, handle);
  }

  send(message: FromClient): boolean {
    const sent = this.#connection.send(message);
    if (!sent) this.notices.say(said('Not connected: this goes on when the connection is back.'));
    return sent;
  }

  /** Leave the page: the seat stays ours. */
  end(): void {
    this.#connection.end();
  }

  /** Nothing is asked while something is still being shown, or while the answer is on its way. */
  #asks(): boolean {
    return !this.playback.busy && !this.waiting && !this.company.paused && this.link === 'open';
  }

  #toggle(gathering: Gathering, handle: string): void {
    if (gathering.has(handle) || gathering.takes(handle)) gathering.toggle(handle);
    else this.why(handle);
  }

  #lastPicked(handle: string): boolean {
    return this.decision?.picks?.made.at(-1)?.cards.includes(handle) ?? false;
  }

  #hinted(): Option | null {
    const hint = this.questions.hint;
    return hint && this.decision?.number === hint.decision ? (this.decision.options[hint.option] ?? null) : null;
  }

  #marked(): ReadonlyMap<string, Marks> {
    if (!this.ready) return NO_MARKS;
    const asked = { decision: this.decision, options: this.#options, held: this.held, about: this.about };
    if (this.decision && this.gathering) return marksOfGathering(this.view, this.seen, this.gathering, this.about);
    return marksOf(this.view, this.seen, asked);
  }

  #hear(message: FromServer): void {
    this.company.hear(message);
    this.questions.hear(message);
    switch (message.type) {
      case 'welcome':
        this.seat = message.seat;
        this.#trade(message);
        break;
      case 'position': {
        this.#newest = message.view;
        this.playback.clear();
        this.#stand(message.standing);
        this.story = message.story;
        this.show(message.view, []);
        break;
      }
      case 'steps':
        this.playback.add(this.#scenesOf(message.steps));
        this.#stand(message.standing);
        break;
      case 'considered':
        this.gathering?.hear(message);
        break;
      case 'new_table':
        this.next = message;
        break;
      case 'ruling':
        this.ruling = message.file;
        break;
      case 'error':
        if (this.waiting) this.#stopWaiting();
        if (this.ready && message.code !== 'no_such_table') this.notices.say(message.text);
        else this.trouble = message.text;
        break;
      default:
        break;
    }
  }

  /** The token for an invitation is kept before the server hears that it has arrived. */
  #trade({ seat, game, token }: Welcome): void {
    const invitation = this.token;
    if (token === null || seat === null || !this.#renew(token)) return;
    keepTraded(this.id, game as GameName, { seat, token, name: this.#name, invitation });
    this.#connection.send({ type: 'kept' });
  }

  #renew(token: string | undefined): boolean {
    if (token === undefined) return false;
    this.invitation = this.token;
    this.token = token;
    return true;
  }

  #stand(standing: Standing): void {
    if (this.standing && standing.undos > this.standing.undos) this.returned = standing.number;
    if (this.standing?.asked !== standing.asked) this.askedSince = performance.now();
    this.standing = standing;
    this.held = null;
    this.pointed = null;
    const amidst = standing.decision?.group?.id === this.#picking || standing.number === this.#picking;
    if (this.#picking === null || !amidst) this.#stopWaiting();
  }

  /** The choice was taken or refused: what is asked now can be answered. */
  #stopWaiting(): void {
    this.waiting = false;
    this.#picking = null;
    const decision = this.standing?.decision;
    this.gathering = decision ? gatheringOf(decision, (message) => this.send(message)) : null;
    this.undoing.goOn();
  }

  #scenesOf(steps: Step[]): Scene[] {
    if (!this.#newest) return [];
    const scenes = scenesOf(this.#newest, steps, this.waiting);
    this.#newest = scenes.at(-1)?.view ?? this.#newest;
    return scenes;
  }
}
