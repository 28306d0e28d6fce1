import type { Component } from 'svelte';
import type { Plain } from '../lobby';
import type { Belongs, Shows } from './belongs';
import type { Picks, SeatWish, Setup, Wishes } from './form';
import type { SetupForm } from './wishes.svelte';

/** What must be known of a game to set it up. The lines of its form are the server's; here is how they are asked. */
export interface GameSetup {
  /** The line whose length (or number) says how many play. */
  counted: string;
  /** The lines that are asked once a seat. */
  seatItems: string[];
  /** The lines that few care about: they lie behind "Fine points". */
  fineItems: string[];
  /** Lines that make sense only at some tables. */
  onlyWhere: Record<string, (players: number, table: Wishes['table']) => boolean>;

  /** What stands over the lines that are asked once a table. */
  heading: string;
  /** What the lines are called. */
  itemWords: Record<string, string>;
  /** By line: what a choice is called, where neither its name nor its card says so. */
  choiceWords: Record<string, (choice: Plain) => string>;
  /** Why it may be any of several numbers that a line comes to. */
  whyNumbers?: string;
  /** What will be played, in a line. */
  title(form: SetupForm): string;

  /** By line: which cards come with a choice. */
  contents: Record<string, Belongs>;
  /** The kinds of card that stand for the whole: they come first. */
  leading: string[];
  /** By line: which card stands for a choice. */
  pictures: Record<string, Shows>;

  /** What is picked for a seat at first. Where each seat has another choice of a line, `nth` is that of this one. */
  firstPicks(place: number, nth: (item: string) => string): Picks;
  /** The same at a table where something else is usual, by what was answered of the table so far. */
  picksAt?(table: Wishes['table'], place: number): Picks | undefined;
  /** What "Surprise me" draws: lines of each seat, and lines of the table that are not left to the server. */
  drawn: { seat: string[]; table: string[] };
  /** Whether nothing is chosen, which then means the rulebook's first game rather than chance. */
  isFirstGame?(wishes: Wishes): boolean;
  /** What is sent of the seats. */
  ofSeats(seats: SeatWish[], decks: Decks): Setup;

  /** What is asked in ways of its own, loaded with the form. */
  parts(): Promise<SetupParts>;
}

export interface SetupParts {
  /** What a seat plays: its deck, its hero. */
  Seat?: Component<{ form: SetupForm; seat: SeatWish; place: number }>;
  /** Among the fine points. */
  Fine?: Component<{ form: SetupForm }>;
}

/** Decks by how the picks of a seat call them. */
export interface Decks {
  /** How it is sent: a ready-made one by its name, one's own as its text. */
  sent(deck: string): string | { 'deck list': string };
  /** Whom it is made for. */
  leaderOf(deck: string): string;
}
