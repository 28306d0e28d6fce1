/** Small positions for the tests of the table. */

import type { CardView, Decision, Group, Option, Picks, View, ZoneView } from '../../src/api/generated';

export function card(handle: string, name: string, facts: Record<string, unknown> = {}): CardView {
  return { handle, id: name.toLowerCase().replaceAll(' ', '-'), name, ...facts };
}

export function view(game: View['game'], zones: Record<string, CardView[] | number>): View {
  const laid = Object.entries(zones).map(([name, cards]): [string, ZoneView] => [
    name,
    typeof cards === 'number' ? { count: cards, known: [] } : { count: cards.length, cards },
  ]);
  return { game, tongue: '', you: 0, seats: 2, active: 0, turn: 1, phases: [], zones: Object.fromEntries(laid) };
}

export function option(verb: string, cards: string[] = [], to: string | null = null): Option {
  return {
    label: `${verb} ${cards.join()}`,
    key: `${verb}:${cards.join()}:${to}`,
    verb,
    cards,
    to,
    amount: 0,
    about: [],
    plain: true,
    price: null,
    fates: [],
  };
}

export function decision(prompt: string, options: Option[], picks: Partial<Picks> | null = null): Decision {
  const group: Group | null = picks && { id: 1, kind: 'pick', picked: [], total: 0, need: 0, repeats: false };
  const whole = picks && { made: [], among: [], proposal: [], gives: {}, ...picks };
  return {
    number: 1,
    kind: 'pick',
    prompt,
    cards: [],
    topic: 'turn',
    options,
    group,
    picks: whole,
    gift: null,
    rest: null,
  };
}
