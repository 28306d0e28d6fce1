"""The table fits every window: nothing is covered or cut off, and the hand is in sight together with the question."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.geometry import SETTLED, SIZES, faults
from browser.player import Player
from browser.site import PERSON, Site, play_at_once

QUICK = {"kind": "computer", "player": "random"}
DECKS = ["avengers", "super-villains", "x-men", "guardians-of-the-galaxy"]
HEROES = ["she-hulk", "spider-man", "captain-marvel", "iron-man"]
TABLES = {
    "a duel": ("vs", 2, {"decks": DECKS[:2]}),
    "four against one another": ("vs", 4, {"decks": DECKS}),
    "two heads against two": ("vs", 4, {"decks": DECKS, "mode": "two-headed"}),
    "a hero alone": ("champions", 1, {"heroes": HEROES[:1], "scenario": "rhino"}),
    "two heroes": ("champions", 2, {"heroes": HEROES[:2], "scenario": "rhino"}),
    "four heroes": ("champions", 4, {"heroes": HEROES, "scenario": "klaw"}),
    "legendary alone": ("legendary", 1, {"players": 1}),
    "legendary for two": ("legendary", 2, {"players": 2}),
    "legendary for four": ("legendary", 4, {"players": 4}),
}
LEARNING = "localStorage.setItem('longbox.settings', JSON.stringify({ pace: 0, passWhenForced: false }))"


def sit(visit, site: Site, table: str, prepare=play_at_once) -> Page:
    game, players, setup = TABLES[table]
    laid_out = site.lay_out(game, PERSON, *[QUICK] * (players - 1), **setup)
    page = visit(site.seat_link(laid_out).removeprefix(site.address), prepare=prepare)
    expect(page.get_by_role("region", name="Your decision")).to_be_visible()
    return page


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLED)


def faults_at_all_sizes(page: Page) -> dict[tuple[int, int], list[str]]:
    found = {}
    for size in SIZES:
        resize(page, size)
        if complaints := faults(page):
            found[size] = complaints
    resize(page, SIZES[0])
    return found


@pytest.mark.parametrize("table", TABLES)
def test_everything_has_its_place_at_every_size(visit, site, table):
    page = sit(visit, site, table)
    assert faults_at_all_sizes(page) == {}


@pytest.mark.parametrize("table", ["a duel", "two heroes", "legendary for two"])
def test_a_lesson_leaves_the_answers_and_the_hand_in_sight(visit, site, table):
    page = sit(visit, site, table, prepare=lambda page: page.add_init_script(LEARNING))
    expect(page.locator(".lesson")).to_be_visible()
    assert faults_at_all_sizes(page) == {}


def in_numbers(wounds: Locator) -> tuple[str, float]:
    """How many wounds are shown, and how large."""
    number = wounds.locator("b")
    return number.inner_text(), number.evaluate("b => parseFloat(getComputedStyle(b).fontSize)")


@pytest.mark.parametrize("table", ["a duel", "four against one another", "two heads against two"])
def test_the_wounds_of_every_player_are_a_large_number(visit, site, table):
    page = sit(visit, site, table)
    shown = page.locator(".wounds")
    for size in SIZES:
        resize(page, size)
        expect(shown).to_have_count(TABLES[table][1])
        for wounds in shown.all():
            wounds.scroll_into_view_if_needed()
            expect(wounds).to_be_visible()
            assert in_numbers(wounds) == ("0", 34)


def test_a_wound_counts_at_once(visit, site):
    page = sit(visit, site, "a duel")
    wounded = page.locator(".wounds:not([aria-label*=': 0 of'])")
    player = Player(page)
    while not wounded.count():
        player.play(1)
    wounds, size = in_numbers(wounded.first)
    assert (int(wounds) > 0, size) == (True, 34)
    assert f" {wounds} of 5 wounds" in wounded.first.get_attribute("aria-label")


def widths(cards: Locator) -> list[float]:
    return cards.evaluate_all("cards => cards.map((card) => card.offsetWidth)")


def test_whoever_plays_champions_alone_has_larger_cards(visit, site):
    hand = ".hand .card"
    alone = sit(visit, site, "a hero alone")
    together = sit(visit, site, "two heroes")
    assert min(widths(alone.locator(hand))) > 1.1 * max(widths(together.locator(hand)))
    groups = ".area .cards.empty"
    place = "place => parseFloat(getComputedStyle(place, '::before').width)"
    assert alone.locator(groups).first.evaluate(place) > 1.3 * together.locator(groups).first.evaluate(place)


OVERLAPS = """hand => {
  const cards = [...hand.querySelectorAll('.card')].map((card) => card.getBoundingClientRect());
  return cards.slice(1).map((card, place) => cards[place].right - card.left).filter((by) => by > 1);
}"""
"""By how much each card lies over the one before it."""
MORE_CARDS = """(hand, count) => {
  const row = hand.querySelector('.row');
  while (row.children.length < count) row.prepend(row.firstElementChild.cloneNode(true));
  hand.style.setProperty('--count', count);
}"""


def test_a_hand_of_legendary_fits_before_it_overlaps(visit, site):
    page = sit(visit, site, "legendary alone")
    hand = page.locator(".hand")
    expect(hand.locator(".live")).to_have_count(6)
    for size in SIZES:
        resize(page, size)
        assert hand.evaluate(OVERLAPS) == [], f"six cards at {size}"
    for count in (10, 15):
        hand.evaluate(MORE_CARDS, count)
        found = {size: complaint for size, complaint in faults_at_all_sizes(page).items() if "hand" in str(complaint)}
        assert found == {}, f"{count} cards"


def test_what_another_player_plays_is_set_apart_from_your_hand(visit, site):
    table = site.lay_out("legendary", PERSON, PERSON, players=2)
    pages = [visit(site.seat_link(table, seat).removeprefix(site.address), prepare=play_at_once) for seat in (0, 1)]
    for page in pages:
        expect(page.locator(".hand .card")).to_have_count(6)
    waiting, active = sorted(pages, key=lambda page: page.get_by_role("region", name="Your decision").count())
    active.get_by_role("button", name="Play all").click()
    played = waiting.locator(".group[data-zone^='played:']")
    expect(played.locator(".card")).to_have_count(6)
    for size in [size for size in SIZES if min(size) > 500]:
        resize(waiting, size)
        last, first = (
            played.locator(".card").last.bounding_box(),
            waiting.locator(".hand .card").first.bounding_box(),
        )
        assert first["x"] - last["x"] - last["width"] >= 20, size
