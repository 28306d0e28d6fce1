"""The start page: play within one click, go on, sit down, open a link."""

from __future__ import annotations

import json

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


def test_all_games_that_go_on_can_be_reached_and_deleted(visit, site):
    tables = [site.lay_out("champions", PERSON) for _ in range(104)]
    page = visit("/", prepare=lambda page: page.add_init_script(remembering(tables)))
    rows = page.get_by_role("region", name="Tables").locator("li")
    expect(rows).to_have_count(5)
    page.get_by_role("button", name="Show all 104").click()
    expect(rows).to_have_count(104)
    rows.last.get_by_role("button", name="Delete Spider-Man against Rhino").click()
    expect(rows).to_have_count(104)
    rows.last.get_by_role("button", name="Delete: sure?").click()
    expect(rows).to_have_count(103)
    expect(page.get_by_role("button", name="Show fewer")).to_be_visible()


def remembering(tables) -> str:
    """What the page keeps of tables, written once: what it forgets later stays forgotten."""
    known = [{"table": table["table"], "game": "champions", "since": 0} for table in tables]
    seats = {f"longbox.seats.{table['table']}": [table["seats"][0] | {"name": ""}] for table in tables}
    kept = {name: json.dumps(value) for name, value in (seats | {"longbox.tables": known}).items()}
    return (
        f"if (!localStorage.length) for (const [k, v] of Object.entries({json.dumps(kept)})) localStorage.setItem(k, v)"
    )


def test_a_table_of_computer_players_is_watched_again_from_the_start_page(visit):
    page = visit("/setup/vs")
    page.get_by_role("combobox", name="Who sits at seat 1").select_option("Computer player")
    page.get_by_role("button", name="Lay out the table").click()
    expect(page.get_by_role("link", name="Watch the table")).to_be_visible()
    page.goto("/")
    page.get_by_role("link", name="Go on with Captain America against Magneto").click()
    expect(page.locator("[data-handle]").first).to_be_visible()


def test_who_sits_at_a_table_is_told_that_its_host_has_deleted_it(visit, site):
    table = site.lay_out("champions", PERSON, PERSON | {"name": "Ben"}, heroes=["spider-man", "she-hulk"])
    ben = visit(site.seat_link(table, 1))
    expect(ben.locator("[data-handle]").first).to_be_visible()
    host = visit("/", prepare=lambda page: page.add_init_script(remembering([table])))
    host.get_by_role("button", name="Delete Spider-Man").click()
    host.get_by_role("button", name="Delete for everybody: sure?").click()
    expect(host.get_by_text("Nothing is going on yet")).to_be_visible()
    expect(ben.get_by_text("Whoever laid out this table has deleted it.")).to_be_visible()
    ben.get_by_role("link", name="To the start page").click()
    expect(ben.get_by_role("heading", name="Go on")).to_be_visible()


SIZES = [(1440, 900), (1280, 720), (1024, 768), (768, 1024), (390, 844), (844, 390)]
CUT = """async () => {
  await document.fonts.ready;
  return [...document.querySelectorAll('h1, h2, h3, .btn')]
    .filter((element) => element.clientWidth && element.scrollWidth > element.clientWidth + 1)
    .map((element) => element.textContent);
}"""


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_no_heading_and_no_button_is_cut_and_a_game_begins_without_scrolling(visit, width, height):
    page = visit("/", width=width, height=height)
    expect(page.get_by_role("heading", name="Marvel Champions")).to_be_visible()
    assert page.evaluate(CUT) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for name in ("Vs. System", "Marvel Champions", "Legendary"):
        expect(page.get_by_role("button", name=f"Play now: {name}")).to_be_in_viewport(ratio=1)


def test_a_stranger_sits_down_at_an_open_table(visit, site):
    site.lay_out("legendary", {"kind": "person", "name": "Mira"}, OPEN, listed=True, mastermind="magneto")
    page = visit()
    row = page.get_by_role("listitem").filter(has_text="opened by Mira")
    expect(row).to_contain_text("1 of 2 seats taken")
    row.get_by_role("button", name="Sit down").click()
    page.get_by_role("textbox", name="Your name").fill("Ben")
    page.keyboard.press("Enter")
    expect(page.locator("[data-handle]").first).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_contain_text("Ben (you)")


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
