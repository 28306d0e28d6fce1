/** What the pages ask of the server: games and their forms, cards, rules, decks, tables. */

import { get, post } from '../api/http';
import type {
  CardInfo,
  FormItem,
  GameForm,
  OwnLink,
  OwnTable,
  Problem,
  ReadDeck,
  Rule,
  SeatLink,
  TableInfo,
  TableLinks,
  WishedTable,
} from '../api/generated';
import type { GameName } from '../contracts';
import { playerAt } from '../words';
import type { Setup } from './setup/form';

/** What can be filled in on a line of a form. */
export type Plain = FormItem['choices'][number];

export const gameForm = (game: GameName) => get<GameForm>(`/games/${game}`);
export const cardsOf = (game: GameName) => get<CardInfo[]>(`/games/${game}/cards`);
export const rulesOf = (game: GameName) => get<Rule[]>(`/games/${game}/rules`);
export const checkSetup = (game: GameName, setup: Setup) => post<Problem[]>(`/games/${game}/check`, { setup });
export const needsOf = (game: GameName, setup: Setup) =>
  post<Record<string, number[]>>(`/games/${game}/needs`, { setup });
export const layOut = (table: WishedTable) => post<TableLinks>('/tables', table);
export const join = (table: string, name: string) => post<SeatLink>(`/tables/${table}/join`, { name });
export const openTables = () => get<TableInfo[]>('/tables');
export const readyDecks = (game: GameName) => get<ReadDeck[]>(`/games/${game}/decks`);
export const readDeck = (text: string, game: GameName | '') => post<ReadDeck>('/decks/read', { text, game });

/** So many links the server takes at once. */
const MOST_LINKS = 100;

/** How the tables stand to which somebody has links, those that changed last first. */
export async function ownTables(links: OwnLink[]): Promise<OwnTable[]> {
  const asked = [];
  for (let from = 0; from < links.length; from += MOST_LINKS)
    asked.push(post<OwnTable[]>('/tables/mine', { links: links.slice(from, from + MOST_LINKS) }));
  return (await Promise.all(asked)).flat().sort((one, other) => other.changed.localeCompare(one.changed));
}

/** What the seats of a table are called; those of this browser as well. */
export const namesAt = ({ seats }: TableInfo) => seats.map(({ name }, seat) => name || playerAt(seat));
