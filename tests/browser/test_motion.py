"""What others do is shown one event after another, as the server tells it: cards move, and the caption says what it
is."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from .site import COMPUTER, PERSON

WATCH = """(() => {
  window.seen = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const card = this.closest('[data-handle]') ?? this.querySelector('[data-handle]');
    const moves = String(frames[0]?.transform ?? '').startsWith('translate');
    if (card) window.seen.push({ card: card.dataset.handle, moves, gone: this.inert === true });
    return animate.call(this, frames, options);
  };
  new MutationObserver(() => {
    const said = document.querySelector('.caption')?.textContent;
    if (said && said !== window.said) window.seen.push({ caption: said });
    window.said = said;
  }).observe(document, { subtree: true, childList: true, characterData: true });
})()"""
"""Writes down each caption, and each card that begins to move, in the order in which they are shown."""
SETTINGS = {"pace": 0.5, "passWhenForced": False, "takeGifts": False, "lessons": False}


LAID = ("play", "villain card")
"""Events of which a card comes to lie where everybody sees it."""


class Listener:
    """What the page heard: all steps, in order."""

    def __init__(self) -> None:
        self.steps: list[dict] = []

    def listen(self, page) -> None:
        page.add_init_script(f"localStorage.setItem('longbox.settings', '{json.dumps(SETTINGS)}')")
        page.add_init_script(WATCH)
        page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "steps":
            self.steps += message["steps"]


def words(line: dict) -> str:
    return "".join(part if isinstance(part, str) else part["name"] for part in line["parts"])


def says(step: dict, caption: str) -> bool:
    return caption in map(words, step["story"])


@pytest.fixture
def turn(visit, site):
    """The page after a computer player's whole turn was shown, and the steps that it had heard."""
    table = site.lay_out("legendary", PERSON, COMPUTER)
    heard = Listener()
    page = visit(site.seat_link(table), moving=True, prepare=heard.listen)
    expect(page.locator(".prompt")).to_be_visible(timeout=30_000)
    page.locator("[data-option=end]").click()
    expect(page.locator(".prompt")).to_have_count(0)
    expect(page.locator(".prompt")).to_be_visible(timeout=60_000)
    return page.evaluate("window.seen"), heard.steps


def test_captions_say_what_is_shown_in_the_order_in_which_it_happened(turn):
    seen, steps = turn
    told = [words(line) for step in steps for line in step["story"] if not line["heading"]]
    captions = [one["caption"] for one in seen if "caption" in one]
    assert len(captions) > 3
    rest = iter(told)
    joined = [caption for caption in captions if caption not in told]
    assert all(" × " in caption or " and " in caption for caption in joined), "only plain cards are told together"
    assert all(caption in rest for caption in captions if caption in told), (captions, told)


def test_the_card_that_a_caption_speaks_of_moves_with_it(turn):
    """What begins to move is written down just before the caption, of which the browser tells a moment later."""
    seen, steps = turn
    shown: list[tuple[str, set[str]]] = []
    moving: set[str] = set()
    for one in seen:
        if "caption" in one:
            shown.append((one["caption"], moving))
            moving = set()
        elif one["moves"]:
            moving.add(one["card"])
    followed = 0
    for caption, cards in shown:
        about = {step["card"]["handle"] for step in steps if step.get("event") in LAID and says(step, caption)}
        assert not about or about & cards, caption
        followed += bool(about)
    assert followed > 1
