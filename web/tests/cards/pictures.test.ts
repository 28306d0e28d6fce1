import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { everyIcon } from '../../src/cards/pictures/every';
import { pictureOf } from '../../src/cards/pictures';
import { OWN } from '../../src/cards/pictures/own';
import { drawn } from '../../src/cards/pictures/picture';

const card = (id: string, name: string, kind: string, facts: Record<string, string> = {}) => ({
  id,
  name,
  kind,
  text: (fact: string) => facts[fact] ?? '',
});

test('every icon that is drawn is there', () => {
  const set = readFileSync('node_modules/@iconify-json/game-icons/icons.json', 'utf8');
  const icons = Object.keys((JSON.parse(set) as { icons: object }).icons);
  expect(everyIcon().filter((name) => !(name in OWN) && !icons.includes(name))).toEqual([]);
});

test('a sketch names icon, tint and disc', () => {
  expect(drawn('thor-hammer steel on yellow')).toEqual({ icon: 'thor-hammer', tint: 'steel', disc: 'yellow' });
  expect(drawn('papers paper')).toEqual({ icon: 'papers', tint: 'paper' });
});

test('a card has its own picture, else that of the one it shows, else one for its kind', () => {
  const shown = (...of: Parameters<typeof card>) =>
    pictureOf(card(...of), { 'loki-level-2': 'viking-helmet gold on yellow' }, { treachery: 'cursed-star paper' }).icon;
  expect(shown('loki-level-2', 'Loki', 'main character')).toBe('viking-helmet');
  expect(shown('loki-level-3', 'Loki', 'main character')).toBe('horned-helm');
  expect(shown('to-come', 'To Come', 'hero', { hero: 'Thor' })).toBe('thor-hammer');
  expect(shown('to-come', 'To Come', 'treachery')).toBe('cursed-star');
  expect(shown('to-come', 'To Come', 'unheard of')).toBe('card-random');
});
