/** The messages of a table, as `docs/protocol.md` describes them. */

import type { Decision, GameName, View } from '../contracts';

export interface Change {
  set?: (string | number)[];
  drop?: (string | number)[];
  to?: unknown;
}

/** A card named in an event or in the story; of a card that the reader doesn't know, only the handle. */
export interface NamedCard {
  handle: string;
  id?: string;
  name?: string;
}

export interface Deed {
  event: string;
  seat?: number;
  amount?: number;
  card?: NamedCard;
  target?: NamedCard;
  source?: NamedCard;
  cards?: NamedCard[];
  [fact: string]: unknown;
}

export type StoryPart = string | NamedCard;

export interface StoryLine {
  /** The choice that led to it; -1: the set-up. */
  choice: number;
  parts: StoryPart[];
  /** A heading opens a turn or a phase. */
  heading: boolean;
}

/** What one choice led to. */
export interface GameEvent {
  choice: number;
  deeds: Deed[];
  changes: Change[];
}

export interface Result {
  outcome: string;
  winners: number[];
  villain_won: boolean;
  best: number | null;
  scores: number[];
  rule: string;
  reason: string;
}

export interface Standing {
  number: number;
  undos: number;
  undo_floor: number;
  asked: number | null;
  decision: Decision | null;
  result: Result | null;
}

export interface SeatAround {
  kind: 'person' | 'computer' | 'open';
  name: string;
  player: string;
  present: boolean;
}

export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
}

export interface Reason {
  rule: string;
  text: string;
  cards: string[];
}

/** A number of a card, and its parts with where each comes from. */
export interface Sum {
  stat: string;
  total: number;
  parts: [number, string][];
}

export interface Proposal {
  what: 'undo' | 'rematch';
  by: number;
  to: number | null;
}

export type FromServer =
  | { type: 'welcome'; table: string; game: GameName; seat: number | null; chat: ChatLine[] }
  | { type: 'table'; seats: SeatAround[]; spectators: number; paused: boolean }
  | { type: 'position'; view: View; story: StoryLine[]; standing: Standing }
  | { type: 'events'; events: GameEvent[]; story: StoryLine[]; standing: Standing }
  | { type: 'said'; line: ChatLine }
  | ({ type: 'proposal' } & Proposal)
  | { type: 'proposal_closed'; what: string; agreed: boolean }
  | { type: 'new_table'; table: string; token: string }
  | { type: 'reasons'; card: string; verb: string | null; reasons: Reason[] }
  | { type: 'sums'; card: string; sums: Sum[] }
  | { type: 'hint'; decision: number; option: number; reason: string }
  | { type: 'ruling'; file: unknown }
  | { type: 'error'; code: string; text: string };

export type FromClient =
  | { type: 'hello'; token: string; name: string; number?: number; undos?: number }
  | { type: 'choose'; decision: number; option: number; undos: number }
  | { type: 'retract' }
  | { type: 'undo'; to?: number }
  | { type: 'rematch' }
  | { type: 'consent'; yes: boolean }
  | { type: 'concede' }
  | { type: 'pause'; paused: boolean }
  | { type: 'replace'; seat: number; player: string }
  | { type: 'sit' }
  | { type: 'leave' }
  | { type: 'chat'; text: string }
  | { type: 'why'; card: string; verb?: string; target?: string }
  | { type: 'explain'; card: string }
  | { type: 'hint' }
  | { type: 'report'; note: string; at?: number };
