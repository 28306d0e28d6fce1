/** A game is named in its own folder and nowhere else: what is common to the games finds them by their folders. */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { expect, it } from 'vitest';

const GAMES = readdirSync('src/games', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
/** What the server calls things is its own affair. */
const WRITTEN_BY_THE_SERVER = join('src', 'api', 'generated.ts');
const TEXT = /\.(ts|js|svelte|css|html|md)$/;

const SOURCES = ['src', 'scripts']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .concat('index.html', 'vite.config.ts')
  .filter((file) => TEXT.test(file) && file !== WRITTEN_BY_THE_SERVER);
const gameOfFile = (file: string) => GAMES.find((game) => file.startsWith(join('src', 'games', game, '/')));
const SHARED = SOURCES.filter((file) => !gameOfFile(file));

/** The words of a line, those too that identifiers are made of: "isFirstGame", "FIRST_GAME" and "first-game" are three each. */
function wordsOf(line: string): string[] {
  return line
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .map((word) => word.toLowerCase());
}

const named = (line: string) => GAMES.filter((game) => wordsOf(line).includes(game));

it('reads all that is common to the games', () => {
  expect(GAMES.length).toBeGreaterThan(2);
  expect(SHARED.length).toBeGreaterThan(180);
  for (const file of [
    'games/index.ts',
    'games/game.ts',
    'table/Gather.svelte',
    'cards/look/back.css',
    'cards/README.md',
  ])
    expect(SHARED).toContain(join('src', file));
});

it.each([
  ["if (game === 'vs') return", 'vs'],
  ['export function championsFace() {', 'champions'],
  ['isFirstLegendary(wishes)', 'legendary'],
  ['const WHEN_IN_VS = /Main/;', 'vs'],
  ['.cover.legendary h2 {', 'legendary'],
  ['/** As in Vs. System. */', 'vs'],
])('knows a name in %s', (line, game) => {
  expect(named(line)).toEqual([game]);
});

it.each(["icon: 'lb-chevs'", 'const canvas = 1;', 'a champion of justice', 'a legend'])(
  'knows that there is none in %s',
  (line) => {
    expect(named(line)).toEqual([]);
  },
);

it('meets no name of a game outside its folder', () => {
  const found = SHARED.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, place) => named(line).map((game) => `${file}:${place + 1} names ${game}: ${line.trim()}`)),
  );
  expect(found, 'Say it in src/games/<game>/, or in words that fit every game.').toEqual([]);
});

it('meets no game that takes something from another’s folder', () => {
  const imports = /(?:from|import)\s*\(?\s*'(\.[^']*)'/g;
  const found = SOURCES.filter(gameOfFile).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(imports)]
      .map(([, path = '']) => normalize(join(dirname(file), path)))
      .filter((path) => ![undefined, gameOfFile(file)].includes(gameOfFile(join(path, '/'))))
      .map((path) => `${relative('src', file)} imports ${relative('src', path)}`),
  );
  expect(found, 'What two games use belongs to what is common to all.').toEqual([]);
});
