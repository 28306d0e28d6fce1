/** A view and the changes told about it give the next view. */

import type { Change, View } from './generated';

type Place = Record<string | number, unknown>;

/** The view that changes lead to. The given one stays as it is, and what did not change is shared. */
export function applyChanges(view: View, changes: Change[]): View {
  const next: Place = { ...view };
  const fresh = new Set<unknown>([next]);
  for (const change of changes) {
    const path = change.set ?? change.drop;
    if (!path?.length) throw new Error('A change must set or drop something; this one names no place.');
    let place = next;
    for (const key of path.slice(0, -1)) place = own(place, key, fresh);
    const last = path[path.length - 1] as string | number;
    if (change.set) place[last] = change.to;
    else Reflect.deleteProperty(place, last);
  }
  return next as View;
}

/** The part of a place under a key, copied the first time so that the old view is not written to. */
function own(place: Place, key: string | number, fresh: Set<unknown>): Place {
  const part = place[key];
  if (typeof part !== 'object' || part === null) {
    throw new Error(`A change goes through "${key}", where the view has nothing to go into: load the table anew.`);
  }
  if (fresh.has(part)) return part as Place;
  const copy = (Array.isArray(part) ? [...part] : { ...part }) as Place;
  fresh.add(copy);
  place[key] = copy;
  return copy;
}
