/** Written by `make types` from the server's own types: change those, and never this file. */

/**
 * Something attacks, thwarts or schemes: `value` is the number that counts (ATK, SCH or THW), `against` the seat
 * that an enemy acts against, or that acts. `defence` is "", "basic" (DEF counts) or "ability".
 */
export interface Activation {
  against: number;
  boost: number;
  defence: string;
  kind: string;
  overkill: boolean;
  target: string | null;
  value: number;
  who: string;
}

/** Who is at the table. `stopped` says why nobody can play on there, if so: this version plays differently. */
export interface Around {
  type: 'table';
  seats: ShownSeat[];
  spectators: number;
  paused: boolean;
  stopped: string;
}

/** What would the computer player choose? */
export interface AskHint {
  type: 'hint';
}

/**
 * Who attacks whom; the numbers are there while both are, and hold if nobody plays anything more.
 *
 * `first_strikes` strike before the others; `strikes_back` is what the defender strikes with, 0 if it can't reach the
 * attackers.
 */
export interface Attack {
  atk?: number;
  attackers: string[];
  def?: number;
  defender: string | null;
  first_strikes?: string[];
  kos?: boolean;
  strikes?: Record<string, number>;
  strikes_back?: number;
  stuns?: boolean;
}

/** The hint that is being thought about is not wanted any more. */
export interface CancelHint {
  type: 'cancel_hint';
}

export interface CardInfo {
  id: string;
  name: string;
  set: string;
  kind: string;
  text: string;
  playable: boolean;
  numbers: Record<string, number>;
  traits: string[];
  copies: number;
  /** All that can be drawn, under the names of docs/views.md. */
  facts: Record<string, unknown>;
  /** The words of the glossary that its text uses, by id. */
  terms: string[];
  /** What a card that is not playable waits for, in a sentence. */
  missing: string;
  /** Its text in parts, a line for each ability. */
  lines: TextLine[];
}

/** A card in a line, by the handle of whoever the story is told to. */
export interface CardPart {
  handle: string;
  id: string;
  name: string;
}

/**
 * A card as a seat sees it; of one that it does not know, only the handle and how it lies. Each game shows more
 * facts: numbers, teams, keywords, counters (docs/views.md).
 *
 * `on` is the handle of the card it lies on; `controller` is told where that is not its owner.
 */
export interface CardView {
  controller?: number;
  exhausted?: number;
  face_down?: number;
  handle: string;
  id?: string;
  kind?: string;
  name?: string;
  on?: string;
  [fact: string]: unknown;
}

/** A player: the identity, how it stands, and how many cards and allies there may be. */
export interface ChampionsPlayer {
  allies: number;
  ally_limit: number;
  encounter_cards: number;
  form: string;
  hand_size: number;
  health: number;
  hero: string;
  identity: string;
  remaining: number;
}

/**
 * `drones` are the numbers of minions that lie face down, by handle; `acceleration` counts the tokens, `heroic` the
 * encounter cards that a heroic game deals beside the others.
 */
export interface ChampionsView {
  acceleration: number;
  activation?: Activation;
  active: number;
  drones?: Record<string, Drone>;
  first: number;
  flipped: number[];
  game: string;
  heroic: number;
  last_stages: number[];
  main_schemes: string[];
  out: number[];
  phase: string;
  phases: Phase[];
  players: ChampionsPlayer[];
  seats: number;
  tongue: string;
  turn: number;
  villain_phase: VillainPhase;
  villains: string[];
  you: number | null;
  zones: Record<string, ZoneView>;
  [fact: string]: unknown;
}

export interface Chat {
  type: 'chat';
  text: string;
}

/** `unasked`: the client chose for its player, who passes without being asked. Undo skips such choices. */
export interface Choose {
  type: 'choose';
  decision: number;
  option: number;
  undos?: number;
  unasked?: boolean;
}

/**
 * A city from its entrance to its exit. Only several have names; `seat` is whose it is, or -1; `deck` the zone of
 * the Villain Deck that feeds it.
 */
export interface City {
  deck: string;
  name: string;
  seat: number;
  spaces: CitySpace[];
}

