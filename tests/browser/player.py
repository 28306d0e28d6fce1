"""Somebody who plays by clicking and knows no rules: what glows or is listed gets clicked, chosen by a die."""

from __future__ import annotations

import random
import time

from playwright.sync_api import Error, Locator, Page

SEEN = """() => {
  const shown = (selector) => document.querySelectorAll(selector).length;
  return {
    over: [...document.querySelectorAll('.calm button')].some((button) => button.textContent.includes('Rematch')),
    options: shown('.prompt [data-option]'),
    glowing: shown('.live.can'),
    menu: shown('.menu button'),
    gather: shown('[data-gather]:enabled'),
    toggles: shown('.toggles button[aria-pressed=false]:enabled'),
  };
}"""
STEP_S = 0.02
CLICK_MS = 1500


class Player:
    """`glow`: how often a glowing card is clicked rather than a line of the list."""

    def __init__(self, page: Page, *, seed: int = 1, glow: float = 0.3) -> None:
        self.page = page
        self.die = random.Random(seed)
        self.glow = glow
        self.clicks = 0

    @property
    def over(self) -> bool:
        return self.page.evaluate(SEEN)["over"]

    def play_to_the_end(self, *, seconds: float) -> None:
        end = time.monotonic() + seconds
        while not self.over:
            assert time.monotonic() < end, f"the match is not over after {self.clicks} clicks"
            self.step()

    def play(self, clicks: int, *, seconds: float = 60) -> None:
        """Make so many clicks, or fewer if the match ends."""
        end, goal = time.monotonic() + seconds, self.clicks + clicks
        while self.clicks < goal and not self.over:
            assert time.monotonic() < end, f"only {self.clicks} of {goal} clicks in time"
            self.step()

    def step(self) -> None:
        """Click something that can be clicked now; if nothing can, somebody else is thinking."""
        seen = self.page.evaluate(SEEN)
        if seen["menu"]:
            self.click(".menu button")
        elif seen["gather"] or seen["toggles"]:
            more = seen["toggles"] and (not seen["gather"] or self.die.random() < 0.5)
            self.click(".toggles button[aria-pressed=false]:enabled" if more else "[data-gather]")
        elif seen["glowing"] and self.die.random() < self.glow:
            self.click(".live.can")
        elif seen["options"]:
            self.click(".prompt [data-option]")
        else:
            time.sleep(STEP_S)

    def click(self, selector: str) -> None:
        """One of them. It may be gone by now: the table moves on by itself, too."""
        found = self.page.locator(selector)
        try:
            self.nth(found).click(timeout=CLICK_MS)
            self.clicks += 1
        except Error:
            self.page.keyboard.press("Escape")

    def nth(self, found: Locator) -> Locator:
        count = found.count()
        return found.nth(self.die.randrange(count)) if count else found
