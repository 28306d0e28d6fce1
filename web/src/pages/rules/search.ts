/** Finding rules by id or words. */

import type { Rule } from '../../api/generated';
import type { GameName } from '../../contracts';
import { GAMES, gameOf } from '../../games';

export function gameOfRule(id: string): GameName | undefined {
  return GAMES.find((name) => gameOf(name).short === id.split('-')[0]);
}

/** "XY-TEAM-03" stands in the chapter "XY-TEAM". */
export function chapterOf(id: string): string {
  return id.replace(/-[^-]*$/, '');
}

/** Rules with all the words; those whose id fits, first. */
export function found(rules: Rule[], sought: string): Rule[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return rules;
  const holds = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const byId = rules.filter((rule) => holds(rule.id));
  return [...byId, ...rules.filter((rule) => !holds(rule.id) && holds(`${rule.id} ${rule.text} ${rule.example}`))];
}