/**
 * A space of a city by its name, with the zones of who is in it, of what lies there face down, of its Location, of
 * what else lies over it, and of the HQ space under it.
 */
export interface CitySpace {
  location: string;
  name: string;
  over: string;
  under: string | null;
  unscanned: string;
  zone: string;
}

/** An attack that is going on, and who has struck in it. */
export interface Combat {
  atk?: number;
  attackers: string[];
  def?: number;
  defender: string | null;
  first_strikes?: string[];
  id: number;
  kos?: boolean;
  ranged: boolean;
  strikes?: Record<string, number>;
  strikes_back?: number;
  struck: string[];
  stuns?: boolean;
}

export interface Concede {
  type: 'concede';
}

/** The answer to a proposal. */
export interface Consent {
  type: 'consent';
  yes: boolean;
}

/** Would these cards make a set for `gather`, and what else goes with them? */
export interface Consider {
  type: 'consider';
  cards: string[];
}

/**
 * The answer to consider: whether the cards make a set, which further ones could be part of one with them, and what
 * they come to: the `total` in what the group counts, and the fields of the `view` that would be others with them.
 */
export interface Considered {
  type: 'considered';
  cards: string[];
  complete: boolean;
  more: string[];
  total: number;
  view: Record<string, unknown>;
}

/**
 * What a seat is asked, in the words of `longbox.Decision`. `cards` are those asked about that are no answers
 * themselves, the one to look at first. `gift` is the number of an option that only gives its player something, at no
 * cost.
 */
export interface Decision {
  number: number;
  kind: string;
  topic: string;
  prompt: string;
  cards: string[];
  options: Option[];
  group: Group | null;
  picks: Picks | null;
  gift: number | null;
  rest: Rest | null;
}

export interface DeckLine {
  count: number;
  name: string;
  /** The card's id; empty if there is no such card. */
  card: string;
}

export interface DeckText {
  text: string;
  /** Which game it is for, where the list itself doesn't say. */
  game?: string;
}

export interface DeletedTable {
  table: string;
}

/** What a minion that lies face down is worth. */
export interface Drone {
  atk: number;
  health: number;
  remaining: number;
  sch: number;
}

/** A place in the view that is there no more. */
export interface DropFact {
  do: 'drop';
  path: (string | number)[];
}

/**
 * What a deed has left behind: on which cards, from which (its name, if it is still in sight), and in a sentence
 * what it is and for how long.
 */
export interface Effect {
  on: string[];
  source: string;
  text: string;
}

/** How a game ended. `reason` is what decided it; `verdict` says all to the reader: that, who wins and when. */
export interface Ending {
  outcome: string;
  winners: number[];
  villain_won: boolean;
  best: number | null;
  scores: number[];
  rule: string;
  reason: string;
  verdict: string;
}

/** How do the numbers of this card come about? */
export interface Explain {
  type: 'explain';
  card: string;
}

/** Facts of a card that are new or have changed (`now`), and those that it has no more (`gone`). */
export interface Facts {
  do: 'facts';
  card: string;
  in: string;
  now?: Record<string, unknown>;
  gone?: string[];
}

/** What the client asked for was not done, and nothing has changed. */
export interface Failure {
  type: 'error';
  code: string;
  text: string;
}

/**
 * What an option would bring upon a card if nobody did anything more: how much it `takes` of how much it `holds`
 * out, and what it `becomes` ("stunned", "KO", "defeated", or "" where it stands). `perhaps`: its enemy may choose
 * another instead.
 */
export interface Fate {
  card: string;
  takes: number;
  holds: number;
  becomes: string;
  perhaps: boolean;
}

/** What an enemy is going to do; one that `loses` a status does nothing else. */
export interface Foreseen {
  against: number;
  kind: string;
  loses: string | null;
  value: number;
  who: string;
}

export interface FormItem {
  name: string;
  words: string;
  default: unknown;
  choices: (string | number | boolean)[];
  many: boolean;
  least: number;
  most: number;
  repeats: boolean;
  decks: boolean;
  rule: string;
  /** What a choice means, where its name does not say it. */
  meanings: Record<string, string>;
}

