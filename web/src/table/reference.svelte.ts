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
  readonly #made = new SvelteMap<string, Made>();
  readonly #nothing: Made;
  #asked: string[] = [];

  constructor(what: string, make: (rows: Row[]) => Made) {
    this.#what = what;
    this.#make = make;
    this.#nothing = make([]);
  }

  /** As a table speaks at which another side or edition is played: its `tongue`. */
  of(game: GameName, tongue = ''): Made {
    return this.#made.get(this.#address(game, tongue)) ?? this.#nothing;
  }

  async load(game: GameName, tongue = ''): Promise<void> {
    const address = this.#address(game, tongue);
    if (this.#asked.includes(address)) return;
    this.#asked.push(address);
    try {
      this.#made.set(address, this.#make(await get<Row[]>(address)));
    } catch {
      setTimeout(() => {
        this.#asked = this.#asked.filter((one) => one !== address);
        void this.load(game, tongue);
      }, AGAIN_MS);
    }
  }

  #address(game: GameName, tongue: string): string {
    return `/games/${game}/${this.#what}${tongue && `?tongue=${tongue}`}`;
  }
}

export const catalogue = new Reference('cards', (rows: CardInfo[]) => by(rows, ({ id }) => id));
export const lessons = new Reference('lessons', (rows: Lesson[]) => by(rows, ({ topic }) => topic));
export const glossary = new Reference('glossary', glossaryOf);
export const windows = new Reference('windows', (rows: PassedWindow[]) => rows);

function by<Row>(rows: Row[], key: (row: Row) => string): Record<string, Row | undefined> {
  return Object.fromEntries(rows.map((row) => [key(row), row]));
}
