/** A view of Legendary, read in the words of its table. */

import type { CardView, HQSpace, LegendaryView, View } from '../../../api/generated';
import { said, said as termSaid } from '../../../language';

/** The city as it lies on the table: villains come up in the Sewers and leave over the Bridge. */
export const SPACES = ['Bridge', 'Streets', 'Rooftops', 'Bank', 'Sewers'] as const;
type Name = (typeof SPACES)[number];

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
  const { count = 0, known = [] } = view.zones[zone] ?? {};
  return cardsIn(view, zone).at(-1) ?? known.find(([place]) => place === count - 1)?.[1];
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

/** A space of a city as it is drawn; of one that is not there any more only the name is left. */
export interface Space {
  name: string;
  zone: string;
  unscanned: string;
  location: string;
  over: string;
  gone: boolean;
}

/** A city from left to right: from its exit to its entrance, beside the deck. */
export interface Town {
  name: string;
  seat: number;
  spaces: Space[];
}

/** The five spaces of the board from left to right; on the villains' side they lie the other way round. */
function board(view: LegendaryView): string[] {
  return view.tongue === 'villains' ? SPACES.toReversed() : [...SPACES];
}

/** The cities. Where there is only one, what has gone from its five spaces is still seen. */
export function townsOf(view: LegendaryView): Town[] {
  return view.cities.map(({ name, seat, spaces }) => {
    const there = spaces.map((space) => ({ ...space, gone: false })).toReversed();
    return { name, seat, spaces: view.cities.length > 1 ? there : withTheGone(view, there) };
  });
}

function withTheGone(view: LegendaryView, there: Space[]): Space[] {
  const usual = board(view).map((name) => there.find((space) => space.name === name) ?? gone(name));
  return [...there.filter((space) => !usual.includes(space)), ...usual];
}

function gone(name: string): Space {
  return {
    name,
    zone: `city:${name}`,
    unscanned: `unscanned:${name}`,
    location: `location:${name}`,
    over: `over the city:${name}`,
    gone: true,
  };
}

/** The HQ row by row, each from left to right: the first lies under the city, the last may be a player's own. */
export function hqRows(view: LegendaryView): HQSpace[][] {
  const order = board(view).map((space) => `hq:under the ${space}`);
  const rank = ({ zone }: HQSpace) => (order.indexOf(zone) + order.length + 1) % (order.length + 1);
  return [0, 1, 2]
    .map((row) => view.hq_spaces.filter((space) => space.row === row))
    .filter((spaces) => spaces.length > 0)
    .map((spaces) => spaces.toSorted((one, other) => rank(one) - rank(other)));
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

const SPACE_WORDS: Record<Name, () => string> = {
  Bridge: () => said('Bridge'),
  Streets: () => said('Streets'),
  Rooftops: () => said('Rooftops'),
  Bank: () => said('Bank'),
  Sewers: () => said('Sewers'),
};

export function spaceWords(space: string): string {
  return space in SPACE_WORDS ? SPACE_WORDS[space as Name]() : termSaid(space);
}

const ROLES: Record<string, () => string> = {
  'hero under': () => said('held by this enemy'),
  dominated: () => said('dominated: 1 more attack'),
  'human shield': () => said('a human shield: nobody gets past it'),
  'hidden witness': () => said('a hidden witness'),
  fortifies: () => said('fortifies this enemy: fight it first'),
  bond: () => said('bonded: both are one enemy'),
  weapon: () => said('a weapon'),
};

/** As what a card lies with another. */
export function roleWords(card: CardView): string {
  return ROLES[String(card.role)]?.() ?? '';
}
