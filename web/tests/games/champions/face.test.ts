import { expect, test } from 'vitest';
import { faceOf } from '../../../src/cards/faces';
import { spoken } from '../../../src/cards/faces/spoken';
import type { CardInfo, CardView } from '../../../src/api/generated';

const rhino: CardView = {
  handle: 'b2',
  id: 'rhino-ii',
  name: 'Rhino',
  kind: 'villain',
  sch: 1,
  atk: 4,
  printed: { sch: 1, atk: 3, health: 30 },
  health: 30,
  damage: 11,
  confused: 1,
  'stage name': 'II',
  traits: ['Brute', 'Criminal'],
};

test('the hit points of a villain stand on a dial, not on the card', () => {
  const face = faceOf('champions', rhino);
  expect(face.dial).toEqual({ left: 19, all: 30 });
  expect(face.bottomRight).toEqual([]);
  expect(face.tokens).toEqual([]);
  expect(face.strips).toEqual(['confused']);
});

test('counters have names', () => {
  const [token] = faceOf('champions', {
    handle: 'b3',
    id: 'web-shooter',
    kind: 'upgrade',
    counters: { web: 2 },
  }).tokens;
  expect([token?.kind, token?.value, token?.spoken]).toEqual(['counter', 2, '2 web counters']);
});

test('in the catalogue a villain has no dial, and its hit points are for each player', () => {
  const info: CardInfo = {
    id: 'rhino-ii',
    name: 'Rhino',
    set: 'rhino',
    kind: 'villain',
    text: '',
    playable: true,
    numbers: { sch: 1, atk: 3, health: 15 },
    traits: ['Brute'],
    copies: 1,
    facts: { 'per player': ['health'], 'stage name': 'II' },
    terms: [],
    missing: '',
    lines: [],
  };
  const face = faceOf('champions', info);
  expect(face.dial).toBeUndefined();
  expect(face.bottomRight[0]).toMatchObject({ value: 15, label: 'HP each player' });
});

test('an ally shows what using it costs, and its damage as a token', () => {
  const ally = { handle: 'f', id: 'black-cat', name: 'Black Cat', kind: 'ally', hero: 'Spider-Man', cost: 2, thw: 1 };
  const face = faceOf('champions', { ...ally, 'thwart cost': 1, damage: 1, health: 2, exhausted: 1 });
  expect(face).toMatchObject({ tone: 'spider', corner: '2', exhausted: true });
  expect(face.left[0]).toMatchObject({ shape: 'plot', value: 1, cost: 1 });
  expect(face.tokens).toEqual([{ kind: 'damage', value: 1, spoken: '1 damage' }]);
});

test('an attachment shows what it adds', () => {
  const horn = { handle: 'g', id: 'enhanced-ivory-horn', name: 'Enhanced Ivory Horn', kind: 'attachment' };
  expect(faceOf('champions', { ...horn, bonus: { atk: 1 } }).left).toMatchObject([{ shape: 'hit', value: '+1' }]);
});

test('a main scheme shows its threat, when it is done and how fast it grows', () => {
  const scheme = { handle: 'h', id: 'the-break-in-1b', name: 'The Break-In!', kind: 'main scheme', threat: 5 };
  const face = faceOf('champions', { ...scheme, target: 14, 'each round': 2, icons: ['hazard'] });
  expect(face.scheme).toMatchObject({ threat: 5, target: 14 });
  expect(face.scheme?.icons.map((icon) => icon.words)).toEqual(['+2 a round', 'hazard']);
});

test('a card says what it is and how it stands', () => {
  expect(spoken(faceOf('champions', rhino))).toBe(
    'Rhino, Villain, Stage II, Brute, Criminal, 1 scheme, 4 attack, 19 of 30 hit points, confused',
  );
});
