/** Dragging a card to where it goes takes the option that says so; a click does the same. */

import type { Attachment } from 'svelte/attachments';
import type { Option } from '../contracts';

const matchers = new WeakMap<Element, (option: Option) => boolean>();

/** Makes an element take dragged cards: of the options about the card, the one that the matcher accepts. */
export function dropPlace(takes: (option: Option) => boolean): Attachment<HTMLElement> {
  return (element) => {
    matchers.set(element, takes);
    element.dataset.drop = '';
    return () => matchers.delete(element);
  };
}

export function matcherAt(x: number, y: number): { element: HTMLElement; takes: (option: Option) => boolean } | null {
  for (const under of document.elementsFromPoint(x, y)) {
    const element = under.closest<HTMLElement>('[data-drop]');
    const takes = element && matchers.get(element);
    if (element && takes) return { element, takes };
  }
  return null;
}
