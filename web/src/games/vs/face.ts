import { pictureOf } from '../../cards/pictures';
import type { SymbolName } from '../../cards/pictures/symbols';
import { PLAIN, type Face, type Panel, type Stat, type Token, type Tone } from '../../cards/faces/face';
import type { Facts } from '../../cards/faces/facts';
import { capital, counted, line } from '../../words';
import { KINDS } from './kinds';
import { CARDS } from './pictures';

/** Colours and symbols of the teams share their names. */
const TEAMS: Record<string, SymbolName & Tone> = {
  Avengers: 'avengers',
  'X-Men': 'xmen',
  'Guardians of the Galaxy': 'guardians',
  'Super Villains': 'villains',
  'MCU Heroes': 'avengers',
  'MCU Villains': 'villains',
  Defenders: 'defenders',
  Underworld: 'underworld',
  'A-Force': 'aforce',
  'Femme Fatales': 'fatales',
  'The Company': 'company',
  Xenomorphs: 'xeno',
};

/** A basic location has the colour of the power symbol that it pays. */
const PAYS: Record<string, { tone: Tone; symbol: SymbolName }> = {
  Skill: { tone: 'covert', symbol: 'skill' },
  Energy: { tone: 'ranged', symbol: 'energy' },
  Might: { tone: 'strength', symbol: 'might' },
  Intellect: { tone: 'instinct', symbol: 'intellect' },
};

export function face(card: Facts): Face {
  const teams = card.list('teams');
  const team = teams.map((name) => TEAMS[name]).find(Boolean);
  const common = {
    ...PLAIN,
    name: card.name,
    picture: pictureOf(card, CARDS, KINDS),
    tone: team ?? 'generic',
    symbol: team,
  };
  if (card.has('health')) return { ...common, ...character(card, teams) };
  return { ...common, ...other(card, teams) };
}

const ROLES: Record<string, string> = { token: 'Token character' };

function character(card: Facts, teams: string[]): Partial<Face> {
  const main = card.live ? card.number('main') > 0 : card.kind === 'main character';
  const level = card.number('level', Number(/level-(\d)/.exec(card.id)?.[1] ?? 1));
  return {
    type: line(role(card, main, level), ...teams),
    corner: main ? `L${level}` : `${card.number('cost')}`,
    cost: main ? undefined : card.number('cost'),
    tag: tag(card, main),
    bottomLeft: [stat(card, 'atk', { shape: 'hit', label: 'ATK', spoken: 'attack' })],
    bottomRight: [stat(card, 'def', { shape: 'stop', label: 'DEF', spoken: 'defence' })],
    abilities: [
      ...(card.list('keywords').includes('flight') ? (['flight'] as const) : []),
      ...(card.list('keywords').includes('ranged') ? (['ranging'] as const) : []),
    ],
    hearts: { health: card.number('health'), wounds: card.number('wounds') },
    xp:
      card.live && card.number('next_level_at') > 0
        ? { have: card.number('xp'), need: card.number('next_level_at') }
        : undefined,
    tokens: counters(card.number('counters')),
    exhausted: card.number('exhausted') > 0,
    stunned: card.number('stunned') > 0,
    hidden: card.number('hidden') > 0,
  };
}

/** Main or supporting, whatever is printed: characters may change roles. */
function role(card: Facts, main: boolean, level: number): string {
  if (main) return `Main character · Level ${level}`;
  if (card.kind === 'main character') return `Supporting character · Level ${level}`;
  return ROLES[card.kind] ?? capital(card.kind);
}

function tag(card: Facts, main: boolean): string | undefined {
  if (card.number('captive')) return 'Captive';
  if (card.number('hidden')) return 'Hidden';
  if (main) return 'Main';
  return card.kind === 'token' ? 'Token' : undefined;
}

function stat(card: Facts, fact: string, what: Omit<Stat, 'value' | 'change'>): Stat {
  return { ...what, value: card.number(fact), change: card.change(fact) };
}

function counters(count: number): Token[] {
  if (count === 0) return [];
  const one = count > 0 ? '+1/+1' : '−1/−1';
  const many = Math.abs(count);
  const value = count > 0 ? `+${many}` : `−${many}`;
  return [{ kind: count > 0 ? 'plus' : 'minus', value, spoken: counted(many, `${one} counter`) }];
}

const PANELS: Record<string, Panel> = { 'plot twist': 'event', location: 'location', equipment: 'equipment' };

function other(card: Facts, teams: string[]): Partial<Face> {
  const symbols = card.list('symbols');
  const paid = teams.length === 0 && symbols.length === 1 ? PAYS[symbols[0] ?? ''] : undefined;
  const panel = PANELS[card.kind] ?? 'equipment';
  const kind = card.kind === 'location' ? (paid ? 'Basic location' : 'Special location') : capital(card.kind);
  return {
    type: line(kind, ...teams),
    panel,
    backdrop: panel === 'event' ? 'speed' : panel === 'location' ? 'city' : 'rings',
    corner: card.has('cost') ? `${card.number('cost')}` : '',
    cost: card.has('cost') ? card.number('cost') : undefined,
    foot: panel === 'event' ? timing(card) : card.kind,
    exhausted: card.number('exhausted') > 0,
    ...(paid ?? (teams.length ? {} : { symbol: 'generic' as const })),
  };
}

/** When a plot twist may be played is what matters on the table. */
function timing(card: Facts): string {
  return (
    card
      .objects('powers')
      .map((power) => power.timing)
      .find((when) => typeof when === 'string') ?? card.kind
  );
}
