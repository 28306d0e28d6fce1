"""The board of Legendary: playing a hand at once, recruiting, opening piles, and room for all."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.player import Player
from browser.site import COMPUTER, PERSON, play_at_once

LEFT_EDGE = {"x": 8, "y": 40}
"""What is still to be seen of a card when others lie over it."""


@pytest.fixture
def sit(visit, site):
    """Sit down at a table of Legendary: the first seat is yours, computer players have the others."""

    def sit(players: int = 2, *, width: int = 1440, height: int = 900, **setup) -> Page:
        table = site.lay_out("legendary", PERSON, *[COMPUTER] * (players - 1), players=players, **setup)
        page = visit(site.seat_link(table), width=width, height=height, prepare=play_at_once)
        until_your_turn(page)
        return page

    return sit


def until_your_turn(page: Page) -> None:
    """Answer whatever Villains ask first, any way."""
    end = question(page).get_by_role("button", name=re.compile("^End the turn"))
    for _ in range(10):
        expect(question(page)).to_be_visible()
        if end.is_visible():
            return
        question(page).get_by_role("button").last.click()
    expect(end).to_be_visible()


def question(page: Page) -> Locator:
    return page.get_by_role("region", name="Your decision")


def hand(page: Page) -> Locator:
    return page.get_by_role("region", name="Your hand")


def total(page: Page, points: str) -> int:
    said = page.get_by_role("img", name=re.compile(rf"^\d+ {points}$")).get_attribute("aria-label")
    return int(said.split()[0])


def test_one_click_plays_the_whole_hand(sit):
    page = sit(scheme="unleash-the-power-of-the-cosmic-cube")
    cards = hand(page).locator(".live").count()
    assert (total(page, "attack"), total(page, "recruit")) == (0, 0)
    play_hand(page)
    expect(page.get_by_role("region", name="Played this turn").locator(".live")).to_have_count(cards)
    assert total(page, "attack") + total(page, "recruit") == cards, "Agents make 1 Recruit, Troopers 1 Attack"


def test_a_hand_of_equal_cards_is_played_at_once_too(sit):
    """Of cards that can't be told apart the engine offers one. Once the Troopers are played, only Agents are left."""
    page = sit(1, scheme="unleash-the-power-of-the-cosmic-cube")
    cards = hand(page).locator(".live").count()
    troopers = hand(page).locator(".live").filter(has=page.get_by_role("img", name=re.compile("Trooper")))
    for left in range(troopers.count() - 1, -1, -1):
        troopers.first.click(position=LEFT_EDGE)
        expect(troopers).to_have_count(left)
    assert hand(page).locator(".live").count() > 1
    play_hand(page)
    expect(page.get_by_role("region", name="Played this turn").locator(".live")).to_have_count(cards)


def test_cards_that_leave_a_choice_stay_in_hand(sit):
    """A Sidekick may go back to its stack or stay, so it is not played with the others."""
    page = sit(1, scheme="the-legacy-virus", sidekicks=True)
    top = page.locator("[data-zone='sidekicks'] .live.can")
    play_hand(page)
    while not top.is_visible():
        end_turn(page)
        play_hand(page)
    top.click(position=LEFT_EDGE)
    discards = page.locator("[data-zone='discard:0']")
    expect(discards.get_by_role("img", name=re.compile("^Sidekick"))).to_be_visible()
    for _ in range(6):
        end_turn(page)
        if hand(page).get_by_role("img", name=re.compile("^Sidekick")).count():
            break
    hand(page).get_by_role("button", name="Play all").click()
    expect(hand(page).locator(".live.can")).to_have_count(1)
    expect(hand(page).get_by_role("img", name=re.compile("^Sidekick"))).to_be_visible()


def test_a_recruited_hero_lies_on_the_discards_and_is_paid_for(sit):
    page = sit(scheme="unleash-the-power-of-the-cosmic-cube")
    affordable = page.locator("[data-zone^='hq:'] .live.can, [data-zone='officers'] .live.can").first
    play_hand(page)
    while not affordable.is_visible():
        end_turn(page)
        play_hand(page)
    recruit = total(page, "recruit")
    name = affordable.get_by_role("img").get_attribute("aria-label").split(",")[0]
    affordable.click(position=LEFT_EDGE)
    discards = page.locator("[data-zone='discard:0']")
    expect(discards.get_by_role("img", name=re.compile(f"^{re.escape(name)}"))).to_be_visible()
    assert total(page, "recruit") < recruit


