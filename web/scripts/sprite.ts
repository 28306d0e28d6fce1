/** Makes the sprite at every build: only the icons that are drawn somewhere, and the inks that figures are filled with. */

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import { OWN } from '../src/cards/pictures/own.ts';
import { TINTS } from '../src/cards/pictures/picture.ts';

const ICONS = new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url);
/** Finds the games by their folders, which only Vite itself can do. */
const EVERY = new URL('../src/cards/pictures/every.ts', import.meta.url);
const SPRITE = new URL('../src/cards/look/sprite.svg', import.meta.url);

interface IconSet {
  icons: Record<string, { body: string }>;
}

export function sprite(): Plugin {
  return {
    name: 'longbox-sprite',
    async buildStart() {
      const every = await runnerImport<typeof import('../src/cards/pictures/every.ts')>(fileURLToPath(EVERY));
      const set = JSON.parse(readFileSync(ICONS, 'utf8')) as IconSet;
      writeFileSync(SPRITE, drawSprite(set, every.module.everyIcon()));
    },
  };
}

function drawSprite(set: IconSet, icons: string[]): string {
  const symbols = icons.map(
    (name) => `<symbol id="i-${name}" viewBox="0 0 512 512" overflow="visible">${body(set, name)}</symbol>`,
  );
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" class="sprite" aria-hidden="true"><defs>',
    '<!-- game-icons.net (Lorc, Delapouite and contributors), CC BY 3.0; lb-* are our own -->',
    ...inks(),
    ...symbols,
    '</defs></svg>\n',
  ].join('\n');
}

function body(set: IconSet, name: string): string {
  if (name in OWN) return `<path d="${OWN[name as keyof typeof OWN]}"/>`;
  const icon = set.icons[name];
  if (!icon) throw new Error(`There is no icon "${name}" in @iconify-json/game-icons; choose another.`);
  return icon.body.replaceAll(' fill="currentColor"', '');
}

/** The two flats of each tint, and the halftone that shades the lower right of a figure. */
function inks(): string[] {
  const flats = Object.entries(TINTS).map(
    ([tint, [lit, shaded]]) =>
      `<linearGradient id="ink-${tint}" gradientUnits="userSpaceOnUse" x1="120" y1="60" x2="400" y2="460">` +
      `<stop offset=".56" stop-color="${lit}"/><stop offset=".56" stop-color="${shaded}"/></linearGradient>`,
  );
  return [
    ...flats,
    '<pattern id="ink-dots" width="22" height="22" patternUnits="userSpaceOnUse" patternTransform="rotate(28)"><circle cx="11" cy="11" r="7.2" fill="#14161a"/></pattern>',
    '<linearGradient id="ink-fade" x1="0" y1="0" x2="1" y2="1"><stop offset=".42" stop-color="#000"/><stop offset=".95" stop-color="#fff"/></linearGradient>',
    '<mask id="ink-shade" maskUnits="userSpaceOnUse" x="-40" y="-40" width="600" height="600"><rect x="-40" y="-40" width="600" height="600" fill="url(#ink-fade)"/></mask>',
  ];
}
