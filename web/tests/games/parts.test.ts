/** Every folder of a game gives all that the page asks of it. */

import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FIRST_GAME, GAMES, gameOf, isGame } from '../../src/games';
import type { GameOnPage } from '../../src/games/game';

const FOLDERS = readdirSync('src/games', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

/** For a whole board, on a machine that is busy with other tests. */
const LOADING_MS = 60_000;

/** Each part, and how to know it; the compiler says so here if one is forgotten. */
const PARTS: Record<keyof GameOnPage, unknown> = {
  title: expect.stringMatching(/\w/),
  short: expect.stringMatching(/^[A-Z]{2}$/),
  exampleRule: expect.stringMatching(/^[A-Z]{2}-[A-Z]+-\d+$/),
  place: expect.any(Number),
  cover: { line: expect.any(String), art: expect.any(Array) },
  cards: { face: expect.any(Function), back: { colour: expect.any(String) }, runes: expect.any(Object) },
  catalogue: { side: expect.any(String), sidesOf: expect.any(Function) },
  decks: expect.toSatisfy((decks: GameOnPage['decks']) => decks === null || typeof decks.picks === 'function'),
  setup: { counted: expect.any(String), seatItems: expect.any(Array), ofSeats: expect.any(Function) },
  table: { prices: expect.any(Object), isEnemy: expect.any(Function), hidesHands: expect.any(Function) },
  board: expect.any(Function),
};

it('finds a game for every folder', () => {
  expect([...GAMES].sort()).toEqual(FOLDERS.sort());
  expect(FOLDERS.every(isGame)).toBe(true);
});

it('knows no others', () => {
  expect([isGame('chess'), isGame(''), isGame(undefined)]).toEqual([false, false, false]);
  expect(() => gameOf('chess')).toThrow('chess');
});

it('shows them in an order, each with a short name and rules of its own', () => {
  expect(GAMES.map((name) => gameOf(name).place)).toEqual(GAMES.map((_, place) => place + 1));
  expect(FIRST_GAME).toBe(GAMES[0]);
  expect(new Set(GAMES.map((name) => gameOf(name).short)).size).toBe(GAMES.length);
  for (const name of GAMES) expect(gameOf(name).exampleRule.startsWith(gameOf(name).short)).toBe(true);
});

describe.each(FOLDERS)('%s', (name) => {
  it('has all parts', () => {
    expect(gameOf(name)).toMatchObject(PARTS);
  });

  it(
    'brings what is loaded when it is needed: its board, and what its set-up asks in ways of its own',
    async () => {
      expect(await gameOf(name).board()).toMatchObject({
        component: expect.any(Function),
        phases: expect.any(Function),
        title: expect.any(Function),
      });
      expect(Object.values(await gameOf(name).setup.parts())).toContainEqual(expect.any(Function));
    },
    LOADING_MS,
  );

  it.each(['pictures.ts', 'kinds.ts', 'look.css'])('has %s, where it is looked for', (file) => {
    expect(existsSync(`src/games/${name}/${file}`)).toBe(true);
  });
});
