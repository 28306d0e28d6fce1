import type { GameOnPage } from '../game';
import { cards } from './cards';
import { catalogue } from './catalogue';
import { cover } from './cover';
import { decks } from './decks';
import './look.css';
import { setup } from './setup';
import { table } from './table';

export const game: GameOnPage = {
  title: 'Vs. System',
  short: 'VS',
  exampleRule: 'VS-TEAM-03',
  place: 1,
  cover,
  cards,
  catalogue,
  decks,
  setup,
  table,
  board: async () => (await import('./board')).board,
};