export interface GameForm {
  name: string;
  form: FormItem[];
  /** How good computer players can be, from the easiest to the hardest. */
  players: string[];
  /** Which of them sits down where nobody has chosen. */
  usual_player: string;
}

/** Make all the picks of the group that is asked for, with just these cards, and finish it. */
export interface Gather {
  type: 'gather';
  decision: number;
  cards: string[];
  undos?: number;
}

/** A goal of a Scheme, and how many cards are left until it is reached. */
export interface Goal {
  left: number;
  words: string;
}

/**
 * Picks that belong together: until the last of them nothing happens, and they can be taken back.
 *
 * `id` is the number of the first choice, `picked` are the cards picked so far, with those that nobody was asked
 * about. Of `total` that may be picked `need` must be. With `repeats` a card may be picked more than once, as where
 * something is divided.
 */
export interface Group {
  id: number;
  kind: string;
  picked: string[];
  total: number;
  need: number;
  repeats: boolean;
}

export interface Guest {
  name?: string;
}

/**
 * A space of the HQ, in the row under the city (0) or the one below (1), with the zone of the Hero Deck that fills
 * it and of what is put on it; or a space in the own row (2) of a player who is the Mastermind.
 */
export interface HQSpace {
  deck: string;
  name: string;
  on: string;
  row: number;
  zone: string;
}

/**
 * The first message: which seat's link the client has and, coming back, the last position it knows. `language`: the
 * code of the one that its reader reads; the server's own, where it is none of those that are spoken here.
 */
export interface Hello {
  type: 'hello';
  token: string;
  name?: string;
  number?: number | null;
  undos?: number;
  language?: string;
}

/** What the computer player would choose in this decision, and why. */
export interface Hint {
  type: 'hint';
  decision: number;
  option: number;
  reason: string;
}

/** The token of `welcome` has arrived: the invitation opens nothing any more. So does anything else that is sent. */
export interface Kept {
  type: 'kept';
}

/**
 * How messages of the page are said: by the English ones; those that count something by their form for one, with
 * which of the forms each number takes, numbers from 200 on as those a hundred less. `letters`: other letters for
 * what is not among them.
 */
export interface Language {
  code: string;
  name: string;
  messages: Record<string, string>;
  plurals: Record<string, string[]>;
  forms: number[];
  letters: Record<string, string>;
}

/** The languages that there are, English first, and the code of the server's own. */
export interface Languages {
  spoken: Spoken[];
  own: string;
}

/** Give one's seat up: it is open, and the old link is worth nothing. */
export interface Leave {
  type: 'leave';
}

/**
 * `city` and `hq` name the spaces from the Villain Deck to the exit, of several cities one after the other. `words`
 * are the terms that the players' side has another word for; `sides` those whose stacks lie there; `half_points`
 * the currencies of which half a point is left over.
 */
export interface LegendaryView {
  active: number;
  attack: number;
  attack_made: number;
  cities: City[];
  city: string[];
  escapes: number;
  game: string;
  half_points: string[];
  hq: string[];
  hq_spaces: HQSpace[];
  may_heal: boolean;
  mixed_stacks: string[];
  next_hand: NextHand;
  phase: string;
  phases: Phase[];
  piercing: number;
  played: string[];
  recruit: number;
  recruit_made: number;
  schemes: SchemeProgress[];
  seats: number;
  shards_of: number[];
  sides: string[];
  stacks: Record<string, number>;
  tactics_left: number;
  tongue: string;
  turn: number;
  twists: number;
  twists_in_all: number;
  victory_points: number[];
  words: Record<string, string>;
  you: number | null;
  zones: Record<string, ZoneView>;
  [fact: string]: unknown;
}

export interface Lesson {
  /** The topic of the decisions that it explains. */
  topic: string;
  title: string;
  text: string;
  rules: string[];
}

/**
 * A card goes from one zone to another, where it comes to lie `at` a place of those that are listed. `as` is the
 * whole card where it was not seen before, or is something else now (a back). Without a `card`, one goes that can't be
 * told from others; without `from` it comes into sight, without `to` out of it.
 */
export interface Move {
  do: 'move';
  card?: string;
  from?: string;
  to?: string;
  at?: number;
  as?: CardView;
}

