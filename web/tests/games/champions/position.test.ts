import { describe, expect, it } from 'vitest';
import { board } from '../../../src/games/champions/board';
import { attachedTo, hasTurn, heroArea, mainSchemes, sideSchemes } from '../../../src/games/champions/board/position';
import type { CardView, ChampionsView } from '../../../src/api/generated';

const SPIDER_MAN = {
  ...{ identity: 'spidey', hero: 'Spider-Man', form: 'hero', remaining: 10, health: 10 },
  ...{ hand_size: 5, allies: 0, ally_limit: 3, encounter_cards: 0 },
};

function table(zones: Record<string, CardView[]>, facts: Partial<ChampionsView> = {}): ChampionsView {
  const filled = Object.entries(zones).map(([name, cards]) => [name, { count: cards.length, cards }]);
  return {
    game: 'champions',
    tongue: '',
    you: 0,
    seats: 1,
    active: 0,
    turn: 1,
    phase: 'player',
    first: 0,
    out: [0],
    phases: [],
    players: [SPIDER_MAN],
    villain_phase: { threat: 1, step_one: 1, icons: {}, activations: [], encounter_cards: [1] },
    flipped: [0],
    acceleration: 0,
    heroic: 0,
    villains: [],
    last_stages: [],
    main_schemes: [],
    zones: Object.fromEntries(filled),
    ...facts,
  };
}

const card = (name: string, kind: string, facts: Partial<CardView> = {}): CardView => ({
  handle: name,
  name,
  kind,
  ...facts,
});

describe('whose turn it is', () => {
  const STEPS = ['Player turns', 'Draw and ready', 'Threat', 'Enemies', 'Encounter cards', 'First player'];
  const during = (step: string, phase: string) =>
    table({}, { phase, phases: STEPS.map((name) => ({ name, now: name === step })) });
  const now = (view: ChampionsView) => board.phases(view).find((phase) => phase.now)?.name;

  it('is said while players take turns', () => {
    const turns = during('Player turns', 'player');
    expect(hasTurn(turns, 0)).toBe(true);
    expect(now(turns)).toBe('Spider-Man');
  });

  it('is nobody’s any more while all discard and draw, and while the villain acts', () => {
    const drawing = during('Draw and ready', 'player');
    expect(hasTurn(drawing, 0)).toBe(false);
    expect(now(drawing)).toBe('Draw and ready');
    const enemies = during('Enemies', 'villain');
    expect(hasTurn(enemies, 0)).toBe(false);
    expect(now(enemies)).toBe('Villain phase: enemies');
  });
});

it('knows the step of a round in whatever language the server names it', () => {
  const names = ['Spielerzüge', 'Ziehen', 'Bedrohung', 'Gegner', 'Begegnungskarten', 'Startspieler'];
  const view = table({}, { phases: names.map((name, place) => ({ name, now: place === 0 })) });
  expect(hasTurn(view, 0)).toBe(true);
});

describe("a hero's area", () => {
  it('keeps an upgrade on an enemy with that enemy', () => {
    const tracer = card('Spider-Tracer', 'upgrade', { on: 'Shocker' });
    const shooter = card('Web-Shooter', 'upgrade');
    const shocker = card('Shocker', 'minion');
    const view = table({ 'area:0': [card('Spider-Man', 'hero'), tracer, shooter], 'engaged:0': [shocker] });
    expect(heroArea(view, 0).upgrades).toEqual([shooter]);
    expect(attachedTo(view, shocker)).toEqual([tracer]);
  });

  it('gives a face-down minion the numbers that everybody knows', () => {
    const drones = { d1: { sch: 1, atk: 1, health: 1, remaining: 1 } };
    const view = table({ 'engaged:0': [{ handle: 'd1', face_down: 1 }] }, { drones });
    expect(heroArea(view, 0).minions[0]).toMatchObject({ handle: 'd1', name: 'Drone', kind: 'minion', ...drones.d1 });
  });

  it('finds a place for cards of every other kind, such as obligations', () => {
    const notice = card('Eviction Notice', 'obligation');
    expect(heroArea(table({ 'area:0': [notice] }), 0).upgrades).toEqual([notice]);
  });
});

describe('the schemes', () => {
  it('are the main scheme and the others, without what lies on them', () => {
    const breakIn = card('The Break-In!', 'main scheme');
    const bomb = card('Bomb Scare', 'side scheme');
    const view = table({ schemes: [breakIn, bomb, card('A plan', 'attachment', { on: 'Bomb Scare' })] });
    expect(mainSchemes(view)).toEqual([breakIn]);
    expect(sideSchemes(view)).toEqual([bomb]);
  });
});
