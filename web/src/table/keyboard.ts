/** Everything at the table by keyboard. */

import { said } from '../language';
import { closingOption, numbered } from './options';
import type { LiveTable } from './table.svelte';

/** What the keys do. */
export const KEYS: readonly { keys: readonly string[]; words: () => string }[] = [
  { keys: ['1', '…', '9'], words: () => said('take an option of the list, or of a card’s menu') },
  { keys: ['Tab', '←', '→', '↑', '↓'], words: () => said('go from one card that can be chosen to the next') },
  { keys: ['Enter'], words: () => said('choose the card or option in focus') },
  { keys: ['E'], words: () => said('end, pass, or finish what was picked') },
  {
    keys: ['Esc'],
    words: () => said('close what is open (a menu, a reason, a pile, a lesson), else take back the last pick'),
  },
  { keys: ['U'], words: () => said('undo') },
  { keys: ['H'], words: () => said('a hint from the computer player') },
  { keys: ['W'], words: () => said('why can’t I use the card in focus?') },
  { keys: ['R'], words: () => said('read the card in focus, or under the mouse, large') },
  { keys: ['Space'], words: () => said('skip to now') },
  { keys: ['?'], words: () => said('this list') },
];

const NAMED_KEYS: Record<string, () => string> = {
  Tab: () => said('Tab'),
  Enter: () => said('Enter'),
  Esc: () => said('Esc'),
  Space: () => said('Space'),
};

/** What is written on a key. */
export function keyName(key: string): string {
  return NAMED_KEYS[key]?.() ?? key;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Does what a key means at the table; whether it meant anything. */
export function pressKey(table: LiveTable, key: string, help: () => void): boolean {
  if (/^[1-9]$/.test(key)) return takeNumber(table, Number(key));
  if (key in ARROWS) return goTo(table, ARROWS[key] as [number, number]);
  switch (key) {
    case 'e':
      return end(table);
    case 'u':
      table.undoing.press();
      return true;
    case 'h':
      if (table.questions.thinking) table.questions.cancelHint();
      else table.questions.askHint();
      return true;
    case 'w':
      if (table.reading) table.why(table.reading);
      return true;
    case 'r':
      table.enlarge(table.reading);
      return true;
    case ' ':
      if (!table.playback.busy) return false;
      table.playback.skip();
      return true;
    case 'Escape':
      return escape(table);
    case '?':
      help();
      return true;
    default:
      return false;
  }
}

function takeNumber(table: LiveTable, number: number): boolean {
  if (!table.decision) return false;
  if (table.gathering && table.held === null) return layOut(table, table.gathering.picks.among[number - 1]);
  const listed = table.held === null ? numbered(table.decision) : table.optionsOf(table.held);
  const option = listed[number - 1];
  if (option) table.take(option);
  return option !== undefined;
}

function layOut(table: LiveTable, handle: string | undefined): boolean {
  if (handle !== undefined) table.press(handle);
  return handle !== undefined;
}

function end(table: LiveTable): boolean {
  if (table.gathering) {
    table.gather();
    return true;
  }
  const option = table.decision && closingOption(table.decision);
  if (option) table.take(option);
  return Boolean(option);
}

/** Whatever else can be put away has a button for it, marked `data-close`: a lesson, a pile laid open. */
function escape(table: LiveTable): boolean {
  table.peeking.stop();
  if (table.undoing.asking) {
    table.undoing.neverMind();
    return true;
  }
  if (table.held !== null || table.questions.whyNot) {
    table.held = null;
    table.questions.whyNot = null;
    return true;
  }
  const closing = document.querySelector<HTMLElement>('[data-close]');
  if (closing) {
    closing.click();
    return true;
  }
  if (table.decision && table.gathering?.chosen.length) {
    table.gathering.drop(table.gathering.chosen.length - 1);
    return true;
  }
  return Boolean(table.decision?.picks?.made.length) && table.send({ type: 'retract' });
}

/** To the nearest card in a direction that can be chosen. */
function goTo(table: LiveTable, [x, y]: [number, number]): boolean {
  const cards = [...document.querySelectorAll<HTMLElement>('.live[tabindex="0"]')];
  const from = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  const next = from?.matches('.live') ? nearest(cards, middle(from), x, y) : cards[0];
  next?.focus();
  return next !== undefined && table.decision !== null;
}

function nearest(
  cards: HTMLElement[],
  [fromX, fromY]: [number, number],
  x: number,
  y: number,
): HTMLElement | undefined {
  const away = (card: HTMLElement): number => {
    const [dx, dy] = [middle(card)[0] - fromX, middle(card)[1] - fromY];
    const ahead = dx * x + dy * y;
    return ahead > 4 ? ahead + 2 * Math.abs(dx * y) + 2 * Math.abs(dy * x) : Infinity;
  };
  const reachable = cards.filter((card) => away(card) < Infinity);
  return reachable.sort((one, other) => away(one) - away(other))[0];
}

function middle(element: HTMLElement): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
