/** The icons of schemes, and what they do as long as the scheme is there. */

import type { CardView } from '../../../api/generated';
import { plural, said } from '../../../language';
import { wordsOf } from './position';

export function iconsOf(schemes: CardView[]): string[] {
  return schemes.flatMap((scheme) => wordsOf(scheme, 'icons'));
}

export function meaning(icons: string[]): string {
  const count = (icon: string): number => icons.filter((one) => one === icon).length;
  const [hazards, accelerations] = [count('hazard'), count('acceleration')];
  const meanings: string[] = [];
  if (hazards)
    meanings.push(plural(hazards, 'one more encounter card a round', '{number} more encounter cards a round'));
  if (accelerations)
    meanings.push(
      plural(accelerations, 'one more threat on the main scheme', '{number} more threat on the main scheme'),
    );
  if (count('crisis')) meanings.push(said('no threat leaves the main scheme'));
  const [start = '', ...others] = meanings;
  return others.reduce((first, second) => said('{first}; {second}', { first, second }), start);
}
