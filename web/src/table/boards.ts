/** The boards of the games, loaded when one is played. */

import type { Board, GameName } from '../contracts';
import PlainBoard from './PlainBoard.svelte';

const found = import.meta.glob<{ board: Board }>('../boards/*/index.ts');
const PLAIN: Board = { component: PlainBoard, phases: () => [], title: () => '' };

export async function boardOf(game: GameName): Promise<Board> {
  const load = found[`../boards/${game}/index.ts`];
  return load ? (await load()).board : PLAIN;
}
