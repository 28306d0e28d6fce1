"""What a player need not be asked at the table: gifts, and what was answered for the rest of the phase."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from browser.site import COMPUTER, PERSON, play_at_once


def sit_down(visit, site, *others: dict[str, str]) -> Page:
    """Be Spider-Man against Rhino, perhaps with Captain Marvel."""
    heroes = ["spider-man", "captain-marvel"][: 1 + len(others)]
    table = site.lay_out("champions", PERSON, *others, heroes=heroes, scenario="rhino")
    return visit(site.seat_link(table), prepare=play_at_once)


def until_rhino_attacks(page: Page) -> Locator:
    """Spider-Man shows himself, and comes down to the hand size of a hero; then he is asked about Rhino's attack."""
    decision = page.get_by_role("region", name="Your decision")
    for answer in ("Keep this hand", "Change form", "End your turn"):
        decision.get_by_role("button", name=answer).click()
    expect(decision.get_by_role("heading")).to_contain_text("discard at least 1 card")
    page.get_by_role("region", name="Hand").locator("[data-handle]").first.click()
    decision.get_by_role("button", name="Discard").click()
    return decision


def test_a_card_for_nothing_is_drawn_by_itself_and_nobody_defends_for_the_rest(visit, site):
    page = sit_down(visit, site, COMPUTER)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="what only gives me something and costs nothing").check()
    page.keyboard.press("Escape")
    decision = until_rhino_attacks(page)
    expect(decision.get_by_role("heading")).to_contain_text("Who defends?")
    expect(page.get_by_role("region", name="Hand").locator("[data-handle]")).to_have_count(5 + 1)
    decision.get_by_role("button", name="Nobody for the rest of this phase").click()
    expect(decision.get_by_text("Who defends?")).to_have_count(0)


def test_who_wants_to_be_asked_about_gifts_is_asked(visit, site):
    decision = until_rhino_attacks(sit_down(visit, site))
    expect(decision.get_by_role("button", name="Use Spider-Man: draw 1 card")).to_be_visible()
