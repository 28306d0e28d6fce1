/** The cards of a game with their texts, loaded once. */

import { SvelteMap } from 'svelte/reactivity';
import { get } from '../api/http';
import type { CardInfo, GameName } from '../contracts';

const cards = new SvelteMap<string, CardInfo>();
let asked: GameName[] = [];

export async function loadCards(game: GameName): Promise<void> {
  if (asked.includes(game)) return;
  asked.push(game);
  try {
    for (const card of await get<CardInfo[]>(`/games/${game}/cards`)) cards.set(`${game}/${card.id}`, card);
  } catch {
    asked = asked.filter((one) => one !== game);
  }
}

export function cardInfo(game: GameName, id: string): CardInfo | undefined {
  return cards.get(`${game}/${id}`);
}
