/** Finding cards: by words, and by what is printed on them. */

import type { CardInfo, GameName } from '../../contracts';
import { titled } from '../setup/words';

export interface Filter {
  words: string;
  kind: string;
  set: string;
  /** Team, aspect or class. */
  side: string;
  cost: string;
  playable: boolean;
}

export const NO_FILTER: Filter = { words: '', kind: '', set: '', side: '', cost: '', playable: false };

/** What the game's players call that by which its cards are sorted. */
export const SIDE_WORDS: Record<GameName, string> = { vs: 'Team', champions: 'Aspect or set', legendary: 'Class' };

/** The sides that a card belongs to. */
export function sidesOf(game: GameName, card: CardInfo): string[] {
  const facts = card.facts ?? {};
  if (game === 'vs') return listed(facts.teams);
  if (game === 'champions') return [titled(String(facts.aspect ?? facts.hero ?? card.set))];
  return listed(facts.icon).length ? listed(facts.icon) : listed(facts.group);
}

/** The Hero, group or Mastermind that a card belongs to. */
function ownersOf(card: CardInfo): string[] {
  const facts = card.facts ?? {};
  return [facts.hero, facts.group, facts.mastermind].flatMap(listed);
}

function listed(fact: unknown): string[] {
  if (Array.isArray(fact)) return fact.map(String);
  return typeof fact === 'string' && fact ? [fact] : [];
}

export function found(game: GameName, cards: CardInfo[], filter: Filter): CardInfo[] {
  const words = filter.words.toLowerCase().split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    const parts = [card.name, card.text, ...card.traits, ...sidesOf(game, card), ...ownersOf(card)];
    const text = parts.join(' ').toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      (!filter.kind || card.kind === filter.kind) &&
      (!filter.set || card.set === filter.set) &&
      (!filter.side || sidesOf(game, card).includes(filter.side)) &&
      (!filter.cost || String(card.numbers.cost ?? '') === filter.cost) &&
      (!filter.playable || card.playable)
    );
  });
}

/** What can be chosen for each part of the filter, in alphabetical order. */
export function choices(game: GameName, cards: CardInfo[]): Record<'kind' | 'set' | 'side' | 'cost', string[]> {
  const costs = distinct(cards.flatMap((card) => ('cost' in card.numbers ? [String(card.numbers.cost)] : [])));
  return {
    kind: distinct(cards.map((card) => card.kind)),
    set: distinct(cards.map((card) => card.set)),
    side: distinct(cards.flatMap((card) => sidesOf(game, card))),
    cost: costs.sort((a, b) => Number(a) - Number(b)),
  };
}

function distinct(values: string[]): string[] {
  return [...new Set(values)].sort();
}
