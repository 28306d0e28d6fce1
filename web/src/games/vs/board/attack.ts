/** The attack to draw: a combat, or a team while it is being picked. */

import type { Attack, VsView } from '../../../api/generated';
import { find, type VsCard } from './view';

/** The combat; before it the team, with those who were picked since the server last told of it. */
export function attackOf(view: VsView, picked: VsCard[]): Attack | undefined {
  const { team, combat } = view;
  const defender = find(view, team?.defender ?? null);
  return team && defender && picked.length ? withPicked(team, picked, defender) : (team ?? combat);
}

function withPicked(team: Attack, attackers: VsCard[], defender: VsCard): Attack {
  const total = (cards: VsCard[]) => cards.reduce((sum, card) => sum + strikeValue(card, defender), 0);
  const needed = team.def ?? 0;
  const first = strikingFirst(attackers, defender);
  const quick = total(attackers.filter((card) => first.includes(card)));
  const landing = total(attackers) - (first.includes(defender) ? lostFirst(attackers, first, defender) : 0);
  const stuns = landing > 0 && landing >= needed;
  return {
    ...team,
    attackers: attackers.map((card) => card.handle),
    atk: total(attackers),
    stuns,
    kos: stuns && isLastWound(attackers, defender),
    strikes_back: !first.includes(defender) && quick > 0 && quick >= needed ? 0 : team.strikes_back,
    first_strikes: first.map((card) => card.handle),
  };
}

/** The Ferocious in a melee, unless all in it are: whoever stands in the back row attacks from afar. */
function strikingFirst(attackers: VsCard[], defender: VsCard): VsCard[] {
  if (attackers[0]?.protected !== undefined) return [];
  const fighting = [...attackers, defender];
  const ferocious = fighting.filter((card) => card.keywords?.includes('ferocious'));
  return ferocious.length < fighting.length ? ferocious : [];
}

/** What is lost of an attack to a Ferocious defender, who stuns the strongest it can before they strike. */
function lostFirst(attackers: VsCard[], first: VsCard[], defender: VsCard): number {
  const blow = defender.atk ?? 0;
  const lost = attackers
    .filter((card) => !first.includes(card) && blow > 0 && blow >= (card.def ?? 0))
    .map((card) => strikeValue(card, defender));
  const everybody = attackers.length > 1 && defender.keywords?.includes('monstrous');
  return everybody ? lost.reduce((sum, value) => sum + value, 0) : Math.max(0, ...lost);
}

/** The Fearless strike twice as hard at main characters. */
function strikeValue(attacker: VsCard, defender: VsCard): number {
  return (attacker.atk ?? 0) * (defender.main && attacker.keywords?.includes('fearless') ? 2 : 1);
}

/** One by somebody Lethal is, to a supporting character. */
function isLastWound(attackers: VsCard[], defender: VsCard): boolean {
  const lethal = !defender.main && attackers.some((card) => card.keywords?.includes('lethal'));
  return lethal || (defender.wounds ?? 0) + 1 >= (defender.health ?? 0);
}
