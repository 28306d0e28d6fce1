"""Somebody who plays by clicking and knows no rules: what glows or is listed gets clicked, chosen by a die."""

from __future__ import annotations

import random
import time
from typing import Any

from playwright.sync_api import Page

LOOK = """([which, whether]) => {
  const visible = (selector) => [...document.querySelectorAll(selector)];
  const reach = (element) => {
    element.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.5, 0.15, 0.85]
      .map((part) => ({ x: left + width * part, y: top + height / 2 }))
      .find(({ x, y }) => element.contains(document.elementFromPoint(x, y)));
  };
  const any = (selector) => {
    const elements = visible(selector);
    return elements.length ? reach(elements[Math.floor(which * elements.length)]) : undefined;
  };
  const one = () => {
    const left = '.toggles button[aria-pressed=false]:enabled';
    const done = '[data-gather]:enabled';
    if (visible('.menu button').length) return any('.menu button');
    if (visible(done).length) return (whether < 0.4 && any(left)) || any(done);
    if (visible(left).length) return any(left);
    return (whether < 0.3 && any('.live.can')) || any('.prompt [data-option]');
  };
  const over = visible('[data-rematch]').length > 0;
  return { over, asked: visible('.prompt').length > 0, point: over ? undefined : one() };
}"""
"""Whether the match is over, and a point at which something can be clicked: a card that glows, a line of the list, a
part of a form. What other things cover can't be clicked, by a person neither."""
PAUSE_S = 0.03


class Player:
    def __init__(self, page: Page, *, seed: int = 1) -> None:
        self.page = page
        self.die = random.Random(seed)
        self.clicks = 0

    def look(self) -> dict[str, Any]:
        return self.page.evaluate(LOOK, [self.die.random(), self.die.random()])

    @property
    def over(self) -> bool:
        return self.look()["over"]

    def settle(self, *, seconds: float = 20) -> None:
        """Wait until the table stays as it is: what the last click led to has been shown."""
        end, before = time.monotonic() + seconds, ""
        while (now := self.page.locator(".table").inner_html()) != before:
            assert time.monotonic() < end, f"the table was still changing after {seconds} seconds"
            before = now
            self.page.wait_for_timeout(300)

    def play_to_the_end(self, *, seconds: float) -> None:
        self.play(10_000, seconds=seconds)
        assert self.over

    def play(self, clicks: int, *, seconds: float = 60) -> None:
        """Make so many clicks, or fewer if the match ends."""
        end, goal = time.monotonic() + seconds, self.clicks + clicks
        while self.clicks < goal:
            assert time.monotonic() < end, f"after {seconds} seconds only {self.clicks} clicks, and no end"
            seen = self.look()
            if seen["over"]:
                return
            if seen.get("point"):
                self.page.mouse.click(**seen["point"])
                self.clicks += 1
            time.sleep(PAUSE_S)
