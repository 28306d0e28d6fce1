/** Where to find what a view of Vs. System shows. */

import type { Attack, View, VsCard as SeenCard, VsView } from '../../../api/generated';
import { listed, term } from '../../../language';

export interface VsCard extends SeenCard {
  /** The equipment on a character and its captives, found by the board. */
  carries?: VsCard[];
  /** An exhausted resource: it gives no recruit point. It stays upright, since only its upper part is in sight. */
  spent?: boolean;
}

export type Row = 'front row' | 'back row';

/** A player at the table, with all that is his alone. */
export interface Head {
  seat: number;
  resources: VsCard[];
  hand: VsCard[];
  koPile: VsCard[];
  deck: number;
  /** The top card of the deck, if this seat knows it. */
  top: VsCard | undefined;
  /** The piles that not everybody has, as far as there is something in them. */
  piles: OwnPile[];
  main: VsCard | undefined;
  /** How many main characters there are in play: Ultron has up to six. */
  mains: number;
  out: boolean;
  active: boolean;
  /** Recruit points that are left in the recruit step. */
  points: number;
}

export interface OwnPile {
  zone: string;
  kind: PileKind;
  count: number;
  /** The last card whose face is to be seen: the pile may be looked through then. */
  seen: VsCard | undefined;
}

/** In the order in which they lie beside the deck. */
const PLACES = { 'side deck': 1, 'Ultron Facility': 2, 'Facehugger Pile': 3, 'Behind the Camera': 4 };
export type PileKind = keyof typeof PLACES;
const PILES = Object.keys(PLACES) as PileKind[];

/** A side of the table: the rows of one player, or of two heads who share them. */
export interface Side {
  home: number;
  heads: Head[];
  rows: Record<Row, VsCard[]>;
  /** Whether it is a teammate's. */
  mate: boolean;
}

export function cardsIn(view: View, zone: string): VsCard[] {
  return view.zones[zone]?.cards ?? [];
}

/** The side on which a player plays, seen from your seat. */
export function sideOf(view: VsView, seat: number): Side {
  const home = view.home[seat] ?? seat;
  const near = nearSeat(view);
  return {
    home,
    heads: seatsFrom(view, seat)
      .filter((one) => view.home[one] === home)
      .map((one) => headOf(view, one)),
    rows: { 'front row': rowOf(view, `front row:${home}`), 'back row': rowOf(view, `back row:${home}`) },
    mate: view.you !== null && view.home[near] !== home && view.party[near] === view.party[seat],
  };
}

function rowOf(view: VsView, zone: string): VsCard[] {
  return cardsIn(view, zone).map((card) => withCarried(view, card));
}

function headOf(view: VsView, seat: number): Head {
  return {
    seat,
    resources: cardsIn(view, `resource row:${seat}`).map(upright),
    hand: cardsIn(view, `hand:${seat}`),
    koPile: cardsIn(view, `KO pile:${seat}`),
    deck: view.zones[`deck:${seat}`]?.count ?? 0,
    top: topOf(view, `deck:${seat}`),
    piles: PILES.map((kind) => pileOf(view, kind, seat)).filter(({ count }) => count > 0),
    main: mainOf(view, seat),
    mains: (view.mains[seat] ?? []).filter((one) => find(view, one)).length,
    out: Boolean(view.out[seat]),
    active: view.turn > 0 && view.active !== null && view.home[view.active] === view.home[seat],
    points: view.points[seat] ?? 0,
  };
}

function upright(resource: VsCard): VsCard {
  return resource.exhausted ? { ...resource, exhausted: 0, spent: true } : resource;
}

function pileOf(view: View, kind: PileKind, seat: number): OwnPile {
  const zone = `${kind}:${seat}`;
  return { zone, kind, count: view.zones[zone]?.count ?? 0, seen: facesIn(view, zone).at(-1) };
}

/** The cards of a pile whose faces are to be seen. */
function facesIn(view: View, zone: string): VsCard[] {
  const known = view.zones[zone]?.known ?? [];
  return [...cardsIn(view, zone), ...known.map(([, card]) => card as VsCard)].filter(({ id }) => id !== undefined);
}

/** The top card of a pile that nobody may look through, if it is known. */
function topOf(view: View, zone: string): VsCard | undefined {
  const { count, known = [] } = view.zones[zone] ?? { count: 0 };
  return known.find(([place]) => place === count - 1)?.[1] as VsCard | undefined;
}

/** Captives lie out of the game, under their captors. */
const CARRIED = /^(equipment:|removed from the game)/;

function withCarried(view: View, card: VsCard): VsCard {
  const zones = Object.keys(view.zones).filter((zone) => CARRIED.test(zone));
  const carries = zones.flatMap((zone) => cardsIn(view, zone)).filter((one) => one.on === card.handle);
  return carries.length ? { ...card, carries } : card;
}

/** A side as it will stand once the characters picked in the formation step have changed rows. */
export function inFormation(side: Side, moves: (card: VsCard) => boolean): Side {
  const { 'front row': front, 'back row': back } = side.rows;
  const stays = (card: VsCard) => !moves(card);
  const rows = {
    'front row': [...front.filter(stays), ...back.filter(moves)],
    'back row': [...back.filter(stays), ...front.filter(moves)],
  };
  return { ...side, rows };
}

/** The side that is drawn below: one's own, or the first for those who watch. */
export function nearSeat(view: View): number {
  return view.you ?? 0;
}

/** All seats in the order of play, from one on. */
function seatsFrom(view: View, first: number): number[] {
  return Array.from({ length: view.seats }, (_, step) => (first + step) % view.seats);
}

/** The other sides, each by one of its players, in the order of play from one's left: a teammate sits across. */
export function farSeats(view: VsView): number[] {
  const homes = new Set([view.home[nearSeat(view)]]);
  return seatsFrom(view, nearSeat(view)).filter((seat) => {
    const met = homes.has(view.home[seat]);
    homes.add(view.home[seat]);
    return !met;
  });
}

/** The players by party, one's own first. */
export function parties(view: VsView): number[][] {
  const found = new Map<number, number[]>();
  for (const seat of seatsFrom(view, nearSeat(view))) {
    const party = view.party[seat] ?? seat;
    found.set(party, [...(found.get(party) ?? []), seat]);
  }
  return [...found.values()];
}

export function find(view: View, handle: string | null): VsCard | undefined {
  for (const zone of Object.keys(view.zones)) {
    const card = cardsIn(view, zone).find((one) => one.handle === handle);
    if (card) return card;
  }
  return undefined;
}

/** A player's main character; of several, the first. */
export function mainOf(view: VsView, seat: number): VsCard | undefined {
  return find(view, view.mains[seat]?.[0] ?? null);
}

/** The team that a player leads: that of the main character. */
export function teamOf(view: VsView, seat: number): string {
  return listed((mainOf(view, seat)?.teams ?? []).map(term));
}

/** The rows in which something happens now: they are inked, the others stay pencilled. */
export function liveZones(view: VsView, attack: Attack | undefined): string[] {
  if (attack) {
    const fighting = [...attack.attackers, attack.defender];
    return Object.keys(view.zones).filter(
      (zone) => ROW.test(zone) && cardsIn(view, zone).some((card) => fighting.includes(card.handle)),
    );
  }
  if (view.phase === 'set-up') return [];
  if (view.phase === 'build' && view.step === 'resource') return [`resource row:${view.active}`];
  const home = view.home[view.active ?? 0];
  if (view.phase === 'build') return [`front row:${home}`, `back row:${home}`];
  return [...new Set(view.home)].map((side) => `front row:${side}`);
}

const ROW = /^(front|back) row:/;