/** A card of a step; one that the reader does not know has a handle only, and perhaps the guise in which it lies. */
export interface NamedCard {
  guise?: string;
  handle: string;
  id?: string;
  name?: string;
}

/** The rematch is laid out: the new table and the reader's own token there. */
export interface NewTable {
  type: 'new_table';
  table: string;
  token: string;
}

/** How many cards are drawn for the next hand. */
export interface NextHand {
  extra: number;
  size: number;
}

/**
 * One thing to pick: a verb, the cards it is about, the card it is aimed at, and a number.
 *
 * `label` says it in words: two read alike only if it is all the same which of them is taken. `key` names it in
 * saves and logs; no two options of a decision share one. `about` are cards that it concerns without naming them: the
 * hero who changes form. An option is `plain` if its verb and its card say all that matters of it, so that it may be
 * called by the card's name under its verb. `price` is the number that matters to it, `fates` what a blow would do to
 * either side.
 */
export interface Option {
  label: string;
  key: string;
  verb: string;
  cards: string[];
  to: string | null;
  amount: number;
  about: string[];
  plain: boolean;
  price: Price | null;
  fates: Fate[];
}

export interface OwnLink {
  table: string;
  token: string;
}

export interface OwnLinks {
  links: OwnLink[];
}

export interface OwnTable {
  table: string;
  game: string;
  /** Who is up against whom: "Spider-Man against Rhino". */
  title: string;
  /** How far it is: "round 3, villain phase". */
  moment: string;
  /** The seat that is to decide; null when the game is over. */
  asked: number | null;
  listed: boolean;
  paused: boolean;
  over: boolean;
  /** Why nobody can play on there: this version plays differently; else empty. */
  stopped: string;
  choices: number;
  /** How the game ended; null while it goes on. */
  result: Ending | null;
  /** When something last happened there. */
  changed: string;
  spectators: number;
  seats: TableSeat[];
  /** The seat that the link opens; null: it is the spectators'. */
  seat: number | null;
  your_move: boolean;
  /** Whether the link is that of the first person there, who may delete the table. */
  host: boolean;
}

export interface PassedWindow {
  /** The topic of the decisions. */
  topic: string;
  words: string;
}

export interface Pause {
  type: 'pause';
  paused: boolean;
}

/** A step of the turn, and whether it is being done. */
export interface Phase {
  name: string;
  now: boolean;
}

/**
 * The picks of a group: those made so far, and what the others can be made of.
 *
 * `among` are the cards of which a set can be gathered, `proposal` a sensible one to begin with. `gives` says what a
 * card of them brings: the resources that it pays with.
 */
export interface Picks {
  made: Option[];
  among: string[];
  proposal: string[];
  gives: Record<string, string[]>;
}

/** Let the computer player that thinks answer at once, with the best that it has found. */
export interface PlayNow {
  type: 'play_now';
}

export interface PlayOn {
  /** How many choices of the game are kept. */
  at: number;
  seats: WishedSeat[];
}

/** The whole view and story: at first, after an undo, or when the client knows too little. */
export interface Position {
  type: 'position';
  view: View;
  story: StoryLine[];
  standing: Standing;
}

/**
 * The number that matters to an option, and which fact it is: the `cost` of a card, the `attack` that it takes to
 * fight an enemy, the `atk` of who strikes.
 */
export interface Price {
  fact: string;
  amount: number;
}

export interface Problem {
  rule: string;
  text: string;
  cure: string;
  /** The lines of the set-up form without which it would not be there. */
  items?: string[];
}

/** Somebody asks the others to agree to an undo (back to choice `to`, which was `words`) or a rematch. */
export interface Proposal {
  type: 'proposal';
  what: string;
  by: number;
  to: number | null;
  words: string;
}

export interface ProposalClosed {
  type: 'proposal_closed';
  what: string;
  agreed: boolean;
}

export interface ReadDeck {
  /** What a set-up calls it, if it comes with the game. */
  key: string;
  name: string;
  game: string;
  headings: Record<string, string>;
  cards: DeckLine[];
  size: number;
  problems: Problem[];
  text: string;
}

