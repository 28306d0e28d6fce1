import { pictureOf } from '../../cards/pictures';
import type { SymbolName } from '../../cards/pictures/symbols';
import {
  PLAIN,
  type Backdrop,
  type Face,
  type Panel,
  type Resource,
  type Stat,
  type Status,
  type Token,
} from '../../cards/faces/face';
import type { Facts } from '../../cards/faces/facts';
import { plural, said, term } from '../../language';
import { capital, line } from '../../words';
import { KINDS } from './kinds';
import { CARDS } from './pictures';
import { aspectWords, counterWords, kindWords } from './words';

const PANELS: Record<string, Panel> = {
  event: 'event',
  support: 'location',
  environment: 'location',
  upgrade: 'equipment',
  attachment: 'equipment',
  resource: 'resource',
  villain: 'villain',
  'main scheme': 'scheme',
  'side scheme': 'scheme',
};

const BACKDROPS: Record<string, Backdrop> = {
  event: 'speed',
  treachery: 'burst',
  support: 'city',
  environment: 'city',
  resource: 'rays',
  upgrade: 'rings',
  attachment: 'rings',
  obligation: 'rings',
  villain: 'crackle',
  'main scheme': 'city',
  'side scheme': 'rays',
};

/** The two colours and the symbol of each hero. */
const HEROES: Record<string, SymbolName> = {
  'Spider-Man': 'spider',
  'Captain Marvel': 'marvel',
  'She-Hulk': 'shehulk',
  'Iron Man': 'ironman',
  'Black Panther': 'panther',
};

const ENCOUNTER = new Set(['minion', 'attachment', 'treachery', 'main scheme', 'side scheme', 'environment']);
const WITH_DIAL = new Set(['hero', 'alter-ego', 'villain']);
const CHARACTERS = new Set(['hero', 'alter-ego', 'ally', 'minion', 'villain']);

const STATS: Record<string, () => Omit<Stat, 'value' | 'change' | 'cost'>> = {
  thw: () => ({ shape: 'plot', label: said('THW'), spoken: said('thwart') }),
  sch: () => ({ shape: 'plot', label: said('SCH'), spoken: said('scheme') }),
  atk: () => ({ shape: 'hit', label: said('ATK'), spoken: said('attack') }),
  def: () => ({ shape: 'stop', label: said('DEF'), spoken: said('defence') }),
  rec: () => ({ shape: 'heal', label: said('REC'), spoken: said('recovery') }),
  'hand size': () => ({ shape: 'hand', label: said('hand'), spoken: said('hand size') }),
  health: () => ({ shape: 'last', label: said('HP'), spoken: said('hit points') }),
};

/** What an ally pays for using a number. */
const COSTS: Record<string, string> = { thw: 'thwart cost', atk: 'attack cost' };

export function face(card: Facts): Face {
  const kind = card.kind;
  return {
    ...PLAIN,
    ...belongsTo(card),
    name: card.name,
    picture: pictureOf(card, CARDS, KINDS),
    type: typeLine(card),
    panel: PANELS[kind] ?? 'plain',
    backdrop: BACKDROPS[kind] ?? 'dots',
    corner: corner(card),
    cost: card.has('cost') ? card.number('cost') : undefined,
    tag: CHARACTERS.has(kind) && kind !== 'villain' ? kindWords(kind) : undefined,
    foot: foot(card),
    left: [...stats(card, ['thw', 'sch', 'atk', 'def', 'rec']), ...bonuses(card)],
    bottomLeft: stats(card, ['hand size']),
    bottomRight: CHARACTERS.has(kind) && !onDial(card) ? stats(card, ['health']) : [],
    resources: card.list('resources') as Resource[],
    boost: boost(card),
    dial: dial(card),
    scheme: scheme(card),
    tokens: tokens(card),
    strips: (['tough', 'stunned', 'confused'] as Status[]).filter((status) => card.number(status) > 0),
    exhausted: card.number('exhausted') > 0,
  };
}

