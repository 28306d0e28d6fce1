/** What the cards of a group add up to. */

import type { CardView, Group } from '../contracts';

export type Resource = 'mental' | 'physical' | 'energy' | 'wild';

const RESOURCES: readonly Resource[] = ['mental', 'physical', 'energy', 'wild'];

export function attackOf(card: CardView): number {
  return typeof card.atk === 'number' ? card.atk : 0;
}

/** What a card pays with: the server says it, for it need not be what is printed there. */
export function resourcesOf(card: CardView, group: Pick<Group, 'gives'>): Resource[] {
  return (group.gives[card.handle] ?? []).flatMap((one) => RESOURCES.find((known) => known === one) ?? []);
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
