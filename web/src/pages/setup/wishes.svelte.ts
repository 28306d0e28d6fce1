/** The set-up form of one game while it is being filled in: what is wished, and what the server says about it. */

import type { CardInfo, GameForm, Problem, ReadDeck, TableLinks } from '../../api/generated';
import type { GameName } from '../../contracts';
import { gameOf } from '../../games';
import { said } from '../../language';
import { keep, kept, keepSeats, type Seat } from '../../memory';
import { keptDecks, leaderOf } from '../decks/shelf';
import { cardsOf, checkSetup, gameForm, layOut, needsOf, readyDecks } from '../lobby';
import type { Plain } from '../lobby';
import { pictureOf } from './contents';
import { draftOf, dropDraft, keepDraft } from './draft';
import * as forms from './form';
import type { SetupParts } from './game';
import { choiceWords } from './words';

const CHECK_DELAY = 250;

export class SetupForm {
  wishes = $state<forms.Wishes>({ seats: [], table: {} });
  problems = $state<Problem[]>([]);
  /** How many entries a line comes to in the end, where the rules say so. */
  needs = $state<Record<string, number[]>>({});
  /** Whether it was found as it was left. */
  resumed = $state(false);
  checking = $state(false);
  #checks = 0;
  #soon: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    readonly form: GameForm,
    readonly cards: CardInfo[],
    readonly decks: ReadDeck[],
    /** What the game asks in ways of its own. */
    readonly parts: SetupParts,
  ) {
    const { wishes, seat = 0, brought } = draftOf(form.name);
    this.resumed = wishes !== undefined && forms.stillFit(form, wishes);
    this.wishes = wishes && this.resumed ? wishes : this.#first();
    const bringer = this.wishes.seats[seat] ?? this.wishes.seats[0];
    if (brought && bringer) Object.assign(bringer.picks, brought);
    this.leave();
  }

  #first(): forms.Wishes {
    const wishes = forms.firstWishes(this.form);
    const [me] = wishes.seats;
    if (me) me.name = kept('name', '');
    return wishes;
  }

  /** As a new form. */
  afresh(): void {
    this.wishes = this.#first();
    this.resumed = false;
  }

  /** Keep what was filled in, for whoever comes back; perhaps to a seat with a deck for it. */
  leave(seat?: number): void {
    if (seat === undefined && JSON.stringify(this.wishes) === JSON.stringify(this.#first())) dropDraft(this.game);
    else keepDraft(this.game, { wishes: this.wishes, seat, brought: undefined });
  }

  static async of(game: GameName): Promise<SetupForm> {
    const { parts } = gameOf(game).setup;
    return new SetupForm(...(await Promise.all([gameForm(game), cardsOf(game), readyDecks(game), parts()])));
  }

  get game(): GameName {
    return this.form.name;
  }

  get setup(): forms.Setup {
    const own = keptDecks();
    return forms.setupOf(
      this.form,
      this.wishes,
      (name) => own.find((deck) => deck.name === name)?.text,
      (deck) => this.leaderOf(deck),
    );
  }

  /** Whom a deck is made for, by its own words. */
  leaderOf(deck: string): string {
    if (deck.startsWith(forms.OWN))
      return keptDecks().find((one) => one.name === deck.slice(forms.OWN.length))?.leader ?? '';
    const ready = this.decks.find((one) => one.key === deck);
    return ready ? leaderOf(ready) : '';
  }

  /** What a choice is called. */
  called(item: string, choice: Plain): string {
    return choiceWords(this.game, item, choice, pictureOf(gameOf(this.game).setup, item, choice, this.cards));
  }

  /** Whom one plays against, if a line of the table says it. */
  foe(item: string): string {
    const foe = this.wishes.table[item];
    return typeof foe === 'string' ? this.called(item, foe) : said('whoever comes');
  }

  seatCount(count: number): void {
    const { seats } = this.wishes;
    while (seats.length > count) seats.pop();
    while (seats.length < count) seats.push(forms.newSeat(this.form, seats.length, this.wishes.table));
  }

  /** Everything that can be chosen by chance. */
  surprise(): void {
    const { seatItems, drawn } = gameOf(this.game).setup;
    if (drawn.seat.length) {
      for (const seat of this.wishes.seats) seat.picks = Object.fromEntries(seatItems.map((item) => [item, '']));
      for (const seat of this.wishes.seats) for (const item of drawn.seat) seat.picks[item] = this.#drawn(item);
    }
    for (const item of forms.tableItems(this.form, this.wishes)) {
      if (drawn.table.includes(item.name)) this.wishes.table[item.name] = oneOf(item.choices) ?? null;
      else if (item.default === null) this.wishes.table[item.name] = item.many ? [] : null;
    }
  }

  /** What no seat has picked yet. */
  #drawn(item: string): string {
    const taken = this.wishes.seats.map(({ picks }) => picks[item]);
    const { choices } = forms.itemNamed(this.form, item);
    return String(oneOf(choices.filter((choice) => !taken.includes(String(choice)))) ?? '');
  }

  /** Ask the server, once the hand has come to rest, what is wrong with the set-up. */
  checkSoon(): void {
    clearTimeout(this.#soon);
    this.checking = true;
    this.#soon = setTimeout(() => void this.#check(), CHECK_DELAY);
  }

  async #check(): Promise<void> {
    const mine = ++this.#checks;
    const [found, needs] = await Promise.all([
      checkSetup(this.game, this.setup).catch((error: Error) => [
        { rule: '', text: error.message, cure: '', items: [] },
      ]),
      needsOf(this.game, this.setup).catch(() => ({})),
    ]);
    if (mine !== this.#checks) return;
    this.needs = needs;
    this.problems = found;
    this.checking = false;
  }

  problemsOf(item: string): Problem[] {
    return this.problems.filter((problem) => problem.items?.includes(item));
  }

  async layOut(): Promise<TableLinks> {
    const links = await layOut({
      game: this.game,
      setup: this.setup,
      seats: forms.wishedSeats(this.wishes),
      listed: forms.isListed(this.wishes),
    });
    const seats: Seat[] = links.seats.map(({ seat, token }) => ({
      seat,
      token,
      name: this.wishes.seats[seat]?.name ?? '',
    }));
    const local = seats.filter(({ seat }) => forms.isLocal(this.wishes.seats[seat]?.who ?? 'open'));
    const invites = seats.filter((seat) => !local.includes(seat));
    keepSeats(links.table, this.game, local, { seats: invites, spectators: links.spectators });
    const me = this.wishes.seats.find((seat) => seat.who === 'me');
    if (me?.name) keep('name', me.name);
    dropDraft(this.game);
    return links;
  }
}

function oneOf(choices: Plain[]): Plain | undefined {
  return choices[Math.floor(Math.random() * choices.length)];
}
