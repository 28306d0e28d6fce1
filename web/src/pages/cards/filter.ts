/** Finding cards: by words, and by what is printed on them. */

import type { CardInfo } from '../../api/generated';
import type { GameName } from '../../contracts';
import { gameOf } from '../../games';
import { listed } from './game';

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

/** The sides that a card belongs to. */
function sidesOf(game: GameName, card: CardInfo): string[] {
  return gameOf(game).catalogue.sidesOf(card);
}

/** Whoever else a card belongs to. */
function ownersOf(game: GameName, card: CardInfo): string[] {
  return gameOf(game).catalogue.owners.flatMap((fact) => listed(card.facts?.[fact]));
}

export function found(game: GameName, cards: CardInfo[], filter: Filter): CardInfo[] {
  const words = filter.words.toLowerCase().split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    const parts = [card.name, card.text, ...card.traits, ...sidesOf(game, card), ...ownersOf(game, card)];
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
