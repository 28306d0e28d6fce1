/** Cards slide from where they were to where they are. A card is followed by its handle, whatever zone draws it. */

import type { View } from '../api/generated';
import { cardsIn, seatOf } from './sight';

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
  play(before: Places, from: View, to: View): void {
    const was = cardsIn(from);
    const is = cardsIn(to);
    for (const [handle, element] of this.#cards) {
      const old = before.get(handle)?.box;
      if (old) slide(element, old);
      else {
        const zone = was.get(handle)?.zone ?? drawnFrom(from, to, is.get(handle)?.zone ?? '');
        appear(element, zoneBox(zone));
      }
    }
    for (const [handle, { box, element }] of before) {
      if (!this.#cards.has(handle)) leave(element, box, zoneBox(is.get(handle)?.zone ?? grown(from, to)));
    }
  }
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
function zoneBox(zone: string | null): DOMRect | null {
  const element = zone ? document.querySelector<HTMLElement>(`[data-zone="${CSS.escape(zone)}"]`) : null;
  return element ? boxOf(element) : null;
}

/** The hidden pile or hand that a new card came from: the one that shrank, of the same seat if there is one. */
function drawnFrom(from: View, to: View, zone: string): string | null {
  return likeliest(
    piles(from).filter((pile) => count(to, pile) < count(from, pile)),
    seatOf(zone),
  );
}

/** The hidden pile that a card went to that can't be followed. */
function grown(from: View, to: View): string | null {
  return likeliest(
    piles(to).filter((pile) => count(to, pile) > count(from, pile)),
    null,
  );
}

function likeliest(zones: string[], seat: number | null): string | null {
  return zones.find((zone) => seatOf(zone) === seat) ?? zones[0] ?? null;
}

/** The zones whose cards can't be followed: piles, and hands of which only backs are seen. */
function piles(view: View): string[] {
  return Object.keys(view.zones).filter((zone) => {
    const { known, cards = [] } = view.zones[zone] ?? {};
    return known !== undefined || cards.some((card) => card.id === undefined);
  });
}

function count(view: View, zone: string): number {
  return view.zones[zone]?.count ?? 0;
}
