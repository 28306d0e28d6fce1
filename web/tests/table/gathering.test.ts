import { expect, it } from 'vitest';
import type { FromClient } from '../../src/api/generated';
import type { Decision, Group } from '../../src/contracts';
import { Gathering } from '../../src/table/gathering.svelte';

const NONE = { complete: false, more: [] };

function payment(proposal: string[], begun: Partial<Group> = {}) {
  const asked: string[][] = [];
  const group = { id: 1, kind: 'payment', picked: 0, total: 3, need: 3, made: [], cards: [], proposal, ...begun };
  const send = (message: FromClient): boolean => {
    if (message.type === 'consider') asked.push(message.cards);
    return true;
  };
  const ofAll = { ...group, among: ['one', 'two', 'three', 'energy'] } as unknown as Group;
  return { asked, gathering: new Gathering({} as Decision, ofAll, send) };
}

it('lets the earliest card go when a rich one takes a place in a payment that is complete', () => {
  const { asked, gathering } = payment(['one', 'two', 'three']);
  gathering.hear({ type: 'considered', cards: ['one', 'two', 'three'], complete: true, more: [] });
  gathering.toggle('energy');
  gathering.hear({ type: 'considered', cards: ['two', 'three', 'energy'], ...NONE });
  expect(asked.at(-1)).toEqual(['three', 'energy']);
  gathering.hear({ type: 'considered', cards: ['three', 'energy'], complete: true, more: [] });
  expect(gathering.chosen).toEqual(['three', 'energy']);
  expect(gathering.complete).toBe(true);
});

it('goes on with all that is picked, also what nobody was asked about', () => {
  const pick = { label: '', key: '', verb: 'pay', cards: ['one'], to: null, amount: 0 };
  const { asked } = payment(['two'], { made: [pick], cards: ['one', 'three'] });
  expect(asked).toEqual([['one', 'three']]);
});

it('takes one more where that brings a type, although the price is met', () => {
  const { asked, gathering } = payment(['energy']);
  gathering.hear({ type: 'considered', cards: ['energy'], complete: true, more: ['one'] });
  gathering.toggle('one');
  expect(asked.at(-1)).toEqual(['energy', 'one']);
});