function belongsTo(card: Facts): { tone: string; symbol?: SymbolName } {
  if (card.kind === 'villain') return { tone: 'villain' };
  if (ENCOUNTER.has(card.kind)) return { tone: 'encounter', symbol: encounterSymbol(card) };
  const aspect = card.text('aspect');
  if (aspect) return { tone: aspect, symbol: aspect as SymbolName };
  const hero = HEROES[card.text('hero')];
  return hero ? { tone: hero, symbol: hero } : { tone: 'basic', symbol: 'basic' };
}

function encounterSymbol(card: Facts): SymbolName {
  if (card.list('traits').includes('Hydra')) return 'hydra';
  if (card.list('traits').includes('Drone') || card.kind === 'environment') return 'drones';
  if (card.kind === 'attachment') return 'attachment';
  return card.kind === 'treachery' ? 'treachery' : 'encounter';
}

function corner(card: Facts): string {
  if (card.has('cost')) return `${card.number('cost')}`;
  if (card.kind === 'resource') return '–';
  return card.text('stage name');
}

/** The words at the foot: guards of the villain say so, events and the like which kind they are. */
function foot(card: Facts): string | undefined {
  if (card.kind === 'minion') return card.list('keywords').includes('guard') ? said('guard') : undefined;
  return CHARACTERS.has(card.kind) || card.kind.endsWith('scheme') ? undefined : kindWords(card.kind);
}

function stats(card: Facts, names: string[]): Stat[] {
  return names.flatMap((name) => {
    const stat = STATS[name]?.();
    if (!stat || !card.has(name)) return [];
    const cost = COSTS[name] ? card.number(COSTS[name]) : 0;
    const label = card.list('per player').includes(name)
      ? said('{stat} each player', { stat: stat.label })
      : stat.label;
    return [{ ...stat, label, value: card.number(name), change: card.change(name), cost }];
  });
}

/** What an attachment or upgrade adds to the one that has it. */
function bonuses(card: Facts): Stat[] {
  return Object.entries(card.numbers('bonus')).flatMap(([name, value]) => {
    const stat = STATS[name]?.();
    return stat ? [{ ...stat, value: value < 0 ? `−${-value}` : `+${value}` }] : [];
  });
}

function boost(card: Facts): string | undefined {
  if (!card.has('boost')) return undefined;
  return `${card.number('boost') || ''}${card.number('boost star') > 0 ? '★' : ''}` || '0';
}

const onDial = (card: Facts) => card.live && WITH_DIAL.has(card.kind);

function dial(card: Facts): Face['dial'] {
  if (!onDial(card)) return undefined;
  const all = card.number('health');
  return { left: Math.max(0, all - card.number('damage')), all };
}

function tokens(card: Facts): Token[] {
  const found: Token[] = [];
  const damage = card.number('damage');
  if (damage > 0 && !onDial(card))
    found.push({ kind: 'damage', value: damage, spoken: plural(damage, '{number} damage', '{number} damage') });
  for (const [name, value] of Object.entries(card.numbers('counters'))) {
    found.push({ kind: 'counter', value, spoken: counterWords(name, value) });
  }
  return found;
}

const ICON_WORDS: Record<string, () => string> = {
  acceleration: () => said('speeds up'),
  hazard: () => said('hazard'),
  crisis: () => said('crisis'),
};

function scheme(card: Facts): Face['scheme'] {
  if (!card.kind.endsWith('scheme')) return undefined;
  const each = card.number('each round', card.number('acceleration threat'));
  const icons = card.list('icons').map((icon) => ({ symbol: icon as SymbolName, words: ICON_WORDS[icon]?.() ?? icon }));
  if (card.kind === 'main scheme' && each > 0)
    icons.unshift({ symbol: 'acceleration', words: said('+{number} a round', { number: each }) });
  return {
    threat: card.live ? card.number('threat') : card.number('starting threat'),
    target: card.number('target') > 0 ? card.number('target') : undefined,
    icons,
  };
}

function typeLine(card: Facts): string {
  const stage = card.text('stage name');
  const aspect = card.text('aspect');
  return line(
    capital(kindWords(card.kind)),
    stage && said('Stage {stage}', { stage }),
    aspect && aspectWords(aspect),
    ...card.list('traits').map(term),
  );
}
