import { describe, expect, test } from 'vitest';
import type { CardInfo, CardView } from '../../src/contracts';
import { faceOf, isShown } from '../../src/cards/faces';
import { spoken } from '../../src/cards/faces/spoken';

const captain: CardView = {
  handle: 'a1',
  id: 'captain-america-level-1',
  name: 'Captain America',
  kind: 'main character',
  teams: ['Avengers'],
  printed: { atk: 2, def: 5, health: 5 },
  atk: 3,
  def: 6,
  health: 5,
  keywords: ['flight'],
  main: true,
  level: 1,
  next_level_at: 3,
  xp: 2,
  counters: 1,
  wounds: 2,
  stunned: false,
};

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

const goblin: CardView = {
  handle: 'c3',
  id: 'green-goblin',
  name: 'Green Goblin',
  kind: 'villain',
  group: 'Spider-Foes',
  attack: 7,
  printed: { attack: 6 },
  vp: 4,
};

describe('Vs. System', () => {
  test('a main character shows its level, its team and how it stands', () => {
    const face = faceOf('vs', captain);
    expect(face).toMatchObject({
      corner: 'L1',
      tag: 'Main',
      tone: 'avengers',
      symbol: 'avengers',
      abilities: ['flight'],
    });
    expect(face.hearts).toEqual({ health: 5, wounds: 2 });
    expect(face.xp).toEqual({ have: 2, need: 3 });
    expect(face.tokens).toEqual([{ kind: 'plus', value: '+1', spoken: '1 +1/+1 counter' }]);
  });

  test('numbers above what is printed point up, below it down', () => {
    expect(faceOf('vs', captain).bottomLeft[0]).toMatchObject({ value: 3, change: 'up' });
    expect(faceOf('vs', { ...captain, def: 4 }).bottomRight[0]).toMatchObject({ value: 4, change: 'down' });
    expect(faceOf('vs', { ...captain, atk: 2 }).bottomLeft[0]?.change).toBeUndefined();
  });

  test('counters below zero are -1/-1 counters', () => {
    const [token] = faceOf('vs', { ...captain, counters: -2 }).tokens;
    expect(token).toMatchObject({ kind: 'minus', value: '−2' });
  });

  test('at its last level a character needs no more experience', () => {
    expect(faceOf('vs', { ...captain, next_level_at: 0 }).xp).toBeUndefined();
  });

  test('a basic location wears the colour of the symbol it pays, a special one that of its team', () => {
    const academy = {
      handle: 'd',
      id: 'academy',
      name: 'Academy',
      kind: 'location',
      teams: [],
      symbols: ['Intellect'],
    };
    expect(faceOf('vs', academy)).toMatchObject({ tone: 'instinct', symbol: 'intellect', panel: 'location' });
    const mansion = { ...academy, id: 'avengers-mansion', teams: ['Avengers'], symbols: ['Skill', 'Might'] };
    expect(faceOf('vs', mansion)).toMatchObject({ tone: 'avengers', symbol: 'avengers' });
  });

  test('a plot twist says when it may be played', () => {
    const twist = {
      handle: 'e',
      id: 'think-again',
      name: 'Think Again',
      kind: 'plot twist',
      powers: [{ timing: 'combat' }],
    };
    expect(faceOf('vs', twist)).toMatchObject({ panel: 'event', foot: 'combat' });
  });
});

describe('Champions', () => {
  test('the hit points of a villain stand on a dial, not on the card', () => {
    const face = faceOf('champions', rhino);
    expect(face.dial).toEqual({ left: 19, all: 30 });
    expect(face.bottomRight).toEqual([]);
    expect(face.tokens).toEqual([]);
    expect(face.strips).toEqual(['confused']);
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
      facts: { 'per player': ['health'], 'stage name': 'II' },
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
});

describe('Legendary', () => {
  test('a hero shows cost, class, team and what it makes', () => {
    const arc = { handle: 'i', id: 'arc-reactor', name: 'Arc Reactor', kind: 'hero', hero: 'Iron Man', icon: 'Tech' };
    const face = faceOf('legendary', { ...arc, team: 'Avengers', cost: 5, attack: 3, grows: ['attack'] });
    expect(face).toMatchObject({ corner: '5', tone: 'tech', tag: 'Iron Man', foot: 'Avengers' });
    expect(face.left).toMatchObject([{ shape: 'hit', value: '3+' }]);
  });

  test('a villain shows what it takes to defeat it now, and what it is worth', () => {
    const face = faceOf('legendary', goblin);
    expect(face.bottomRight[0]).toMatchObject({ value: 7, change: 'up' });
    expect(face.bottomLeft[0]).toMatchObject({ shape: 'glory', value: 4 });
  });

  test('whoever stands in the city as a villain looks like one', () => {
    const killbot = { handle: 'k', id: 'bystander', name: 'Bystander', kind: 'bystander', attack: 3, as_villain: 1 };
    const face = faceOf('legendary', { ...killbot, counts_as: 'Killbot' });
    expect(face).toMatchObject({ name: 'Killbot', tag: 'Bystander', tone: 'foe', picture: { icon: 'vintage-robot' } });
    const skrull = { ...killbot, id: 'odinson', name: 'Odinson', kind: 'hero', hero: 'Thor', counts_as: 'Skrull' };
    expect(faceOf('legendary', skrull)).toMatchObject({ name: 'Odinson', tag: 'Skrull', tone: 'foe' });
  });
});

describe('what is heard', () => {
  test('a card says what it is and how it stands', () => {
    expect(spoken(faceOf('vs', { ...captain, stunned: true }))).toBe(
      'Captain America, Main character, Level 1, Avengers, 3 attack, 6 defence, 2 wounds of 5 health, ' +
        '2 of 3 experience, 1 +1/+1 counter, stunned',
    );
    expect(spoken(faceOf('champions', rhino))).toBe(
      'Rhino, Villain, Stage II, Brute, Criminal, 1 scheme, 4 attack, 19 of 30 hit points, confused',
    );
  });

  test('and what may be done with it', () => {
    const face = faceOf('legendary', goblin);
    expect(spoken(face, { can: true })).toMatch(/can be chosen$/);
    expect(spoken(face, { target: true, can: true })).toMatch(/can be aimed at$/);
    expect(spoken(face, { mine: 2 })).toMatch(/chosen, number 2$/);
  });
});

test('characters show the role that they have now, whatever is printed', () => {
  expect(faceOf('vs', { ...captain, main: undefined, cost: 0 })).toMatchObject({
    type: 'Supporting character · Level 1 · Avengers',
    corner: '0',
    tag: undefined,
  });
  const thor = { handle: 'x', name: 'Thor', kind: 'supporting character', health: 3, cost: 6 };
  expect(faceOf('vs', { ...thor, main: true, level: 1 })).toMatchObject({
    type: 'Main character · Level 1',
    tag: 'Main',
  });
  expect(faceOf('vs', { ...thor, hidden: 1 })).toMatchObject({ tag: 'Hidden', hidden: true });
  expect(faceOf('vs', { ...thor, captive: true }).tag).toBe('Captive');
});

test('a card is shown if its face is known and up; a stunned or hidden character all the same', () => {
  expect(isShown({ handle: 'x', name: 'Thor', face_down: 1, hidden: 1 })).toBe(true);
  expect(isShown({ handle: 'x' })).toBe(false);
  expect(isShown({ handle: 'x', name: 'Academy', face_down: 1 })).toBe(false);
  expect(isShown({ handle: 'x', name: 'Thor', face_down: 1, stunned: true })).toBe(true);
  expect(isShown(captain)).toBe(true);
});
