/** Where everything lies: the view of a Champions table, sorted as its players see it. */

import type { CardView, ChampionsView, View } from '../../../api/generated';
import { playerAt } from '../../../words';

/** One player's side of the table. */
export interface HeroArea {
  seat: number;
  identity: CardView | undefined;
  minions: CardView[];
  allies: CardView[];
  upgrades: CardView[];
  supports: CardView[];
}

/** The steps of a round, in the order in which a view has them. */
const STEPS = ['turns', 'refresh', 'threat', 'enemies', 'encounter', 'first'] as const;
export type Step = (typeof STEPS)[number];

const IDENTITY = ['hero', 'alter-ego'];
/** What a minion that lies face down is to everybody. */
export const DRONE = { name: 'Drone', kind: 'minion', traits: ['Drone'], face_down: 0 };
const FRIENDS = [...IDENTITY, 'ally'];

/** The step of the round that is being done. */
export function stepNow(view: ChampionsView): Step | undefined {
  return STEPS[view.phases.findIndex((phase) => phase.now)];
}

/** Whether a player is taking a turn: what everybody does at the end of the player phase is no part of one. */
export function hasTurn(view: ChampionsView, seat: number): boolean {
  return view.active === seat && stepNow(view) === 'turns';
}

export function cardsIn(view: View, zone: string, seat?: number): CardView[] {
  return view.zones[seat === undefined ? zone : `${zone}:${seat}`]?.cards ?? [];
}

export function countIn(view: View, zone: string, seat?: number): number {
  return view.zones[seat === undefined ? zone : `${zone}:${seat}`]?.count ?? 0;
}

/** A number of a card; 0 where it has none. */
export function numberOf(card: CardView | undefined, fact: string): number {
  const found = card?.[fact];
  return typeof found === 'number' ? found : 0;
}

export function wordsOf(card: CardView | undefined, fact: string): string[] {
  const found = card?.[fact];
  return Array.isArray(found) ? found.map(String) : [];
}

export function find(view: View, handle: string | null): CardView | undefined {
  if (handle === null) return undefined;
  for (const zone of Object.values(view.zones)) {
    const found = zone.cards?.find((card) => card.handle === handle);
    if (found) return found;
  }
  return undefined;
}

/** Whether a character is the villain or a minion; one that lies face down is a minion. */
export function isEnemy(card: CardView | undefined): boolean {
  return card !== undefined && !FRIENDS.includes(card.kind ?? '');
}

/** What lies on a card, wherever its owner keeps it: attachments, and upgrades that heroes put on enemies. */
export function attachedTo(view: View, host: CardView): CardView[] {
  return Object.values(view.zones).flatMap((zone) => zone.cards?.filter((card) => card.on === host.handle) ?? []);
}

/** Cards that lie in a zone themselves, not on another card. */
function lyingIn(view: View, zone: string, seat?: number): CardView[] {
  return cardsIn(view, zone, seat).filter((card) => card.on === undefined);
}

export function villains(view: View): CardView[] {
  return lyingIn(view, 'villain').filter((card) => card.kind === 'villain');
}

/** Encounter cards that belong to nobody but the scenario. */
export function environments(view: View): CardView[] {
  return lyingIn(view, 'villain').filter((card) => card.kind !== 'villain');
}

export function mainSchemes(view: View): CardView[] {
  return lyingIn(view, 'schemes').filter((card) => card.kind === 'main scheme');
}

export function sideSchemes(view: View): CardView[] {
  return lyingIn(view, 'schemes').filter((card) => card.kind !== 'main scheme');
}

export function heroArea(view: ChampionsView, seat: number): HeroArea {
  const area = lyingIn(view, 'area', seat);
  const identity = area.find((card) => IDENTITY.includes(card.kind ?? ''));
  const allies = area.filter((card) => card.kind === 'ally');
  const supports = area.filter((card) => card.kind === 'support');
  const upgrades = area.filter((card) => card !== identity && !allies.includes(card) && !supports.includes(card));
  return { seat, identity, minions: minionsOf(view, seat), allies, upgrades, supports };
}

/** The minions engaged with a player; one that lies face down is drawn as the Drone that everybody knows it is. */
function minionsOf(view: ChampionsView, seat: number): CardView[] {
  return lyingIn(view, 'engaged', seat).map((card) => {
    const drone = view.drones?.[card.handle];
    return drone ? { ...card, ...drone, ...DRONE } : card;
  });
}

/** The seats clockwise from one of them. */
export function seatsFrom(view: View, first: number): number[] {
  return Array.from({ length: view.seats }, (_, step) => (first + step) % view.seats);
}

export function identityName(view: View, seat: number): string {
  const identity = cardsIn(view, 'area', seat).find((card) => IDENTITY.includes(card.kind ?? ''));
  return identity?.name ?? playerAt(seat);
}
