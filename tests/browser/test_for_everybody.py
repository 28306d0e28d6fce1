"""For everybody: no serious fault of accessibility on any page or board, and no sideways scrolling on a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.site import COMPUTER, PERSON, play_at_once

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
PAGES = ["/", "/setup/vs", "/setup/champions", "/setup/legendary", "/decks", "/cards", "/cards/vs:hulk-level-1"]
PAGES += ["/rules", "/rules/VS-TEAM-03", "/replays", "/nowhere"]
GAMES = ["vs", "champions", "legendary"]


def serious_faults(page: Page) -> list[str]:
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{fault['id']}: {fault['help']}: {node['html'][:160]}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"][:3]
    ]


def settled(page: Page) -> Page:
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("status").filter(has_text="…")).to_have_count(0)
    return page


def at_a_table(visit, site, game: str, **how) -> Page:
    table = site.lay_out(game, PERSON, *([COMPUTER] if game != "champions" else []))
    page = visit(site.seat_link(table).removeprefix(site.address), prepare=play_at_once, **how)
    expect(page.get_by_role("region", name="Your decision")).to_be_visible()
    return page


def sideways(page: Page) -> int:
    return page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_page_has_a_serious_fault(visit, theme):
    faults = {}
    for path in PAGES:
        if found := serious_faults(settled(visit(path, theme=theme))):
            faults[path] = found
    assert faults == {}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_board_has_a_serious_fault(visit, site, game, theme):
    assert serious_faults(at_a_table(visit, site, game, theme=theme)) == []


def test_no_page_scrolls_sideways_on_a_phone(visit):
    wide = {path: sideways(settled(visit(path, width=390, height=844))) for path in PAGES}
    assert {path: more for path, more in wide.items() if more > 0} == {}


@pytest.mark.parametrize("game", GAMES)
def test_no_board_scrolls_sideways_on_a_phone(visit, site, game):
    assert sideways(at_a_table(visit, site, game, width=390, height=844)) <= 0


def test_everything_on_the_start_page_can_be_reached_by_keyboard(visit):
    page = visit()
    reached = set()
    for _ in range(30):
        page.keyboard.press("Tab")
        reached.add(
            page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText")
        )
    assert {"Play now: Vs. System", "Set up… Legendary", "Decks", "Rules", "Open"} <= {
        words.strip() for words in reached
    }
