/** What is drawn of a card, whichever game it belongs to. `games/<game>/face.ts` makes it from what a card shows. */

import type { Picture } from '../pictures/picture';
import type { SymbolName } from '../pictures/symbols';
import type { Shape } from '../shapes';

/** The shape of the panel, so that the kind of a card shows before a word is read. */
export type Panel = 'plain' | 'event' | 'location' | 'equipment' | 'resource' | 'villain' | 'scheme';

export type Backdrop = 'dots' | 'rays' | 'speed' | 'rings' | 'city' | 'crackle' | 'burst';

/** A colour and pattern of look/patterns.css, or of the game’s own look.css. */
export type Tone = string;

export interface Stat {
  shape: Shape;
  value: number | string;
  /** On the large card: "ATK". */
  label: string;
  /** In the card's accessible name: "attack". */
  spoken: string;
  /** How it differs from what is printed. */
  change?: 'up' | 'down';
  /** Damage that an ally takes by using it. */
  cost?: number;
}

export type TokenKind = 'plus' | 'minus' | 'damage' | 'threat' | 'counter';

export interface Token {
  kind: TokenKind;
  value: number | string;
  /** "2 damage" */
  spoken: string;
}

export type Status = 'tough' | 'stunned' | 'confused';
export type Resource = 'mental' | 'physical' | 'energy' | 'wild';

export interface SchemeIcon {
  symbol: SymbolName;
  words: string;
}

export interface Scheme {
  threat: number;
  /** The threat at which it is done; none for a side scheme. */
  target?: number;
  icons: SchemeIcon[];
}

export interface HitPoints {
  left: number;
  all: number;
}

export interface Face {
  name: string;
  /** "Main character · Level 1 · Avengers" */
  type: string;
  panel: Panel;
  tone: Tone;
  picture: Picture;
  backdrop: Backdrop;
  /** In the corner box: the cost, a level or a stage. */
  corner: string;
  /** What it costs to play, recruit or buy. */
  cost?: number;
  symbol?: SymbolName;
  /** Beside the name: "Main", or whose card it is. */
  tag?: string;
  /** At the foot: what kind of card it is, or which team. */
  foot?: string;
  left: Stat[];
  bottomLeft: Stat[];
  bottomRight: Stat[];
  abilities: ('flight' | 'ranging')[];
  resources: Resource[];
  /** What it adds as a boost card: "2", or a star for what it then does. */
  boost?: string;
  hearts?: { health: number; wounds: number };
  xp?: { have: number; need: number };
  dial?: HitPoints;
  scheme?: Scheme;
  tokens: Token[];
  strips: Status[];
  exhausted: boolean;
  /** Out cold: turned, and only pencilled. */
  stunned: boolean;
  /** Face down but ready: only pencilled. */
  hidden: boolean;
}

/** A face with nothing on it: the games add what their cards have. */
export const PLAIN = {
  type: '',
  panel: 'plain',
  tone: 'generic',
  backdrop: 'dots',
  corner: '',
  left: [],
  bottomLeft: [],
  bottomRight: [],
  abilities: [],
  resources: [],
  tokens: [],
  strips: [],
  exhausted: false,
  stunned: false,
  hidden: false,
} satisfies Omit<Face, 'name' | 'picture'>;
