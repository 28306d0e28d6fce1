import { describe, expect, it } from 'vitest';
import type { VsView } from '../../../src/api/generated';
import { farSeats, inFormation, liveZones, parties, sideOf, type VsCard } from '../../../src/games/vs/board/view';
import { protection } from '../../../src/games/vs/board/protection';

const antMan: VsCard = { handle: 'ant', name: 'Ant-Man', atk: 2 };
const daredevil: VsCard = { handle: 'dare', name: 'Daredevil', atk: 3, keywords: ['fearless'] };
const abomination: VsCard = { handle: 'abom', name: 'Abomination', atk: 5, health: 3 };
const magneto: VsCard = { handle: 'mag', name: 'Magneto', atk: 2, health: 5, wounds: 4, main: true };

const begun = { id: 1, ranged: false, struck: [] };

function duel(change: Partial<VsView> = {}): VsView {
  const zones = {
    'front row:0': { count: 2, cards: [antMan, daredevil] },
    'front row:1': { count: 1, cards: [abomination] },
    'back row:1': { count: 1, cards: [magneto] },
  };
  const teamless = { first: 0, party: [0, 1], home: [0, 1], hands: [0, 0], decks: [0, 0], effects: [] };
  const table = { game: 'vs' as const, tongue: '', you: 0, seats: 2, active: 0, turn: 3, phases: [], zones };
  return {
    ...table,
    phase: 'main',
    step: '',
    out: [0, 0],
    points: [0, 0],
    mains: [[], ['mag']],
    ...teamless,
    ...change,
  };
}

it('is nobody’s turn while the table is set up', () => {
  const active = (turn: number) => sideOf(duel({ turn }), 0).heads.map((head) => head.active);
  expect([active(0), active(1)]).toEqual([[false], [true]]);
});

it('is the turn of both heads who share a side', () => {
  const heads = duel({ seats: 4, home: [0, 0, 2, 2], party: [0, 0, 1, 1] });
  const active = (seat: number) => sideOf(heads, seat).heads.map((head) => head.active);
  expect([active(1), active(2)]).toEqual([
    [true, true],
    [false, false],
  ]);
});

describe('rows are inked', () => {
  it('in front of everybody in the main phase', () => {
    expect(liveZones(duel(), undefined)).toEqual(['front row:0', 'front row:1']);
  });

  it('where a combat is', () => {
    const attack = { ...begun, attackers: ['ant'], defender: 'mag' };
    expect(liveZones(duel({ combat: attack }), attack)).toEqual(['front row:0', 'back row:1']);
  });

  it('where one builds', () => {
    expect(liveZones(duel({ phase: 'build', step: 'resource' }), undefined)).toEqual(['resource row:0']);
  });
});

describe('a back row', () => {
  it('is protected by who stands in front, but not from the air', () => {
    expect(protection(sideOf(duel(), 1))).toBe('open to flight');
  });

  it('is open once everybody in front is stunned', () => {
    const front = { count: 1, cards: [{ ...abomination, face_down: 1, stunned: true }] };
    const view = duel();
    expect(protection(sideOf({ ...view, zones: { ...view.zones, 'front row:1': front } }, 1))).toBe('open');
  });
});

describe('sides of teams', () => {
  const four = { seats: 4, out: [0, 0, 0, 0], points: [0, 0, 0, 0], mains: [[], [], [], []] };

  it('stand alone in two against two, the teammate across', () => {
    const view = duel({ ...four, party: [0, 1, 0, 1], home: [0, 1, 2, 3] });
    expect(farSeats(view)).toEqual([1, 2, 3]);
    expect(farSeats(view).map((seat) => sideOf(view, seat).mate)).toEqual([false, true, false]);
    expect(parties(view)).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  it('are shared by two heads, oneself first', () => {
    const view = duel({ ...four, you: 1, party: [0, 0, 1, 1], home: [0, 0, 2, 2] });
    const near = sideOf(view, 1);
    expect(near.heads.map(({ seat }) => seat)).toEqual([1, 0]);
    expect(near.rows['front row']).toEqual([antMan, daredevil]);
    expect(near.mate).toBe(false);
    expect(farSeats(view)).toEqual([2]);
    expect(liveZones(view, undefined)).toEqual(['front row:0', 'front row:2']);
  });
});

it('shows a formation as it will stand', () => {
  const { rows } = inFormation(sideOf(duel(), 0), (card) => card.handle === 'dare');
  expect(rows['front row']).toEqual([antMan]);
  expect(rows['back row']).toEqual([daredevil]);
});

describe('equipment', () => {
  const shield: VsCard = { handle: 'shield', name: 'Shield', kind: 'equipment', on: 'dare' };
  const zones = { ...duel().zones, 'equipment:0': { count: 1, cards: [shield] } };

  it('is shown with its bearer, and with nobody else', () => {
    expect(sideOf(duel({ zones }), 0).rows['front row'].map((card) => card.carries)).toEqual([undefined, [shield]]);
  });
});

it('shows a captive with its captor', () => {
  const thor: VsCard = { handle: 'thor', name: 'Thor', captive: true, on: 'abom' };
  const zones = { ...duel().zones, 'removed from the game': { count: 1, cards: [thor] } };
  expect(sideOf(duel({ zones }), 1).rows['front row'][0]?.carries).toEqual([thor]);
});

it('shows the piles that a player has besides the others, and who is to be seen there', () => {
  const ultron: VsCard = { handle: 'ultron', id: 'mcu-ultron-level-2', name: 'Ultron' };
  const zones = {
    ...duel().zones,
    'Ultron Facility:0': { count: 5, cards: [ultron] },
    'Facehugger Pile:0': { count: 4, known: [] },
  };
  const [head] = sideOf(duel({ zones }), 0).heads;
  expect(head?.piles.map(({ kind, count, seen }) => [kind, count, seen?.name])).toEqual([
    ['Ultron Facility', 5, 'Ultron'],
    ['Facehugger Pile', 4, undefined],
  ]);
  expect(sideOf(duel({ zones }), 1).heads[0]?.piles).toEqual([]);
});

it('shows the top card of a deck to those who know it, and no card from below', () => {
  const thor: VsCard = { handle: 'thor', id: 'thor', name: 'Thor' };
  const top = (place: number) => {
    const deck = { count: 9, known: [[place, thor]] as [number, VsCard][] };
    return sideOf(duel({ zones: { ...duel().zones, 'deck:0': deck } }), 0).heads[0]?.top?.name;
  };
  expect([top(8), top(3)]).toEqual(['Thor', undefined]);
});

it('counts the main characters of a player who has several', () => {
  const sides = duel({ mains: [['ant', 'dare', 'away'], ['mag']] });
  expect([0, 1].map((seat) => sideOf(sides, seat).heads[0]?.mains)).toEqual([2, 1]);
});

it('keeps exhausted resources upright, and marks them', () => {
  const academy: VsCard = { handle: 'academy', name: 'Academy', kind: 'location', exhausted: 1 };
  const zones = { ...duel().zones, 'resource row:0': { count: 1, cards: [academy] } };
  expect(sideOf(duel({ zones }), 0).heads[0]?.resources).toEqual([{ ...academy, exhausted: 0, spent: true }]);
});