/** Why something is not allowed: the rule's id, a sentence, and the cards it is about. */
export interface Reason {
  rule: string;
  text: string;
  cards: string[];
}

/**
 * The answer to why; no reasons: it can be done, or is not what is asked now. `uses` is what the card is good for
 * now all the same: what it can help to pay for, in words.
 */
export interface Reasons {
  type: 'reasons';
  card: string;
  verb: string | null;
  reasons: Reason[];
  uses: string[];
}

/** Why something was not done. */
export interface Refusal {
  /** What programs go by: docs/protocol.md explains each. */
  code: 'unknown_token' | 'used_invitation' | 'not_listed' | 'not_host' | 'wrong_origin' | 'no_such_game' | 'no_such_language' | 'no_such_table' | 'no_such_replay' | 'not_found' | 'wrong_method' | 'table_full' | 'not_over' | 'stopped' | 'game_over' | 'other_version' | 'no_length' | 'too_large' | 'wrong_host' | 'bad_request' | 'bad_setup' | 'wrong_seats' | 'no_such_player' | 'nothing_to_undo' | 'refused' | 'too_fast' | 'too_busy' | 'too_many_tables' | 'too_many_seats' | 'server_error' | 'server_full' | 'not_kept';
  /** A sentence for people. */
  text: string;
}

export interface Rematch {
  type: 'rematch';
}

/** Give a seat to a computer player: one's own, an open one, or one whose player has been away for long. */
export interface Replace {
  type: 'replace';
  seat: number;
  player: string;
}

/**
 * A game that is over, as one seat saw it (null: a spectator): what GET /api/replays/{replay} gives.
 *
 * `view` and `story` are as they were before the first choice; the steps lead from there to the end. If this version
 * plays the game only up to some choice, `stopped` says so, and there may be no result.
 */
export interface Replay {
  game: string;
  title: string;
  seat: number | null;
  names: string[];
  choices: number;
  view: View;
  story: StoryLine[];
  steps: Step[];
  result: Ending | null;
  stopped: string;
}

export interface ReplayLink {
  /** Whoever has this may watch the game as that seat saw it. */
  replay: string;
}

/** "That ruling is wrong": the position as a file. Once the game is over, also that before choice `at`. */
export interface Report {
  type: 'report';
  note: string;
  at?: number | null;
}

/**
 * An answer for the rest of a phase: the number of its option, how it is said, and a name for how long it holds. It
 * answers all decisions of one topic that offer it with the same `until`.
 */
export interface Rest {
  option: number;
  words: string;
  until: string;
}

export interface Retract {
  type: 'retract';
}

export interface Rule {
  id: string;
  text: string;
  source: string[];
  example: string;
}

/** The answer to report: what the client saves as a file. */
export interface Ruling {
  type: 'ruling';
  file: RulingFile;
}

/**
 * A position as one seat knows it, with what it was told: a file that anybody can load and argue about.
 *
 * `save` is the text of a save of a position that looks the same to the seat; it is no object, because browsers round
 * large numbers. It has none while other people are still playing: the numbers of cards in it would help to trace
 * theirs.
 */
export interface RulingFile {
  format: string;
  version: string;
  game: string;
  seat: number;
  note: string;
  number: number;
  view: View;
  story: StoryLine[];
  decision: Decision | null;
  reasons: Reason[];
  rules: string[];
  save: string | null;
}

export interface Said {
  type: 'said';
  line: ShownLine;
}

/** How far a Scheme has come: what its Twists do, the one at which evil wins, and other goals. */
export interface SchemeProgress {
  goals: Goal[];
  last_twist: number | null;
  twists: Twists[];
}

export interface SeatLink {
  seat: number;
  token: string;
}

/** A place in the view that is set to something. */
export interface SetFact {
  do: 'set';
  path: (string | number)[];
  to: unknown;
}

export interface Setup {
  setup?: Record<string, unknown>;
}

/**
 * Something said at the table. Who has no seat only watches, and is called as they like: also like somebody who
 * plays.
 */
export interface ShownLine {
  seat: number | null;
  name: string;
  text: string;
}

/** A seat, in how many windows it is open, and whether its invitation is still to be used. */
export interface ShownSeat {
  kind: string;
  name: string;
  player: string;
  present: boolean;
  windows: number;
  invited: boolean;
}

