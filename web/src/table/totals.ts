/** What the cards of a group add up to. */

import type { CardView, Decision } from '../contracts';

export type Resource = 'mental' | 'physical' | 'energy' | 'wild';

const RESOURCES: readonly Resource[] = ['mental', 'physical', 'energy', 'wild'];

export function attackOf(card: CardView): number {
  return typeof card.atk === 'number' ? card.atk : 0;
}

/** What a card pays with: its printed resources, or those that the option about it names. */
export function resourcesOf(card: CardView, decision: Decision): Resource[] {
  const label = decision.options.find((option) => option.cards.includes(card.handle))?.label ?? '';
  const [, count, kind] = /\((\d+) (\w+) resources?\)/.exec(label) ?? [];
  const resource = RESOURCES.find((one) => one === kind);
  if (resource) return Array.from({ length: Number(count) }, () => resource);
  const printed = Array.isArray(card.resources) ? (card.resources as unknown[]) : [];
  return printed.flatMap((one) => RESOURCES.find((known) => known === one) ?? []);
}

const WORDS: Record<string, string> = {
  payment: 'Pay',
  discard: 'Discard',
  attack: 'Attack',
  formation: 'Move',
  assign: 'Divide',
};

export function gatherWord(kind: string): string {
  return WORDS[kind] ?? 'Done';
}
