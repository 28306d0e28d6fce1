import { expect, it } from 'vitest';
import type { CardInfo } from '../../../src/api/generated';
import { found, NO_FILTER } from '../../../src/pages/cards/filter';

const card = (name: string, facts: Record<string, string>): CardInfo => ({
  ...{ id: name, name, set: 'core', kind: 'hero', text: '', playable: true, numbers: {}, traits: [] },
  ...{ copies: 1, terms: [], missing: '', lines: [] },
  facts,
});

it('finds cards by the Hero, group or Mastermind that they belong to', () => {
  const cards = [
    card('Web-Shooters', { hero: 'Spider-Man', icon: 'Tech' }),
    card('Blob', { group: 'Brotherhood' }),
    card('Cruel Ruler', { mastermind: 'Loki' }),
  ];
  for (const [words, name] of [
    ['spider', 'Web-Shooters'],
    ['brotherhood', 'Blob'],
    ['loki', 'Cruel Ruler'],
  ] as const) {
    expect(found('legendary', cards, { ...NO_FILTER, words }).map((one) => one.name)).toEqual([name]);
  }
});
