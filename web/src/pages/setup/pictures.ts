/** Which card stands for a choice of the form: the hero himself, the villain's first stage, a group's first card. */

import type { CardInfo } from '../../contracts';
import type { Plain } from '../lobby';

export function pictureOf(item: string, choice: Plain, cards: readonly CardInfo[]): CardInfo | undefined {
  const slug = slugged(String(choice));
  const kinds = KINDS[item];
  if (!kinds) return undefined;
  const fitting = cards.filter((card) => kinds.includes(card.kind));
  return (
    fitting.find((card) => [slug, `${slug}-i`, `${slug}-level-1`].includes(card.id)) ??
    fitting.findLast((card) => GROUP_FACTS.some((fact) => slugged(String(card.facts?.[fact] ?? '')) === slug)) ??
    (item === 'modular' ? fitting.find((card) => slugged(card.set) === slug) : undefined)
  );
}

/** The kinds of card that a line of the form is about. */
const KINDS: Record<string, string[]> = {
  mains: ['main character'],
  heroes: ['hero'],
  scenario: ['villain'],
  mastermind: ['mastermind'],
  scheme: ['scheme'],
  villains: ['villain'],
  henchmen: ['henchman'],
  modular: ['side scheme', 'minion'],
};
const GROUP_FACTS = ['hero', 'group'];

export function slugged(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
