/**
 * Dragging a card to where it goes takes the option that says so; a click does the same. A card can be dropped on
 * another that it has an option with, or on a place that a board declares with `dropPlace`. A long press or a right click reads the card.
 */

import type { Attachment } from 'svelte/attachments';
import type { Option } from '../api/generated';
import type { Table } from '../contracts';
import { involves } from './options';
import { ShownTable } from './shown.svelte';

type Matcher = (option: Option) => boolean;

const matchers = new WeakMap<Element, Matcher>();
const FAR = 9;
const LONG_MS = 450;
const RIGHT = 2;

/** Makes an element take dragged cards: of the options about the card, the first that the matcher accepts. */
export function dropPlace(takes: Matcher): Attachment<HTMLElement> {
  return (element) => {
    matchers.set(element, takes);
    element.dataset.drop = '';
    return () => matchers.delete(element);
  };
}

export function draggable(table: Table, handle: string): Attachment<HTMLElement> {
  return (element) => {
    const down = (event: PointerEvent): void => {
      if (event.button === 0) new Drag(table, handle, element, event);
    };
    const still = (event: Event): void => event.preventDefault();
    // Of a finger, too, browsers make a menu; there the long press has its own time.
    const menu = (event: MouseEvent): void => {
      event.preventDefault();
      if (event.button === RIGHT && table instanceof ShownTable) table.enlarge(handle);
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('dragstart', still);
    element.addEventListener('contextmenu', menu);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('dragstart', still);
      element.removeEventListener('contextmenu', menu);
    };
  };
}

/** One press of the pointer on a card, until it is let go. */
class Drag {
  readonly #table: Table;
  readonly #handle: string;
  readonly #element: HTMLElement;
  readonly #from: [number, number];
  readonly #touch: boolean;
  readonly #ending = new AbortController();
  readonly #timer: ReturnType<typeof setTimeout>;
  #over: HTMLElement | null = null;
  #moving = false;

  constructor(table: Table, handle: string, element: HTMLElement, event: PointerEvent) {
    this.#table = table;
    this.#handle = handle;
    this.#element = element;
    this.#from = [event.clientX, event.clientY];
    this.#touch = event.pointerType !== 'mouse';
    this.#timer = setTimeout(() => this.#long(), LONG_MS);
    const { signal } = this.#ending;
    addEventListener('pointermove', (moved) => this.#move(moved), { signal });
    addEventListener('pointerup', (up) => this.#drop(up), { signal });
    addEventListener('pointercancel', () => this.#end(), { signal });
  }

  #long(): void {
    if (this.#moving || !this.#touch || !(this.#table instanceof ShownTable)) return;
    this.#end();
    swallowClick();
    this.#table.enlarge(this.#handle);
  }

  #move({ clientX, clientY }: PointerEvent): void {
    const [x, y] = [clientX - this.#from[0], clientY - this.#from[1]];
    if (!this.#moving && Math.hypot(x, y) < FAR) return;
    clearTimeout(this.#timer);
    // A finger that moves scrolls the board; the mouse drags.
    if (this.#touch || !this.#table.optionsOf(this.#handle).length) {
      this.#end();
      return;
    }
    this.#moving = true;
    Object.assign(this.#element.style, {
      translate: `${x}px ${y}px`,
      zIndex: '50',
      pointerEvents: 'none',
      transition: 'none',
    });
    this.#hover(this.#place(clientX, clientY)?.element ?? null);
  }

  #drop({ clientX, clientY }: PointerEvent): void {
    const option = this.#moving ? this.#place(clientX, clientY)?.option : undefined;
    if (this.#moving) swallowClick();
    this.#end();
    if (option) this.#table.take(option);
  }

  /** What lies under the pointer and takes this card. */
  #place(x: number, y: number): { element: HTMLElement; option: Option } | null {
    const offers = this.#table.optionsOf(this.#handle);
    for (const under of document.elementsFromPoint(x, y)) {
      const card = under.closest<HTMLElement>('[data-handle]');
      const aim = card?.dataset.handle;
      const onCard = aim === undefined || aim === this.#handle ? [] : offers.filter((option) => involves(option, aim));
      if (card && onCard[0]) return { element: card, option: onCard[0] };
      const place = under.closest<HTMLElement>('[data-drop]');
      const takes = place && matchers.get(place);
      const here = takes ? offers.find(takes) : undefined;
      if (place && here) return { element: place, option: here };
    }
    return null;
  }

  #hover(element: HTMLElement | null): void {
    if (this.#over === element) return;
    this.#over?.classList.remove('drop-here');
    element?.classList.add('drop-here');
    this.#over = element;
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#ending.abort();
    this.#hover(null);
    Object.assign(this.#element.style, { translate: '', zIndex: '', pointerEvents: '', transition: '' });
  }
}

/** The click that the browser makes of letting go is none. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 350);
}