def play_hand(page: Page) -> None:
    hand(page).get_by_role("button", name="Play all").click()
    expect(hand(page).locator(".live.can")).to_have_count(0)
    expect(question(page)).to_be_visible()


def end_turn(page: Page) -> None:
    question(page).get_by_role("button", name=re.compile("^End the turn")).click()
    until_your_turn(page)


def test_a_pile_is_laid_open_by_its_label(sit):
    page = sit(scheme="unleash-the-power-of-the-cosmic-cube")
    end_turn(page)
    page.locator("[data-zone='discard:0']").get_by_role("button", name=re.compile("discards")).click()
    discards = page.get_by_role("region", name="Your discards")
    expect(discards.locator(".live").nth(5)).to_be_attached()
    discards.get_by_role("button", name="Close").click()
    expect(discards).to_have_count(0)


@pytest.mark.parametrize(
    ("width", "height"), [(1920, 1080), (1440, 900), (1280, 720), (1024, 768)], ids=["large", "usual", "low", "small"]
)
def test_five_players_find_room_on_every_screen(sit, width, height):
    page = sit(5, width=width, height=height)
    board = page.get_by_role("main", name="Table").bounding_box()
    for zone in page.locator("[data-zone]:visible").all():
        place = zone.bounding_box()
        name = zone.get_attribute("data-zone")
        for start, length in (("x", "width"), ("y", "height")):
            assert board[start] <= place[start], name
            assert place[start] + place[length] <= board[start] + board[length], name
    assert overlapping_zones(page) == []


def test_a_phone_shows_the_whole_board_without_sideways_scrolling(sit):
    page = sit(5, width=390, height=844)
    board = page.get_by_role("main", name="Table")
    assert board.evaluate("board => board.scrollWidth <= board.clientWidth")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    board.evaluate("board => board.scrollTo(0, board.scrollHeight)")
    assert overlapping_zones(page) == []


def overlapping_zones(page: Page) -> list[str]:
    """Pairs of zones, neither within the other, that lie over one another."""
    return page.evaluate(
        """() => {
          const zones = [...document.querySelectorAll('[data-zone]')];
          const boxes = new Map(zones.map((zone) => [zone, zone.getBoundingClientRect()]));
          const over = (a, b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
          return zones.flatMap((one, place) =>
            zones.slice(place + 1)
              .filter((two) => !one.contains(two) && over(boxes.get(one), boxes.get(two)))
              .map((two) => `${one.dataset.zone} and ${two.dataset.zone}`),
          );
        }"""
    )


FROM_THE_END = """async (story) => {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  return story.scrollHeight - story.scrollTop - story.clientHeight;
}"""
PARTED = """(story) => [...story.querySelectorAll('.named')].filter((card) => {
  const before = card.previousSibling;
  if (before?.nodeType !== Node.TEXT_NODE || !before.data.endsWith('(')) return false;
  const bracket = document.createRange();
  bracket.setStart(before, before.length - 1);
  bracket.setEnd(before, before.length);
  return bracket.getBoundingClientRect().top + 10 < card.getClientRects()[0].top;
}).map((card) => card.parentElement.textContent)"""
"""The lines of which an opening bracket stands at the end, and the card in brackets on the next."""


def test_the_last_line_of_a_long_story_is_in_sight_and_whole(sit):
    """The oldest lines make room for new ones, and the question and the card that is read take turns at the height."""
    page = sit(width=1280, height=720, scheme="unleash-the-power-of-the-cosmic-cube")
    player = Player(page)
    story = page.get_by_role("log", name="What happened")
    while not (player.over or story.get_by_role("button", name=re.compile("earlier lines")).count()):
        player.play(10)
    player.play(60)
    assert story.evaluate(FROM_THE_END) < 40
    assert story.evaluate(PARTED) == []
