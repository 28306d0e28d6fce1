import { pictureOf } from '../../cards/pictures';
import type { SymbolName } from '../../cards/pictures/symbols';
import { PLAIN, type Face, type Panel, type Stat, type Token, type Tone } from '../../cards/faces/face';
import type { Facts } from '../../cards/faces/facts';
import { plural, said, term } from '../../language';
import { capital, line } from '../../words';
import { KINDS } from './kinds';
import { CARDS } from './pictures';
import { kindWords, timeWords } from './words';

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
  Humanity: { tone: 'guardians', symbol: 'humanity' },
  Alien: { tone: 'underworld', symbol: 'alien' },
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

function character(card: Facts, teams: string[]): Partial<Face> {
  const main = card.live ? card.number('main') > 0 : card.kind === 'main character';
  const level = card.number('level', Number(/level-(\d)/.exec(card.id)?.[1] ?? 1));
  return {
    type: line(role(card, main, level), ...teams.map(term)),
    corner: main ? said('L{level}', { level }) : `${card.number('cost')}`,
    cost: main ? undefined : card.number('cost'),
    tag: tag(card, main),
    bottomLeft: [stat(card, 'atk', { shape: 'hit', label: said('ATK'), spoken: said('attack') })],
    bottomRight: [stat(card, 'def', { shape: 'stop', label: said('DEF'), spoken: said('defence') })],
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
  if (main) return line(said('Main character'), said('Level {level}', { level }));
  if (card.kind === 'main character') return line(said('Supporting character'), said('Level {level}', { level }));
  return card.kind === 'token' ? said('Token character') : capital(kindWords(card.kind));
}

function tag(card: Facts, main: boolean): string | undefined {
  if (card.number('captive')) return said('Captive');
  if (card.number('hidden')) return said('Hidden');
  if (main) return said('Main');
  return card.kind === 'token' ? said('Token') : undefined;
}

function stat(card: Facts, fact: string, what: Omit<Stat, 'value' | 'change'>): Stat {
  return { ...what, value: card.number(fact), change: card.change(fact) };
}

function counters(count: number): Token[] {
  if (count === 0) return [];
  const many = Math.abs(count);
  return count > 0
    ? [{ kind: 'plus', value: `+${many}`, spoken: plural(many, '{number} +1/+1 counter', '{number} +1/+1 counters') }]
    : [{ kind: 'minus', value: `−${many}`, spoken: plural(many, '{number} −1/−1 counter', '{number} −1/−1 counters') }];
}

const PANELS: Record<string, Panel> = { 'plot twist': 'event', location: 'location', equipment: 'equipment' };

function other(card: Facts, teams: string[]): Partial<Face> {
  const symbols = card.list('symbols');
  const paid = teams.length === 0 && symbols.length === 1 ? PAYS[symbols[0] ?? ''] : undefined;
  const panel = PANELS[card.kind] ?? 'equipment';
  return {
    type: line(otherKind(card, paid !== undefined), ...teams.map(term)),
    panel,
    backdrop: panel === 'event' ? 'speed' : panel === 'location' ? 'city' : 'rings',
    corner: card.has('cost') ? `${card.number('cost')}` : '',
    cost: card.has('cost') ? card.number('cost') : undefined,
    foot: panel === 'event' ? timing(card) : kindWords(card.kind),
    exhausted: card.number('exhausted') > 0,
    ...(paid ?? (teams.length ? {} : { symbol: 'generic' as const })),
  };
}

/** A location that pays one symbol is a basic one. */
function otherKind(card: Facts, basic: boolean): string {
  if (card.kind !== 'location') return capital(kindWords(card.kind));
  return basic ? said('Basic location') : said('Special location');
}

/** When a plot twist may be played is what matters on the table. */
function timing(card: Facts): string {
  const times = card.objects('powers').map((power) => power.timing);
  const when = times.find((time) => typeof time === 'string');
  return when === undefined ? kindWords(card.kind) : timeWords(when);
}
