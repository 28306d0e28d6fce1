import type { Marks } from '../../contracts';
import type { Face } from './face';

/** A card in words, for those who don't see it: what it is, its numbers, how it stands, and what may be done with it. */
export function spoken(face: Face, marks: Partial<Marks> = {}): string {
  const numbers = [...face.left, ...face.bottomLeft, ...face.bottomRight];
  const parts = [
    face.name,
    face.type.replaceAll(' · ', ', '),
    face.cost !== undefined && `cost ${face.cost}`,
    ...numbers.map((stat) => `${stat.value} ${stat.spoken}`),
    hearts(face),
    face.xp && `${face.xp.have} of ${face.xp.need} experience`,
    face.dial && `${face.dial.left} of ${face.dial.all} hit points`,
    ...scheme(face),
    face.boost && `boost ${face.boost.replace('★', ' star').trim()}`,
    ...face.tokens.map((token) => token.spoken),
    ...face.strips,
    face.hidden && 'hidden',
    face.stunned ? 'stunned' : face.exhausted && 'exhausted',
    ...standing(marks),
  ];
  return parts.filter(Boolean).join(', ');
}

function hearts({ hearts }: Face): string {
  if (!hearts) return '';
  return hearts.wounds ? `${hearts.wounds} wounds of ${hearts.health} health` : `${hearts.health} health`;
}

function scheme({ scheme }: Face): string[] {
  if (!scheme) return [];
  const threat = scheme.target ? `${scheme.threat} of ${scheme.target} threat` : `${scheme.threat} threat`;
  return [threat, ...scheme.icons.map((icon) => icon.words)];
}

function standing(marks: Partial<Marks>): string[] {
  return [
    marks.mine ? `chosen, number ${marks.mine}` : '',
    marks.target ? 'can be aimed at' : marks.can && !marks.mine ? 'can be chosen' : '',
    marks.asked ? 'in question' : '',
  ];
}
