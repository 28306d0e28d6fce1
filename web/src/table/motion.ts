/** Cards slide from where they were to where they are. A card is followed by its handle, whatever zone draws it; one that
 * is not drawn on one side comes from, or goes to, the place of its zone. */

import type { Move, View } from '../api/generated';
import { cardsIn } from './sight';

const MOVE_MS = 280;
const FADE_MS = 80;
const SLIDE = 'cubic-bezier(.2,.85,.25,1)';

/** What is on the screen at one moment: each card's place, and its element for a card that is about to go. */
export type Places = Map<string, { box: DOMRect; element: HTMLElement }>;

export class Motion {
  readonly #cards = new Map<string, HTMLElement>();

  /** Follow a card's element as long as it is there. */
  follow(handle: string, element: HTMLElement): () => void {
    this.#cards.set(handle, element);
    return () => {
      if (this.#cards.get(handle) === element) this.#cards.delete(handle);
    };
  }

  element(handle: string): HTMLElement | undefined {
    return this.#cards.get(handle);
  }

  places(): Places {
    return new Map([...this.#cards].map(([handle, element]) => [handle, { box: boxOf(element), element }]));
  }

  /** Move what moved between two views, all at once: what is simultaneous moves together. */
  play(before: Places, from: View, to: View, moves: readonly Move[]): void {
    const was = cardsIn(from);
    const is = cardsIn(to);
    const ways = waysOf(moves);
    for (const [handle, element] of this.#cards) {
      const old = before.get(handle)?.box ?? before.get(ways.formerly.get(handle) ?? '')?.box;
      if (old) slide(element, old);
      else appear(element, zoneBox(ways.from.get(handle) ?? was.get(handle)?.zone));
    }
    for (const [handle, { box, element }] of before) {
      const now = ways.now.get(handle) ?? handle;
      if (!this.#cards.has(now)) leave(element, box, zoneBox(ways.to.get(now) ?? is.get(now)?.zone));
    }
  }
}

/** The ends of the way of each card that moved: its zones, and what it was called before or is called now if that has
 * changed, as when somebody plays one of the backs of a hand. */
interface Ways {
  from: Map<string, string>;
  to: Map<string, string>;
  formerly: Map<string, string>;
  now: Map<string, string>;
}

export function waysOf(moves: readonly Move[]): Ways {
  const ways: Ways = { from: new Map(), to: new Map(), formerly: new Map(), now: new Map() };
  for (const { card, as, from, to } of moves) {
    const handle = as?.handle ?? card;
    if (handle === undefined) continue;
    const first = (card === undefined ? undefined : ways.from.get(card)) ?? from;
    if (first !== undefined && !ways.from.has(handle)) ways.from.set(handle, first);
    if (to !== undefined) ways.to.set(handle, to);
    if (card === undefined || card === handle) continue;
    ways.formerly.set(handle, ways.formerly.get(card) ?? card);
    ways.now.set(card, handle);
  }
  return ways;
}

function boxOf(element: HTMLElement): DOMRect {
  return element.getBoundingClientRect();
}

function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function slide(element: HTMLElement, old: DOMRect): void {
  const now = boxOf(element);
  const [x, y] = [old.left - now.left, old.top - now.top];
  if ((Math.abs(x) < 2 && Math.abs(y) < 2) || calm()) return;
  const scale = now.width ? Math.min(3, Math.max(0.2, old.width / now.width)) : 1;
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 20 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 20 },
    ],
    { duration: MOVE_MS, easing: SLIDE },
  );
}

function appear(element: HTMLElement, from: DOMRect | null): void {
  if (from && !calm()) slide(element, from);
  else element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: calm() ? FADE_MS : MOVE_MS });
}

/** A card that no zone draws any more: its picture goes where the card went, or fades. */
function leave(element: HTMLElement, box: DOMRect, to: DOMRect | null): void {
  if (!box.width || calm()) return;
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.inert = true;
  ghost.ariaHidden = 'true';
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    zIndex: '30',
    pointerEvents: 'none',
  });
  document.body.append(ghost);
  const end = to
    ? `translate(${to.left - box.left}px, ${to.top - box.top}px) scale(${Math.min(1, to.width / box.width)})`
    : 'scale(.9)';
  const moving = ghost.animate(
    [
      { transform: 'none', opacity: 1, transformOrigin: '0 0' },
      { transform: end, opacity: to ? 0.7 : 0, transformOrigin: '0 0' },
    ],
    { duration: MOVE_MS, easing: SLIDE },
  );
  void moving.finished.then(
    () => ghost.remove(),
    () => ghost.remove(),
  );
}

/** Where a zone is on the board, if the board marks it. */
function zoneBox(zone: string | undefined): DOMRect | null {
  const element = zone ? document.querySelector<HTMLElement>(`[data-zone="${CSS.escape(zone)}"]`) : null;
  return element ? boxOf(element) : null;
}
