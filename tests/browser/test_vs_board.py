"""The board of Vs. System: cards are dragged to rows, formations and attacks are seen as they are picked."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.site import PERSON, play_at_once

OPTIONS = ".prompt [data-option]"
DONE = "[data-gather]"
SCREENS = [(1440, 900), (1280, 720), (1920, 1080), (1024, 768), (390, 844)]
MOST_QUESTIONS = 150
QUICK = {"kind": "computer", "player": "random"}


class Duel:
    """A table against computer players, played by what the prompt asks."""

    def __init__(self, visit, site, *, others: int = 1, mode: str = "free-for-all", **how) -> None:
        decks = ["avengers", "super-villains", "x-men", "guardians-of-the-galaxy"][: others + 1]
        table = site.lay_out("vs", PERSON, *([QUICK] * others), decks=decks, mode=mode)
        self.page: Page = visit(site.seat_link(table).removeprefix(site.address), prepare=play_at_once, **how)

    @property
    def asked(self) -> str:
        """What is asked, once it is our turn to say something."""
        self.page.locator(f"{OPTIONS}, {DONE}").first.wait_for()
        return self.page.locator(".prompt h2").inner_text()

    def row(self, name: str, seat: int = 0) -> Locator:
        return self.page.locator(f'[data-zone="{name}:{seat}"]')

    def cards(self, row: str, seat: int = 0) -> Locator:
        return self.row(row, seat).locator(".live")

    def take(self, *wanted: str) -> None:
        """Take the first option with one of these words; if none has any, the last: done, pass, end the turn."""
        assert self.asked
        self.page.locator(".prompt").evaluate("prompt => { prompt.dataset.answered = ''; }")
        lines = self.page.locator(OPTIONS)
        labels = lines.all_inner_texts()
        found = next((place for words in wanted for place, label in enumerate(labels) if words in label), None)
        if found is not None:
            lines.nth(found).click()
        elif self.page.locator(DONE).count():
            self.page.locator(DONE).click()
        else:
            lines.last.click()
        expect(self.page.locator(".prompt[data-answered]")).to_have_count(0)

    def until(self, prompt: str) -> None:
        """Play on, all in front, until this is asked."""
        for _ in range(MOST_QUESTIONS):
            if re.search(prompt, self.asked):
                return
            self.take("in the front row", "No", "Go first", "face up as a resource", "into the front row")
        raise AssertionError(f"{prompt!r} was not asked in {MOST_QUESTIONS} questions")


def middle(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, card: Locator, to: Locator) -> None:
    page.mouse.move(*middle(card))
    page.mouse.down()
    page.mouse.move(*middle(to), steps=5)
    page.mouse.up()


def test_a_card_dragged_to_the_resource_row_is_a_resource(visit, site):
    duel = Duel(visit, site)
    duel.until("as a resource")
    drag(duel.page, duel.page.locator(".hand .live.can").first, duel.row("resource row"))
    expect(duel.cards("resource row")).to_have_count(1)
    expect(duel.row("resource row")).to_contain_text("Resources 1", ignore_case=True)


def test_a_formation_is_seen_as_it_will_stand(visit, site):
    duel = Duel(visit, site)
    duel.until("Move characters")
    main = duel.cards("front row").filter(has_text="Captain America").first
    main.click()
    expect(duel.cards("back row").filter(has_text="Captain America")).to_have_count(1)
    duel.take()
    duel.until("Attack, play")
    expect(duel.cards("back row").filter(has_text="Captain America")).to_have_count(1)


def test_a_team_attack_is_drawn_with_its_totals(visit, site):
    duel = Duel(visit, site)
    page = duel.page
    for _ in range(MOST_QUESTIONS):
        if duel.asked.startswith("Who attacks"):
            break
        duel.take(" attacks ", "in the front row", "No", "face up as a resource", "into the front row")
    arrows, total = page.locator(".brush"), page.locator(".clash .stat").first
    expect(arrows).to_have_count(1)
    alone = int(total.inner_text())
    page.locator(".toggles button[aria-pressed=false]:enabled").first.click()
    expect(arrows).to_have_count(2)
    together = int(total.inner_text())
    assert together >= alone
    page.locator(DONE).click()
    expect(page.locator(".prompt h2")).to_contain_text(" attack ")
    expect(page.get_by_role("status", name="The attack")).to_contain_text("against")
    expect(arrows).to_have_count(2)


@pytest.mark.parametrize(
    ("others", "mode", "count"), [(1, "free-for-all", 6), (3, "two-against-two", 12), (3, "two-headed", 8)]
)
def test_no_row_covers_another_and_no_card_leaves_the_board(visit, site, others, mode, count):
    duel = Duel(visit, site, others=others, mode=mode)
    duel.until("Attack, play")
    for width, height in SCREENS:
        duel.page.set_viewport_size({"width": width, "height": height})
        rows = [box for box in (row.bounding_box() for row in duel.page.locator(".row[data-zone]").all()) if box]
        assert len(rows) == count
        overlapping = [(one, other) for place, one in enumerate(rows) for other in rows[:place] if overlap(one, other)]
        assert overlapping == [], f"at {width} by {height}"
        board = duel.page.locator(".vs").bounding_box()
        cards = [card.bounding_box() for card in duel.page.locator(".vs .live").all()]
        outside = [card for card in cards if card["x"] < board["x"] - 1 or right(card) > right(board) + 1]
        assert outside == [], f"at {width} by {height}"


def right(box) -> float:
    return box["x"] + box["width"]


def overlap(one, other) -> bool:
    """By more than the breadth of a line."""
    across = min(right(one), right(other)) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return across > 2 and down > 2


def test_a_teammate_across_is_marked_and_enemies_are_not(visit, site):
    page = Duel(visit, site, others=3, mode="two-against-two").page
    page.locator(OPTIONS).first.wait_for()
    assert page.locator("section.side.mate").count() == 1
    expect(page.locator("section.side.mate")).to_contain_text("your teammate")
    expect(page.get_by_text("Avengers and X-Men against Super Villains and Guardians of the Galaxy")).to_be_visible()


def test_two_heads_stand_in_the_same_rows_and_have_resources_of_their_own(visit, site):
    duel = Duel(visit, site, others=3, mode="two-headed")
    duel.until("Attack, play")
    expect(duel.page.get_by_role("group", name="Your front row")).to_have_count(1)
    everybody = " ".join(duel.cards("front row").all_inner_texts() + duel.cards("back row").all_inner_texts())
    assert "CAPTAIN AMERICA" in everybody
    assert "MAGNETO" in everybody, "your teammate's main character"
    assert duel.row("front row", seat=1).count() == 0
    assert duel.row("resource row", seat=1).count() == 1


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)], ids=["upright", "lying"])
def test_on_a_phone_the_hand_stays_in_sight_however_far_one_scrolls(visit, site, width, height):
    duel = Duel(visit, site, width=width, height=height)
    duel.until("Attack, play")
    board = duel.page.locator("main.board").bounding_box()
    for scrolled in (0, 10_000):
        duel.page.locator("main.board").evaluate("(board, y) => board.scrollTo(0, y)", scrolled)
        for card in duel.page.locator(".hand .live").all():
            place = card.bounding_box()
            assert place["y"] + place["height"] <= board["y"] + board["height"], f"scrolled to {scrolled}"


def test_what_lasts_is_shown_for_as_long_as_it_lasts(visit, site):
    """Played until something lasts; then its end is waited for."""
    duel = Duel(visit, site)
    effects = duel.page.get_by_role("region", name="What lasts")
    for _ in range(MOST_QUESTIONS):
        assert duel.asked
        if effects.count():
            break
        duel.take("in the front row", "No", "Go first", "Play ", "as a resource", "into the front row", " attacks ")
    expect(effects).to_contain_text(re.compile("for this combat|this turn|until"))


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (768, 1024)])
def test_the_next_level_is_read_also_where_its_card_has_no_room(visit, site, width, height):
    page = Duel(visit, site, width=width, height=height).page
    for side in (".far", ".side:not(.far)"):
        page.locator(side).get_by_text("XP to level 2").hover()
        large = page.locator(f"{side} .large")
        expect(large).to_contain_text("Level 2")
        place = large.bounding_box()
        assert place["y"] >= 0
        assert place["y"] + place["height"] <= height
        assert place["x"] + place["width"] <= width
