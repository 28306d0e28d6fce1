"""Taking back at the table: where it leads, what is said about it, and who is asked."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from browser.site import COMPUTER, PERSON, play_at_once

ADA, BEN = PERSON | {"name": "Ada"}, PERSON | {"name": "Ben"}


def passing_by_itself(page: Page) -> None:
    """Before the page opens: everything is shown at once, and where there is no choice the page passes."""
    settings = {"pace": 0, "passWhenForced": True, "lessons": False}
    page.add_init_script(f"localStorage.setItem('longbox.settings', '{json.dumps(settings)}')")


def asked(page: Page, question: str):
    return page.locator(".prompt h2", has_text=question)


def choose_until(page: Page, question: str) -> None:
    """Take whatever ends or comes first, until something is asked."""
    prompt = page.locator(".prompt h2")
    for _ in range(20):
        expect(prompt).to_be_visible()
        said = prompt.inner_text()
        if question in said:
            return
        page.locator(".prompt [data-option]").last.click()
        expect(prompt.filter(has_text=said)).to_have_count(0)
    raise AssertionError(f"{question!r} was never asked")


def test_undo_skips_a_question_that_passes_by_itself(site, visit):
    """Without Ant-Man there is nothing to recruit, and one passes on to the formation: undo leads back to the resource
    before that."""
    page = visit(site.seat_link(site.lay_out("vs", ADA, COMPUTER)), prepare=passing_by_itself)
    choose_until(page, "Play a card as a resource")
    page.locator(".prompt [data-option]", has_text="Ant-Man").click()
    expect(asked(page, "Move characters between your rows")).to_be_visible()
    page.keyboard.press("u")
    expect(asked(page, "Play a card as a resource")).to_be_visible()
    expect(page.locator(".auto")).to_have_count(0)


def test_a_grey_undo_says_why(site, visit):
    page = visit(site.seat_link(site.lay_out("legendary", ADA, players=1)), prepare=play_at_once)
    expect(page.locator(".prompt")).to_be_visible()
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_attribute("title", "You have not chosen anything yet that you could take back.")
    undo.click(force=True)
    expect(page.locator(".toasts")).to_contain_text("You have not chosen anything yet")
    page.locator(".prompt [data-option]").first.click()
    expect(undo).not_to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_attribute("title", "Take back “Play S.H.I.E.L.D. Agent”")


def test_alone_one_takes_back_what_was_seen_and_the_story_says_so(site, visit):
    page = visit(site.seat_link(site.lay_out("legendary", ADA, players=1)), prepare=play_at_once)
    expect(page.locator(".turn b")).to_have_text("Turn 1, yours")
    page.locator(".prompt [data-option]").last.click()
    expect(page.locator(".story")).to_contain_text("Turn 2")
    page.get_by_role("button", name="Undo").click()
    strip = page.get_by_role("alertdialog", name="Taking back")
    expect(strip).to_contain_text("Take back “End the turn")
    strip.get_by_role("button", name="Leave it").click()
    expect(strip).to_have_count(0)
    page.keyboard.press("u")
    strip.get_by_role("button", name="Take it back").click()
    expect(page.locator(".story .line").last).to_contain_text("and have seen what comes.")
    expect(page.locator(".turn b")).to_have_text("Turn 1, yours")
    expect(strip).to_have_count(0)


def test_others_are_asked_in_words(site, visit):
    table = site.lay_out("legendary", ADA, BEN)
    ada = visit(site.seat_link(table, 0), prepare=play_at_once)
    ben = visit(site.seat_link(table, 1), prepare=play_at_once)
    one, other = (ada, ben)
    expect(ada.locator(".prompt, .calm").first).to_be_visible()
    expect(ben.locator(".prompt, .calm").first).to_be_visible()
    if not ada.locator(".prompt").count():
        one, other = ben, ada
    name = "Ada" if one is ada else "Ben"
    one.locator(".prompt [data-option]").first.click()
    expect(one.locator(".story")).to_contain_text("play S.H.I.E.L.D.")
    one.get_by_role("button", name="Undo").click()
    asked = other.get_by_role("alertdialog", name="A proposal")
    expect(asked).to_contain_text(f"{name} would like to take back “Play S.H.I.E.L.D.")
    asked.get_by_role("button", name="Agree").click()
    expect(one.locator(".story")).not_to_contain_text("play S.H.I.E.L.D.")
