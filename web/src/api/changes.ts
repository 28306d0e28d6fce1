/** A view and the changes told about it give the next view. */

import type { CardView, Facts, Move, Step, View, ZoneView } from './generated';

export type Change = Step['changes'][number];
type Place = Record<string | number, unknown>;

/** The view that changes lead to. The given one stays as it is, and what did not change is shared. */
export function applyChanges(view: View, changes: readonly Change[]): View {
  const next = new Changing(view);
  for (const change of changes) next.make(change);
  return next.view;
}

/** A view on its way to the next one: each part is copied the first time that it is written to. */
class Changing {
  readonly view: View;
  readonly #fresh: Set<unknown>;

  constructor(view: View) {
    this.view = { ...view };
    this.#fresh = new Set([this.view]);
  }

  make(change: Change): void {
    if (change.do === 'move') this.#move(change);
    else if (change.do === 'facts') this.#card(change);
    else {
      let place: Place = this.view;
      for (const key of change.path.slice(0, -1)) place = this.#own(place, key);
      const last = change.path.at(-1);
      if (last === undefined) throw new Error('A change must set or drop something; this one names no place.');
      if (change.do === 'set') place[last] = change.to;
      else Reflect.deleteProperty(place, last);
    }
  }

  #move({ card: handle, from, to, at, as }: Move): void {
    let card = as;
    if (from !== undefined) {
      const zone = this.#zone(from);
      card ??= cardIn(zone, handle);
      zone.count -= 1;
      if (zone.cards) zone.cards = zone.cards.filter((one) => one.handle !== handle);
      else if (zone.known) zone.known = zone.known.filter(([, one]) => one.handle !== handle);
      if (zone.count === 0) Reflect.deleteProperty(this.view.zones, from);
    }
    if (to === undefined) return;
    const zone = to in this.view.zones ? this.#zone(to) : this.#newZone(to, at !== undefined);
    zone.count += 1;
    if (at === undefined) return;
    if (!card || !zone.cards) throw new Error(`A card comes to "${to}" that was never seen: load the table anew.`);
    zone.cards = [...zone.cards.slice(0, at), card, ...zone.cards.slice(at)];
  }

  #card({ card, in: where, now = {}, gone = [] }: Facts): void {
    const zone = this.#zone(where);
    zone.cards = zone.cards?.map((one) => {
      if (one.handle !== card) return one;
      const kept = Object.entries(one).filter(([fact]) => !gone.includes(fact));
      return { ...(Object.fromEntries(kept) as CardView), ...now };
    });
  }

  #zone(name: string): ZoneView {
    return this.#own(this.#own(this.view, 'zones'), name) as unknown as ZoneView;
  }

  #newZone(name: string, listed: boolean): ZoneView {
    const zone: ZoneView = listed ? { count: 0, cards: [] } : { count: 0, known: [] };
    this.#own(this.view, 'zones')[name] = zone;
    this.#fresh.add(zone);
    return zone;
  }

  /** The part of a place under a key, copied the first time so that the old view is not written to. */
  #own(place: Place, key: string | number): Place {
    const part = place[key];
    if (typeof part !== 'object' || part === null) {
      throw new Error(`A change goes through "${key}", where the view has nothing to go into: load the table anew.`);
    }
    if (this.#fresh.has(part)) return part as Place;
    const copy = (Array.isArray(part) ? [...part] : { ...part }) as Place;
    this.#fresh.add(copy);
    place[key] = copy;
    return copy;
  }
}

function cardIn({ cards, known = [] }: ZoneView, handle: string | undefined): CardView | undefined {
  return (cards ?? known.map(([, card]) => card)).find((card) => card.handle === handle);
}
