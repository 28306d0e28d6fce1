/** What a view of Vs. System shows besides what all games show (docs/views.md), and where to find it. */

import type { CardView, View } from '../../contracts';
import type { Attack } from './attack';

export interface VsCard extends CardView {
  teams?: string[];
  main?: boolean;
  level?: number;
  /** The id of the card on which a main character's experience lies. */
  next_level?: string | null;
  xp?: number;
  next_level_at?: number | null;
  keywords?: string[];
  stunned?: boolean;
  atk?: number;
  health?: number;
  wounds?: number;
  /** The equipment on a character and its captives, found by the board. */
  carries?: VsCard[];
}

export interface VsView extends View {
  phase: string;
  step: string;
  out: number[];
  points: number[];
  mains: (string | null)[];
  /** The combat in progress. */
  combat?: Attack;
  /** The team that this seat is picking. */
  team?: Attack;
}

export type Row = 'front row' | 'back row' | 'resource row';

/** A player's side of the table. */
export interface Side {
  seat: number;
  rows: Record<Row, VsCard[]>;
  hand: VsCard[];
  koPile: VsCard[];
  deck: number;
  sideDeck: number;
  main: VsCard | undefined;
  out: boolean;
  active: boolean;
  /** Recruit points that are left in the recruit step. */
  points: number;
}

export function cardsIn(view: View, zone: string): VsCard[] {
  return view.zones[zone]?.cards ?? [];
}

export function sideOf(view: VsView, seat: number): Side {
  return {
    seat,
    rows: {
      'front row': cardsIn(view, `front row:${seat}`).map((card) => withCarried(view, card)),
      'back row': cardsIn(view, `back row:${seat}`).map((card) => withCarried(view, card)),
      'resource row': cardsIn(view, `resource row:${seat}`),
    },
    hand: cardsIn(view, `hand:${seat}`),
    koPile: cardsIn(view, `KO pile:${seat}`),
    deck: view.zones[`deck:${seat}`]?.count ?? 0,
    sideDeck: view.zones[`side deck:${seat}`]?.count ?? 0,
    main: mainOf(view, seat),
    out: Boolean(view.out[seat]),
    active: view.active === seat,
    points: view.points[seat] ?? 0,
  };
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
    ...side.rows,
    'front row': [...front.filter(stays), ...back.filter(moves)],
    'back row': [...back.filter(stays), ...front.filter(moves)],
  };
  return { ...side, rows };
}

/** The side that is drawn below: one's own, or the first for those who watch. */
export function nearSeat(view: View): number {
  return view.you ?? 0;
}

/** The others, in the order of play from one's left. */
export function farSeats(view: View): number[] {
  return Array.from({ length: view.seats - 1 }, (_, step) => (nearSeat(view) + step + 1) % view.seats);
}

export function find(view: View, handle: string | null): VsCard | undefined {
  for (const zone of Object.keys(view.zones)) {
    const card = cardsIn(view, zone).find((one) => one.handle === handle);
    if (card) return card;
  }
  return undefined;
}

export function mainOf(view: VsView, seat: number): VsCard | undefined {
  return find(view, view.mains[seat] ?? null);
}

/** The team that a player leads: that of the main character. */
export function teamOf(view: VsView, seat: number): string {
  return mainOf(view, seat)?.teams?.join(' and ') ?? '';
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
  if (view.phase === 'build') return [`front row:${view.active}`, `back row:${view.active}`];
  return Array.from({ length: view.seats }, (_, seat) => `front row:${seat}`);
}

const ROW = /^(front|back) row:/;
