/** What the server knows of a game and never changes while it runs: fetched once, when first asked for. */

import type { CardInfo, Rule } from '../api/generated';
import type { GameName } from '../contracts';
import { cardsOf, rulesOf } from './lobby';

const cards: Partial<Record<GameName, Promise<CardInfo[]>>> = {};
const rules: Partial<Record<GameName, Promise<Rule[]>>> = {};

export function allCards(game: GameName): Promise<CardInfo[]> {
  return (cards[game] ??= cardsOf(game));
}

export function allRules(game: GameName): Promise<Rule[]> {
  return (rules[game] ??= rulesOf(game));
}
