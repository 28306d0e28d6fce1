import type { GameOnPage } from '../game';
import { cards } from './cards';
import { catalogue } from './catalogue';
import { cover } from './cover';
import { decks } from './decks';
import './look.css';
import { setup } from './setup';
import { table } from './table';

export const game: GameOnPage = {
  title: 'Marvel Champions',
  short: 'MC',
  exampleRule: 'MC-ICON-07',
  place: 2,
  cover,
  cards,
  catalogue,
  decks,
  setup,
  table,
  board: async () => (await import('./board')).board,
};
