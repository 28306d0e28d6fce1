/** The icons of schemes, and what they do as long as the scheme is there. */

import type { CardView } from '../../../api/generated';
import { wordsOf } from './position';

export function iconsOf(schemes: CardView[]): string[] {
  return schemes.flatMap((scheme) => wordsOf(scheme, 'icons'));
}

export function meaning(icons: string[]): string {
  const count = (icon: string): number => icons.filter((one) => one === icon).length;
  const [hazards, accelerations] = [count('hazard'), count('acceleration')];
  return [
    hazards && `${more(hazards)} encounter ${hazards === 1 ? 'card' : 'cards'} a round`,
    accelerations && `${more(accelerations)} threat on the main scheme`,
    count('crisis') && 'no threat leaves the main scheme',
  ]
    .filter(Boolean)
    .join('; ');
}

function more(count: number): string {
  return `${count === 1 ? 'one' : count} more`;
}
