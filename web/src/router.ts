/** Which page an address means. Seat and spectator tokens stand in the fragment, which no server ever sees. */

import type { GameName } from './contracts';
import { isGame } from './games';

export type Route =
  | { page: 'start' }
  | { page: 'setup'; game: GameName }
  | { page: 'decks'; game: GameName | null }
  | { page: 'cards'; card: string | null }
  | { page: 'rules'; rule: string | null }
  | { page: 'replays' }
  | { page: 'table'; table: string }
  | { page: 'replay'; replay: string }
  | { page: 'lost'; path: string };

export function routeOf(path: string): Route {
  const [page, what, ...more] = path.split('/').filter(Boolean).map(decoded);
  const lost: Route = { page: 'lost', path };
  if (more.length) return lost;
  switch (page) {
    case undefined:
      return { page: 'start' };
    case 'setup':
      return isGame(what) ? { page, game: what } : lost;
    case 'table':
      return what ? { page, table: what } : lost;
    case 'replay':
      return what ? { page, replay: what } : lost;
    case 'cards':
      return { page, card: what ?? null };
    case 'rules':
      return { page, rule: what ?? null };
    case 'decks':
      if (what === undefined) return { page, game: null };
      return isGame(what) ? { page, game: what } : lost;
    case 'replays':
      return what ? lost : { page };
    default:
      return lost;
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a page of ours in what somebody pasted: a whole link, or only its path. */
export function pastedAddress(text: string): string | null {
  const [, path = '', fragment = ''] = /^(?:https?:\/\/[^/\s]+)?(\/?[^#\s]+)(#\S*)?$/.exec(text.trim()) ?? [];
  const address = path.startsWith('/') ? path : `/${path}`;
  return ['table', 'replay', 'setup'].includes(routeOf(address).page) ? address + fragment : null;
}
