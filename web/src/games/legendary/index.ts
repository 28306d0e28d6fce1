import type { GameOnPage } from '../game';
import { cards } from './cards';
import { catalogue } from './catalogue';
import { cover } from './cover';
import './look.css';
import { setup } from './setup';
import { table } from './table';

export const game: GameOnPage = {
  title: 'Legendary',
  short: 'LG',
  exampleRule: 'LG-SETUP-01',
  place: 3,
  cover,
  cards,
  catalogue,
  decks: null,
  setup,
  table,
  board: async () => (await import('./board')).board,
};
