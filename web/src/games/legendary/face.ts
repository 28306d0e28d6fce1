import { pictureOf } from '../../cards/pictures';
import { drawn, type Sketch } from '../../cards/pictures/picture';
import type { SymbolName } from '../../cards/pictures/symbols';
import { PLAIN, type Face, type Stat } from '../../cards/faces/face';
import type { Facts } from '../../cards/faces/facts';
import { plural, said, term } from '../../language';
import { line } from '../../words';
import { KINDS } from './kinds';
import { CARDS } from './pictures';
import { classWords, kindWords } from './words';

type Dress = Partial<Pick<Face, 'tone' | 'symbol' | 'panel' | 'backdrop' | 'tag' | 'foot'>> & { type: string };

const CLASSES: Record<string, SymbolName> = {
  Covert: 'covert',
  Instinct: 'instinct',
  Ranged: 'ranged',
  Strength: 'strength',
  Tech: 'tech',
};

const GROUPS: Record<string, SymbolName> = {
  HYDRA: 'hydra',
  Brotherhood: 'brotherhood',
  'Enemies of Asgard': 'asgard',
  'Masters of Evil': 'masters',
  Radiation: 'radiation',
  Skrulls: 'skrulls',
  'Spider-Foes': 'spiderfoes',
};

/** What some cards look like while they stand in the city as something else; others keep their picture. */
const GUISES: Record<string, Sketch> = { Killbot: 'vintage-robot steel on red' };

/** What a card is called to be, in the words of the side that is played. */
function sideWords(card: Facts) {
  return card.text('tongue') === 'villains'
    ? {
        villain: said('Adversary'),
        henchman: said('Backup Adversary'),
        mastermind: said('Commander'),
        scheme: said('Plot'),
        twist: said('Plot twist'),
        strike: said('Command strike'),
      }
    : {
        villain: said('Villain'),
        henchman: said('Henchman'),
        mastermind: said('Mastermind'),
        scheme: said('Scheme'),
        twist: said('Scheme twist'),
        strike: said('Master strike'),
      };
}

type Words = ReturnType<typeof sideWords>;

const OTHERS: Record<string, (words: Words) => Dress> = {
  scheme: ({ scheme }) => ({ tone: 'plot', symbol: 'scheme', type: scheme, tag: scheme, backdrop: 'rays' }),
  twist: ({ twist }) => ({ tone: 'plot', symbol: 'twist', type: twist, foot: said('twist'), backdrop: 'burst' }),
  strike: ({ strike }) => ({ tone: 'master', symbol: 'strike', type: strike, foot: said('strike'), backdrop: 'burst' }),
  bystander: () => ({ tone: 'civil', symbol: 'bystander', type: said('Bystander') }),
  wound: () => ({ tone: 'wound', symbol: 'wound', type: said('Wound') }),
  bindings: () => ({ tone: 'wound', symbol: 'wound', type: said('Bindings') }),
};

export function face(card: Facts): Face {
  const hero = card.kind === 'hero';
  const enemy = !hero || card.number('as_villain') > 0;
  const guise = GUISES[card.text('counts_as')];
  return {
    ...PLAIN,
    name: guise ? card.text('counts_as') : card.name,
    picture: guise ? drawn(guise) : pictureOf(card, CARDS, KINDS),
    corner: hero ? `${card.number('cost')}` : '',
    cost: hero ? card.number('cost') : undefined,
    left: !enemy ? [...gives(card, 'attack'), ...gives(card, 'recruit')] : [],
    bottomLeft: points(card),
    bottomRight: enemy && card.has('attack') ? [toDefeat(card)] : [],
    ...dress(card),
    ...disguise(card),
  };
}

/** Whoever stands in the city as a Villain looks like one, whatever is printed. */
function disguise(card: Facts): Partial<Face> {
  const name = card.text('counts_as');
  if (!name) return {};
  const tag = name in GUISES ? card.name : name;
  return { tone: 'foe', symbol: 'foes', tag, foot: undefined, type: line(said('Villain'), name, card.name) };
}

function dress(card: Facts): Dress {
  if (card.kind === 'hero') return heroDress(card);
  const words = sideWords(card);
  const group = card.text('group');
  const mastermind = card.text('mastermind');
  const leads = card.text('leads');
  switch (card.kind) {
    case 'villain':
      return {
        tone: 'foe',
        symbol: GROUPS[group] ?? 'foes',
        tag: group || undefined,
        type: line(words.villain, group),
      };
    case 'henchman':
      return { tone: 'hench', symbol: 'henchmen', tag: words.henchman, type: line(words.henchman, group) };
    case 'mastermind':
      return {
        tone: 'master',
        symbol: 'foes',
        panel: 'villain',
        backdrop: 'crackle',
        tag: words.mastermind,
        type: line(words.mastermind, leads && said('always leads {group}', { group: leads })),
      };
    case 'tactic':
      return {
        tone: 'master',
        symbol: 'tactic',
        backdrop: 'rings',
        tag: said('Tactic'),
        type: mastermind ? said('Tactic of {mastermind}', { mastermind }) : said('Tactic'),
      };
    default:
      return OTHERS[card.kind]?.(words) ?? { type: kindWords(card.kind) };
  }
}

function heroDress(card: Facts): Dress {
  const icon = CLASSES[card.text('icon')];
  const traits = card.list('traits');
  const teams = card.list('teams').map(term).join(' / ');
  const team = teams || term(card.text('team') || traits.find((trait) => !(trait in CLASSES)) || '');
  // A divided card shows the Heroes and teams of both sides.
  const heroes = card.list('heroes').join(' / ') || card.text('hero');
  const hero = heroes === card.name ? undefined : heroes || undefined;
  const type = line(hero ?? '', ...card.list('classes').map(classWords), team);
  const tone = icon ?? CLASSES[traits.find((trait) => trait in CLASSES) ?? ''] ?? 'shield';
  return { tone, symbol: tone as SymbolName, tag: hero, foot: team || undefined, type };
}

function gives(card: Facts, what: 'attack' | 'recruit'): Stat[] {
  if (!card.has(what)) return [];
  const number = withHalf(card.number(what), card.list('half_points').includes(what));
  const value = `${number}${card.list('grows').includes(what) ? '+' : ''}`;
  return what === 'attack'
    ? [{ shape: 'hit', value, label: said('Attack'), spoken: said('attack') }]
    : [{ shape: 'buy', value, label: said('Recruit'), spoken: said('recruit') }];
}

/** Half a point more, as it is written: 2½, and without whole ones ½. */
export function withHalf(number: number, half: boolean): string {
  return half ? `${number || ''}½` : `${number}`;
}

function points(card: Facts): Stat[] {
  if (!card.has('vp')) return [];
  return [
    {
      shape: 'glory',
      value: card.number('vp'),
      label: card.kind === 'mastermind' ? said('a tactic') : plural(card.number('vp'), 'point', 'points'),
      spoken: said('victory points'),
    },
  ];
}

function toDefeat(card: Facts): Stat {
  return {
    shape: 'hit',
    value: card.list('half_points').length > 0 ? withHalf(card.number('attack'), true) : card.number('attack'),
    label: said('to defeat'),
    spoken: said('attack to defeat'),
    change: card.number('as_villain') > 0 ? undefined : card.change('attack'),
  };
}
