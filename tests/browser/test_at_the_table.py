"""At the table: going back, coming back in the middle of a choice, and seeing a game again."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.player import Player
from browser.site import COMPUTER, PERSON, play_at_once


def decision(page: Page):
    return page.get_by_role("region", name="Your decision")


def asked(page: Page) -> str:
    """The whole question: the prompt and its options."""
    expect(decision(page)).to_be_visible()
    return decision(page).inner_text()


def seen(page: Page) -> tuple[str, list[str]]:
    """The question, and the cards that lie on the board."""
    cards = page.locator("main [data-handle]")
    expect(cards.first).to_be_visible()
    return asked(page), sorted(cards.evaluate_all("(cards) => cards.map((card) => card.dataset.handle)"))


def until(page: Page, happens: Callable[[], bool]) -> None:
    for _ in range(200):
        if happens():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it did not happen within ten seconds")


def sit_down(visit, site, game: str, *seats: dict[str, str], prepare=play_at_once, **setup) -> Page:
    table = site.lay_out(game, *seats, **setup)
    return visit(site.seat_link(table).removeprefix(site.address), prepare=prepare)


def test_alone_one_goes_back_freely(visit, site, monkeypatch):
    monkeypatch.setattr("longbox.server.rooms.secrets.randbits", lambda bits: 0)
    page = sit_down(visit, site, "legendary", PERSON, COMPUTER)
    before = seen(page)
    page.locator("[data-option^=play]").first.click()
    until(page, lambda: seen(page) != before)
    page.get_by_role("button", name="Undo").click()
    until(page, lambda: seen(page) == before)


def test_a_connection_lost_in_the_middle_of_a_choice_comes_back_to_it(visit, site):
    sockets = []

    def through_a_wire_that_can_be_cut(page: Page) -> None:
        def connect(socket) -> None:
            socket.connect_to_server()
            sockets.append(socket)

        play_at_once(page)
        page.route_web_socket(re.compile("/ws$"), connect)

    page = sit_down(visit, site, "champions", PERSON, prepare=through_a_wire_that_can_be_cut)
    Player(page).play(4)
    question = decision(page).get_by_role("heading").first
    before = question.inner_text()
    sockets[-1].close(code=1012)
    while len(sockets) < 2:
        page.wait_for_timeout(100)
    expect(question).to_have_text(before)
    Player(page).play(3)
    page.reload()
    expect(question).to_be_visible()
    Player(page).play(3)


def test_a_game_that_is_over_is_seen_again_and_played_on_from_its_middle(visit, site):
    page = visit(prepare=play_at_once)
    page.get_by_role("button", name="Play now: Marvel Champions").click()
    expect(decision(page)).to_be_visible()
    somebody = Player(page)
    somebody.play(12)
    if not somebody.over:
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Concede", exact=True).click()
        page.get_by_role("button", name="Concede: sure?").click()
    expect(page.get_by_role("heading", name="You lost")).to_be_visible()
    page.get_by_role("button", name="Watch the replay").click()
    slider = page.get_by_role("slider", name="Choice")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("aria-valuemax"))
    assert last > 3
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuenow", "0")
    page.get_by_role("button", name="One choice on").click()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", "2")
    link = page.url

    elsewhere = visit(link.removeprefix(site.address))
    expect(elsewhere.get_by_role("slider", name="Choice")).to_be_visible()

    page.get_by_role("button", name="Play on from here").click()
    expect(decision(page)).to_be_visible()
    assert "/table/" in page.url
    page.goto("/replays")
    expect(page.get_by_role("link", name="Watch Spider-Man against Rhino")).to_have_attribute(
        "href", link.removeprefix(site.address)
    )


def test_one_asks_why_not_and_is_told_the_rule(visit, site):
    page = sit_down(visit, site, "vs", PERSON, COMPUTER)
    recruiting = page.get_by_role("heading", name=re.compile("^Recruit characters"))
    hand = page.get_by_role("group", name="Your hand").locator("[data-handle]:not(.can)")
    while not (recruiting.count() and hand.count()):
        Player(page).play(1)
        expect(decision(page)).to_be_visible()
    hand.first.click()
    balloon = page.get_by_role("dialog", name=re.compile("^Why not "))
    expect(balloon).to_contain_text(re.compile(r"VS-[A-Z]+-\d+"))
    expect(balloon.get_by_role("link", name="read the rule").first).to_have_attribute("href", re.compile("^/rules/VS-"))