/** The choice to which the reader's undo would lead, in words, and whether something hidden was seen since. */
export interface ShownUndo {
  to: number;
  words: string;
  seen: boolean;
}

/** Take one's own seat back from a computer player. */
export interface Sit {
  type: 'sit';
}

/** A language that can be read here, by its code and what it calls itself. */
export interface Spoken {
  code: string;
  name: string;
}

/**
 * Where the game stands: `asked` is the seat that decides, `decision` what it is asked, if that is the reader.
 * `undo` is null where the reader has nothing to take back.
 */
export interface Standing {
  number: number;
  undos: number;
  undo_floor: number;
  asked: number | null;
  undo: ShownUndo | null;
  decision: Decision | null;
  result: Ending | null;
}

/**
 * Something that happened (`event`: an attack, a card played), by whom and to what, the changes it made to the view
 * and the lines that tell of it. Where players are not told what happened, it has only changes.
 */
export interface Step {
  amount?: number;
  card?: NamedCard;
  cards?: NamedCard[];
  changes: (Move | Facts | SetFact | DropFact)[];
  choice: number;
  event?: string;
  manner?: string;
  seat?: number;
  source?: NamedCard;
  story: StoryLine[];
  target?: NamedCard;
  [fact: string]: unknown;
}

/** What happened since the position that the client had, one event after another. */
export interface Steps {
  type: 'steps';
  steps: Step[];
  standing: Standing;
}

/**
 * A sentence of the story, or the heading of a turn or phase, and the choice that led to it (-1: the set-up).
 *
 * `instead`: it takes the place of the line before, since the same thing has happened once more.
 */
export interface StoryLine {
  choice: number;
  parts: (string | CardPart)[];
  heading: boolean;
  instead: boolean;
}

/** A number of a card: what it is now, and what it is made of. */
export interface Sum {
  stat: string;
  total: number;
  parts: SumPart[];
}

/** A part of a number, and where it comes from. */
export interface SumPart {
  amount: number;
  words: string;
}

/** The answer to explain. */
export interface Sums {
  type: 'sums';
  card: string;
  sums: Sum[];
}

export interface TableInfo {
  table: string;
  game: string;
  /** Who is up against whom: "Spider-Man against Rhino". */
  title: string;
  /** How far it is: "round 3, villain phase". */
  moment: string;
  /** The seat that is to decide; null when the game is over. */
  asked: number | null;
  listed: boolean;
  paused: boolean;
  over: boolean;
  /** Why nobody can play on there: this version plays differently; else empty. */
  stopped: string;
  choices: number;
  /** How the game ended; null while it goes on. */
  result: Ending | null;
  /** When something last happened there. */
  changed: string;
  spectators: number;
  seats: TableSeat[];
}

export interface TableLinks {
  table: string;
  /** One link for each seat that is not a computer player's. */
  seats: SeatLink[];
  spectators: string;
}

export interface TableSeat {
  kind: string;
  name: string;
  player: string;
  present: boolean;
}

export interface Term {
  id: string;
  name: string;
  /** keyword, symbol, stat, status or term. */
  kind: string;
  text: string;
  rules: string[];
  /** How it stands in the texts of cards. */
  words: string[];
}

/** What stands before a sentence of a card's text. */
export interface TextHeading {
  words: string;
  /** The glossary's id of what they mean, if it knows them. */
  term: string;
  /** The name of the symbol that they stand for, if they do. */
  symbol: string;
  /** title (the name of a power), when (it may be used) or symbol (that it takes). */
  kind: string;
}

export interface TextLine {
  headings: TextHeading[];
  pieces: TextPiece[];
}

/** Some words of a card's text. */
export interface TextPiece {
  words: string;
  /** The glossary's id of what they mean, if it knows them. */
  term: string;
  /** The name of the symbol that they stand for, if they do. */
  symbol: string;
}

export interface Token {
  token: string;
}

/** What a Scheme does at its Twists from the first to the last of a stretch. */
export interface Twists {
  first: number;
  last: number;
  words: string;
}

