import { expect, it } from 'vitest';
import type { Decision, FromClient, Group, Option, Picks } from '../../src/api/generated';
import { Gathering } from '../../src/table/gathering.svelte';

const NONE = { complete: false, more: [], total: 0, view: {} };

function gather(laid: Partial<Picks>, begun: Partial<Group> = {}) {
  const asked: string[][] = [];
  const group: Group = { id: 1, kind: 'payment', picked: [], total: 3, need: 3, repeats: false, ...begun };
  const picks: Picks = { made: [], among: [], proposal: [], gives: {}, ...laid };
  const send = (message: FromClient): boolean => {
    if (message.type === 'consider') asked.push(message.cards);
    return true;
  };
  return { asked, gathering: new Gathering({} as Decision, group, picks, send) };
}

function payment(proposal: string[], made: Option[] = [], picked: string[] = []) {
  return gather({ among: ['one', 'two', 'three', 'energy'], proposal, made }, { picked });
}

it('lets the earliest card go when a rich one takes a place in a payment that is complete', () => {
  const { asked, gathering } = payment(['one', 'two', 'three']);
  gathering.hear({ type: 'considered', cards: ['one', 'two', 'three'], complete: true, more: [], total: 0, view: {} });
  gathering.toggle('energy');
  gathering.hear({ type: 'considered', cards: ['two', 'three', 'energy'], ...NONE });
  expect(asked.at(-1)).toEqual(['three', 'energy']);
  gathering.hear({ type: 'considered', cards: ['three', 'energy'], complete: true, more: [], total: 0, view: {} });
  expect(gathering.chosen).toEqual(['three', 'energy']);
  expect(gathering.complete).toBe(true);
});

it('lays point after point on a card where something is divided, and takes one back', () => {
  const among = ['spidey', 'carol'];
  const { asked, gathering } = gather({ among }, { kind: 'assign', repeats: true });
  for (const chosen of [[], ['carol'], ['carol', 'carol']]) {
    gathering.hear({ type: 'considered', cards: chosen, complete: false, more: among, total: 0, view: {} });
    gathering.toggle(chosen.length < 2 ? 'carol' : 'spidey');
  }
  expect(asked.at(-1)).toEqual(['carol', 'carol', 'spidey']);
  gathering.hear({
    type: 'considered',
    cards: ['carol', 'carol', 'spidey'],
    complete: true,
    more: [],
    total: 0,
    view: {},
  });
  expect(gathering.complete).toBe(true);
  expect([gathering.count('carol'), gathering.count('spidey')]).toEqual([2, 1]);
  gathering.toggle('carol');
  expect(gathering.chosen).toEqual(['carol', 'spidey']);
  expect(gathering.complete).toBe(false);
});

it('goes on with all that is picked, also what nobody was asked about', () => {
  const pick = {
    label: '',
    key: '',
    verb: 'pay',
    cards: ['one'],
    to: null,
    amount: 0,
    about: [],
    plain: true,
    price: null,
    fates: [],
  };
  const { asked } = payment(['two'], [pick], ['one', 'three']);
  expect(asked).toEqual([['one', 'three']]);
});

it('takes one more where that brings a type, although the price is met', () => {
  const { asked, gathering } = payment(['energy']);
  gathering.hear({ type: 'considered', cards: ['energy'], complete: true, more: ['one'], total: 0, view: {} });
  gathering.toggle('one');
  expect(asked.at(-1)).toEqual(['energy', 'one']);
});
