/** A view of Legendary, read in the words of its table. */

import type { CardView, LegendaryView, View } from '../../../api/generated';
import { said, said as termSaid } from '../../../language';

/** The city as it lies on the table: villains come up in the Sewers and leave over the Bridge. */
export const SPACES = ['Bridge', 'Streets', 'Rooftops', 'Bank', 'Sewers'] as const;
type Space = (typeof SPACES)[number];

/** The table gives every board the view of its own game. */
export function asLegendary(view: View): LegendaryView {
  return view as LegendaryView;
}

export function cardsIn(view: View, zone: string): CardView[] {
  return view.zones[zone]?.cards ?? [];
}

export function countIn(view: View, zone: string): number {
  return view.zones[zone]?.count ?? 0;
}

/** What lies uppermost on a pile, if this seat may see it. */
export function topOf(view: View, zone: string): CardView | undefined {
  return cardsIn(view, zone).at(-1);
}

/** What an enemy has captured. */
export function heldBy(view: View, enemy: CardView): CardView[] {
  return cardsIn(view, 'held').filter((card) => card.on === enemy.handle);
}

/** The seat whose cards lie nearest: your own, or for a spectator that of whoever plays. */
export function nearSeat(view: View): number {
  return view.you ?? view.active;
}

/** The other seats, in the order in which they play after yours. */
export function otherSeats(view: View): number[] {
  const near = nearSeat(view);
  return Array.from({ length: view.seats - 1 }, (_, step) => (near + step + 1) % view.seats);
}

/** The spaces from left to right: the five of the board, be they destroyed, and those that a game has besides. */
export function spacesOf(view: LegendaryView): string[] {
  const known: readonly string[] = SPACES;
  return [...view.city.filter((space) => !known.includes(space)).toReversed(), ...SPACES];
}

/** The zones of the HQ from left to right, the row under the city first. */
export function hqZones(view: LegendaryView): string[] {
  const usual = SPACES.map((space) => `hq:under the ${space}`);
  return [...usual, ...view.hq_spaces.map((space) => space.zone).filter((zone) => !usual.includes(zone))];
}

export type Terms = ReturnType<typeof heroesTerms>;

/** What the players of this side call things ("Villain", or "Adversary"): parts of the messages in which they stand. The
 * words of the other side are messages that the server has written. */
export function termsOf(view: LegendaryView): Terms {
  const others = Object.entries(view.words ?? {}).map(([term, word]) => [term, termSaid(word)]);
  return { ...heroesTerms(), ...Object.fromEntries(others) };
}

function heroesTerms() {
  return {
    Hero: said('Hero'),
    heroes: said('heroes'),
    Villain: said('Villain'),
    villains: said('villains'),
    Mastermind: said('Mastermind'),
    Scheme: said('Scheme'),
    Escaped: said('Escaped'),
    escaped: said('escaped'),
    captured: said('captured'),
    HQ: said('HQ'),
  };
}

const SPACE_WORDS: Record<Space, () => string> = {
  Bridge: () => said('Bridge'),
  Streets: () => said('Streets'),
  Rooftops: () => said('Rooftops'),
  Bank: () => said('Bank'),
  Sewers: () => said('Sewers'),
};

export function spaceWords(space: string): string {
  return space in SPACE_WORDS ? SPACE_WORDS[space as Space]() : termSaid(space);
}