/**
 * Go back to choice `to`; left out: to one's own last choice. Those with only computer players beside them may go
 * back `anyway` where something hidden was seen since.
 */
export interface Undo {
  type: 'undo';
  to?: number | null;
  anyway?: boolean;
}

/**
 * What a seat sees (`you`; null: a spectator), zones by name ("hand:0"). `tongue`: how the table speaks, if another
 * side or edition is played than most do. Each game shows more facts.
 */
export interface View {
  active: number;
  game: string;
  phases: Phase[];
  seats: number;
  tongue: string;
  turn: number;
  you: number | null;
  zones: Record<string, ZoneView>;
  [fact: string]: unknown;
}

/**
 * What the next villain phase brings at least: `threat` on the main scheme (`step_one` and what enemies scheme),
 * who activates against whom, encounter cards by seat.
 */
export interface VillainPhase {
  activations: Foreseen[];
  encounter_cards: number[];
  icons: Record<string, number>;
  step_one: number;
  threat: number;
}

/**
 * A card: what is printed and, in play, how it stands now.
 *
 * `xp` lies on the card `next_level`, which comes at `next_level_at`. `protected` (back row only): somebody face up
 * stands in front. `player` (in a row) is the one who speaks for a character.
 */
export interface VsCard {
  atk?: number;
  captive?: boolean;
  controller?: number;
  cost?: number;
  def?: number;
  exhausted?: number;
  face_down?: number;
  handle: string;
  health?: number;
  id?: string;
  keywords?: string[];
  kind?: string;
  level?: number;
  levels?: string[];
  main?: boolean;
  name?: string;
  next_level?: string | null;
  next_level_at?: number | null;
  on?: string;
  player?: number;
  printed?: Record<string, number>;
  protected?: boolean;
  stunned?: boolean;
  symbols?: string[];
  teams?: string[];
  wounds?: number;
  xp?: number;
  [fact: string]: unknown;
}

/**
 * `party` numbers who plays with whom: teammates have one number. `home` is the player in whose rows a player's
 * characters stand: two heads share those of one of them. `points` are recruit points left. `team` is the team that
 * this seat is picking.
 */
export interface VsView {
  active: number;
  combat?: Combat;
  decks: number[];
  effects: Effect[];
  first: number;
  game: string;
  hands: number[];
  home: number[];
  mains: string[][];
  out: number[];
  party: number[];
  phase: string;
  phases: Phase[];
  points: number[];
  seats: number;
  step: string;
  team?: Attack;
  tongue: string;
  turn: number;
  you: number | null;
  zones: Record<string, ZoneView>;
  [fact: string]: unknown;
}

/**
 * The answer to hello. `seat` is the reader's; a spectator has none. For an invitation, `token` opens the seat from
 * now on.
 */
export interface Welcome {
  type: 'welcome';
  table: string;
  game: string;
  seat: number | null;
  chat: ShownLine[];
  token: string | null;
}

/**
 * Why can't I do that with this card? Without a verb: all that one usually does with such a card; in the middle of
 * a payment, why can't I pay with it beside the cards that are laid out?
 */
export interface Why {
  type: 'why';
  card: string;
  verb?: string | null;
  target?: string | null;
  beside?: string[];
}

export interface WishedSeat {
  kind: 'person' | 'computer' | 'open';
  name?: string;
  /** For a computer's seat: which computer player. */
  player?: string;
}

export interface WishedTable {
  game: string;
  setup?: Record<string, unknown>;
  seats: WishedSeat[];
  /** Whether strangers find the table and may take its open seats. */
  listed?: boolean;
}

/**
 * A zone: its cards in order, where it may be looked into; of a pile those that this seat knows, with their
 * places.
 */
export interface ZoneView {
  cards?: CardView[];
  count: number;
  known?: [number, CardView][];
}

export type FromClient = Hello | Kept | Choose | Gather | Consider | Retract | Undo | Rematch | Consent | Concede | Pause | Replace | Sit | Leave | Chat | Why | Explain | AskHint | CancelHint | PlayNow | Report;

export type FromServer = Welcome | Around | Position | Steps | Said | Proposal | ProposalClosed | NewTable | Reasons | Sums | Considered | Hint | Ruling | Failure;
