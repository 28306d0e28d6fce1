import type { Marks } from '../../contracts';
import { plural, said } from '../../language';
import { strung } from '../../words';
import type { Face, Status } from './face';

const STATUSES: Record<Status, () => string> = {
  tough: () => said('tough'),
  stunned: () => said('stunned'),
  confused: () => said('confused'),
};

export function statusWords(status: Status): string {
  return STATUSES[status]();
}

/** A card in words, for those who don't see it: what it is, its numbers, how it stands, and what may be done with it. */
export function spoken(face: Face, marks: Partial<Marks> = {}): string {
  const numbers = [...face.left, ...face.bottomLeft, ...face.bottomRight];
  return strung([
    face.name,
    ...face.type.split(' · '),
    face.cost !== undefined && said('cost {number}', { number: face.cost }),
    ...numbers.map((stat) => said('{value} {stat}', { value: stat.value, stat: stat.spoken })),
    hearts(face),
    face.xp && said('{have} of {need} experience', face.xp),
    face.dial && said('{left} of {all} hit points', { ...face.dial }),
    ...scheme(face),
    boost(face),
    ...face.tokens.map((token) => token.spoken),
    ...face.strips.map(statusWords),
    face.hidden && said('hidden'),
    face.stunned ? statusWords('stunned') : face.exhausted && said('exhausted'),
    ...standing(marks),
  ]);
}

function hearts({ hearts }: Face): string {
  if (!hearts) return '';
  const { health, wounds } = hearts;
  if (!wounds) return said('{number} health', { number: health });
  return plural(wounds, '{number} wound of {health} health', '{number} wounds of {health} health', { health });
}

function scheme({ scheme }: Face): string[] {
  if (!scheme) return [];
  const { threat, target, icons } = scheme;
  const words = target
    ? said('{number} of {total} threat', { number: threat, total: target })
    : said('{number} threat', { number: threat });
  return [words, ...icons.map((icon) => icon.words)];
}

/** A star stands for what the card does as a boost card. */
function boost({ boost }: Face): string {
  if (!boost) return '';
  const value = boost.replace('★', '');
  if (value === boost) return said('boost {value}', { value });
  return value ? said('boost {value} star', { value }) : said('boost star');
}

function standing(marks: Partial<Marks>): string[] {
  return [
    marks.mine ? said('chosen, number {number}', { number: marks.mine }) : '',
    marks.target ? said('can be aimed at') : marks.can && !marks.mine ? said('can be chosen') : '',
    marks.asked ? said('in question') : '',
  ];
}
