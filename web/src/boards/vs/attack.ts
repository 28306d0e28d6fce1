/** The attack to draw: a combat, or a team while it is being picked. */

import { find, type VsCard, type VsView } from './view';

/** Who attacks whom; the numbers are there while both are, and hold if nobody plays anything more. */
export interface Attack {
  attackers: string[];
  defender: string | null;
  atk?: number;
  def?: number;
  stuns?: boolean;
  kos?: boolean;
  strikes_back?: number;
}

/** The combat; before it the team, with those who were picked since the server last told of it. */
export function attackOf(view: VsView, picked: VsCard[]): Attack | undefined {
  const { team, combat } = view;
  const defender = find(view, team?.defender ?? null);
  return team && defender && picked.length ? withPicked(team, picked, defender) : (team ?? combat);
}

function withPicked(team: Attack, attackers: VsCard[], defender: VsCard): Attack {
  const atk = attackers.reduce((sum, card) => sum + strikeValue(card, defender), 0);
  const stuns = atk > 0 && atk >= (team.def ?? 0);
  return {
    ...team,
    attackers: attackers.map((card) => card.handle),
    atk,
    stuns,
    kos: stuns && isLastWound(attackers, defender),
  };
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
