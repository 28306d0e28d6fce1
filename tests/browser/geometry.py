"""What a player would complain about, measured on the page: what is cut off, covered, or can't be reached."""

from __future__ import annotations

from playwright.sync_api import Page

SIZES = [(1440, 900), (1280, 720), (1024, 768), (768, 1024), (390, 844), (844, 390)]
"""A usual and a low window, a small one, a tablet upright, a phone upright and lying."""
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""A board that has got another size lays itself out in steps, each as large as the one around it allows."""
FAULTS = """() => {
  const found = [];
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const box = (element) => element.getBoundingClientRect();
  const drawn = (element) => box(element).width > 0 && box(element).height > 0;
  const over = (a, b, by) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > by &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;
  const board = document.querySelector('main.board');
  const shelf = document.querySelector('.shelf');
  const called = (element) =>
    element.ariaLabel ?? element.querySelector('[aria-label]')?.ariaLabel ?? element.textContent.trim().slice(0, 40);

  const LINE = 3;
  const seen = box(board);
  const inSight = (part, name) => {
    const { left, top, right, bottom } = box(part);
    if (left < -LINE || top < -LINE || right > innerWidth + LINE || bottom > innerHeight + LINE)
      found.push(`${name} is out of sight: ${called(part)}`);
  };
  const touches = (part) => {
    const { left, top, width, height } = box(part);
    return [0.5, 0.12, 0.88].some((across) =>
      [0.5, 0.12, 0.88].some((down) =>
        part.contains(document.elementFromPoint(left + width * across, top + height * down)),
      ),
    );
  };

  if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
  if (board.scrollWidth > board.clientWidth) found.push('the board scrolls sideways');
  const scrolls = shelf && getComputedStyle(shelf).position === 'sticky';
  const caption = document.querySelector('.caption')?.offsetHeight ?? 0;
  const tooHigh = board.scrollHeight - board.clientHeight - caption;
  if (!scrolls && tooHigh > 1) found.push(`the board is ${tooHigh} too high`);

  const asked = document.querySelector('.prompt');
  if (asked) inSight(asked, 'the question');
  for (const button of all('.prompt > .acts button')) {
    inSight(button, 'an answer');
    if (!touches(button)) found.push(`an answer is covered: ${called(button)}`);
  }
  const hand = document.querySelector('.hand[data-zone]');
  for (const card of all('.live', hand)) {
    inSight(card, 'a card of the hand');
    if (!touches(card)) found.push(`a card of the hand is covered: ${called(card)}`);
    if (box(card).bottom > seen.bottom + LINE) found.push(`a card of the hand is cut off: ${called(card)}`);
    if (asked && over(box(card), box(asked), LINE)) found.push(`the question covers the hand: ${called(card)}`);
  }

  const zones = all('[data-zone]', board).filter((zone) => drawn(zone) && !zone.closest('.spreads, .spread'));
  zones.forEach((one, place) => {
    for (const two of zones.slice(place + 1)) {
      if (one.contains(two) || two.contains(one) || (scrolls && shelf.contains(one) !== shelf.contains(two))) continue;
      if (over(box(one), box(two), 4)) found.push(`${one.dataset.zone} and ${two.dataset.zone} overlap`);
    }
  });

  /** What can be scrolled to is not cut off. */
  const hides = (part) => getComputedStyle(part).overflowY === 'auto' && part.scrollHeight > part.clientHeight;
  const scroller = (part) => (part === board ? null : hides(part) ? part : scroller(part.parentElement));

  const words = [];
  const walk = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const around = node.parentElement;
    if (!node.textContent.trim() || around.closest('.card, .stat, .badge, .caption, .spreads, svg, .hinted')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (getComputedStyle(around).visibility !== 'visible' || scroller(around)) continue;
    // The box of a font reaches above and below its letters.
    const air = parseFloat(getComputedStyle(around).fontSize) * 0.25;
    for (const { left, right, top, bottom } of range.getClientRects())
      words.push([node.textContent.trim().slice(0, 30), { left, right, top: top + air, bottom: bottom - air }, around]);
  }
  words.forEach(([text, a, around], place) => {
    if (a.left < seen.left - LINE || a.right > seen.right + LINE) found.push(`cut off: ${text}`);
    if (!scrolls && (a.top < seen.top - LINE || a.bottom > seen.bottom + LINE)) found.push(`cut off: ${text}`);
    for (const [other, b, beside] of words.slice(place + 1)) {
      if (scrolls && shelf.contains(around) !== shelf.contains(beside)) continue;
      if (over(a, b, LINE)) found.push(`“${text}” and “${other}” overlap`);
    }
    for (const card of all('.card', board)) {
      if (scrolls && shelf.contains(around) !== shelf.contains(card)) continue;
      if (drawn(card) && over(a, box(card), LINE) && !card.closest('.resources, .spreads'))
        found.push(`“${text}” lies over ${called(card)}`);
    }
  });

  for (const part of all('.card, .zlab, .zone-label, .label, .pile-label, .plate', board))
    if (asked && !scrolls && drawn(part) && over(box(part), box(asked), LINE))
      found.push(`the question covers ${called(part)}`);

  for (const card of all('.card', board)) {
    const { left, right, top, bottom, width } = box(card);
    if (!width || card.closest('.resources')) continue;
    if (left < seen.left - LINE || right > seen.right + LINE) found.push(`cut off: ${called(card)}`);
    if (!scrolls && (top < seen.top - LINE || bottom > seen.bottom + LINE)) found.push(`cut off: ${called(card)}`);
  }

  for (const part of all('.live.can, .prompt [data-option], .prompt .toggles button')) {
    part.scrollIntoView({ block: 'nearest' });
    if (!touches(part)) found.push(`out of reach: ${called(part)}`);
  }
  board.scrollTo(0, board.scrollHeight);
  for (const zone of zones)
    if (scrolls && !shelf.contains(zone) && over(box(zone), box(shelf), 4))
      found.push(`${zone.dataset.zone} stays under the hand`);
  board.scrollTo(0, 0);
  return [...new Set(found)];
}"""


def faults(page: Page) -> list[str]:
    page.evaluate(SETTLED)
    return page.evaluate(FAULTS)
