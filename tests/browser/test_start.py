"""The start page: play within one click, go on, sit down, open a link."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.site import COMPUTER, OPEN, PERSON


@pytest.mark.parametrize("name", ["Vs. System", "Marvel Champions", "Legendary"])
def test_one_click_and_a_game_is_on(visit, name):
    page = visit()
    page.get_by_role("button", name=f"Play now: {name}").click()
    expect(page.get_by_role("region", name="Your decision")).to_be_visible()
    expect(page.locator(".card").first).to_be_visible()


def test_a_game_that_was_left_waits_on_the_start_page(visit):
    page = visit()
    page.get_by_role("button", name="Play now: Marvel Champions").click()
    expect(page.get_by_role("region", name="Your decision")).to_be_visible()
    table = page.url
    page.goto("/")
    waiting = page.get_by_role("region", name="Tables").get_by_role("listitem")
    expect(waiting.first).to_contain_text("your move")
    expect(waiting.first).to_contain_text("Spider-Man against Rhino")
    page.get_by_role("link", name="Go on with Spider-Man against Rhino").click()
    expect(page.get_by_role("region", name="Your decision")).to_be_visible()
    assert page.url == table


def test_a_stranger_sits_down_at_an_open_table(visit, site):
    site.lay_out("legendary", {"kind": "person", "name": "Mira"}, OPEN, listed=True, mastermind="magneto")
    page = visit()
    row = page.get_by_role("listitem").filter(has_text="opened by Mira")
    expect(row).to_contain_text("1 of 2 seats taken")
    row.get_by_role("button", name="Sit down").click()
    expect(page.locator("[data-handle]").first).to_be_visible()


def test_a_pasted_link_opens_its_seat_and_nonsense_is_explained(visit, site):
    link = site.seat_link(site.lay_out("vs", PERSON, COMPUTER))
    page = visit()
    field = page.get_by_role("textbox", name="Link to a seat, table or replay")
    field.fill("hello")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_text("That is no link to a table or a replay")).to_be_visible()
    field.fill(link)
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("region", name="Your decision")).to_be_visible()


def test_light_and_dark_can_be_chosen_and_are_remembered(visit):
    page = visit(theme="light")
    board = lambda: page.evaluate("getComputedStyle(document.documentElement).backgroundColor")  # noqa: E731
    light = board()
    toggle = page.get_by_role("button", name="Colours:")
    toggle.click()
    assert board() == light
    toggle.click()
    dark = board()
    assert dark != light
    page.reload()
    expect(page.get_by_role("button", name="Colours: dark")).to_be_visible()
    assert board() == dark


def test_an_address_that_means_nothing_says_so(visit):
    page = visit("/nowhere/at/all")
    expect(page.get_by_role("heading", name="Nothing is here")).to_be_visible()
    page.get_by_role("link", name="Go to the start").click()
    expect(page.get_by_role("button", name="Play now: Legendary")).to_be_visible()
