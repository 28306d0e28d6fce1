/** Where the browser is, as state; links between our own pages don't load the page anew. */

import { routeOf, type Route } from './router';

class Place {
  #route = $state<Route>(routeOf(location.pathname));

  get route(): Route {
    return this.#route;
  }

  /** After the address has changed. */
  arrive(): void {
    this.#route = routeOf(location.pathname);
  }
}

export const place = new Place();

export function go(address: string): void {
  history.pushState(null, '', address);
  place.arrive();
  scrollTo(0, 0);
}

/** Change the address without a step in the history: a filter, a card opened in a list. */
export function replace(address: string): void {
  history.replaceState(null, '', address);
  place.arrive();
}

/** A click on a link to one of our own pages goes there; everything else is left to the browser. */
export function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest('a');
  if (!link?.href || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
