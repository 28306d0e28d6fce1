import { expect, it } from 'vitest';
import type { Considered, Decision, FromClient, Group, Option, Picks } from '../../src/api/generated';
import { Gathering } from '../../src/table/gathering.svelte';
import { option } from './views';

function considered(cards: string[], complete: boolean, more: string[] = []): Considered {
  return { type: 'considered', cards, complete, more, total: cards.length, view: {} };
}

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
  gathering.hear(considered(['one', 'two', 'three'], true));
  gathering.toggle('energy');
  gathering.hear(considered(['two', 'three', 'energy'], false));
  expect(asked.at(-1)).toEqual(['three', 'energy']);
  gathering.hear(considered(['three', 'energy'], true));
  expect(gathering.chosen).toEqual(['three', 'energy']);
  expect(gathering.complete).toBe(true);
});

it('lays point after point on a card where something is divided, and takes one back', () => {
  const among = ['spidey', 'carol'];
  const { asked, gathering } = gather({ among }, { kind: 'assign', repeats: true });
  for (const chosen of [[], ['carol'], ['carol', 'carol']]) {
    gathering.hear(considered(chosen, false, among));
    gathering.toggle(chosen.length < 2 ? 'carol' : 'spidey');
  }
  expect(asked.at(-1)).toEqual(['carol', 'carol', 'spidey']);
  gathering.hear(considered(['carol', 'carol', 'spidey'], true));
  expect(gathering.complete).toBe(true);
  expect([gathering.count('carol'), gathering.count('spidey')]).toEqual([2, 1]);
  gathering.toggle('carol');
  expect(gathering.chosen).toEqual(['carol', 'spidey']);
  expect(gathering.complete).toBe(false);
});

it('goes on with all that is picked, also what nobody was asked about', () => {
  const pick = option('pay', ['one']);
  const { asked } = payment(['two'], [pick], ['one', 'three']);
  expect(asked).toEqual([['one', 'three']]);
});

it('takes one more where that brings a type, although the price is met', () => {
  const { asked, gathering } = payment(['energy']);
  gathering.hear(considered(['energy'], true, ['one']));
  gathering.toggle('one');
  expect(asked.at(-1)).toEqual(['energy', 'one']);
});
