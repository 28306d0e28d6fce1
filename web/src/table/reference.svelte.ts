/** What the server tells about a game once and for all: its cards, its lessons, its glossary. */

import { SvelteMap } from 'svelte/reactivity';
import { get } from '../api/http';
import { glossaryOf } from '../cards/glossary';
import type { CardInfo, Lesson, PassedWindow } from '../api/generated';
import type { GameName } from '../contracts';

const AGAIN_MS = 5000;

/** Loaded when it is first wanted, and tried again after a while if the server does not answer. */
class Reference<Row, Made> {
  readonly #what: string;
  readonly #make: (rows: Row[]) => Made;
  readonly #made = new SvelteMap<GameName, Made>();
  readonly #nothing: Made;
  #asked: GameName[] = [];

  constructor(what: string, make: (rows: Row[]) => Made) {
    this.#what = what;
    this.#make = make;
    this.#nothing = make([]);
  }

  of(game: GameName): Made {
    return this.#made.get(game) ?? this.#nothing;
  }

  async load(game: GameName): Promise<void> {
    if (this.#asked.includes(game)) return;
    this.#asked.push(game);
    try {
      this.#made.set(game, this.#make(await get<Row[]>(`/games/${game}/${this.#what}`)));
    } catch {
      setTimeout(() => {
        this.#asked = this.#asked.filter((one) => one !== game);
        void this.load(game);
      }, AGAIN_MS);
    }
  }
}

export const catalogue = new Reference('cards', (rows: CardInfo[]) => by(rows, ({ id }) => id));
export const lessons = new Reference('lessons', (rows: Lesson[]) => by(rows, ({ topic }) => topic));
export const glossary = new Reference('glossary', glossaryOf);
export const windows = new Reference('windows', (rows: PassedWindow[]) => rows);

function by<Row>(rows: Row[], key: (row: Row) => string): Record<string, Row | undefined> {
  return Object.fromEntries(rows.map((row) => [key(row), row]));
}
