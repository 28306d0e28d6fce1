"""Playing at a table in a real browser: payments, reasons, hints, going back, one screen for two, replays."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from browser.site import COMPUTER, PERSON, play_at_once

ADA = PERSON | {"name": "Ada"}
BEN = PERSON | {"name": "Ben"}


def prompt(page: Page):
    return page.locator(".prompt h2")


def begin_paying(page: Page) -> None:
    """Keep the first hand, and play a card that costs something."""
    page.locator("[data-gather]").click()
    expect(prompt(page)).to_have_text("It is your turn")
    page.locator("[data-option^=play]").filter(has=page.locator(".stat b", has_text=re.compile("[1-9]"))).first.click()
    expect(prompt(page)).to_contain_text("Pay for")


def test_a_payment_is_laid_out_changed_and_made_as_one(site, visit):
    page = visit(site.seat_link(site.lay_out("champions", ADA)), prepare=play_at_once)
    begin_paying(page)
    pay = page.locator("[data-gather]")
    expect(pay).to_be_enabled()
    page.get_by_role("button", name="Clear").click()
    expect(pay).to_be_disabled()
    while page.locator("[data-gather]:enabled").count() == 0:
        page.locator(".toggles button[aria-pressed=false]:enabled").first.click()
    pay.click()
    expect(prompt(page)).not_to_contain_text("Pay for")
    expect(page.get_by_role("log", name="What happened")).to_contain_text("You play")


def test_a_card_that_cant_be_used_says_why_with_its_rule(site, visit):
    page = visit(site.seat_link(site.lay_out("legendary", ADA, COMPUTER, mastermind="red-skull")), prepare=play_at_once)
    expect(page.locator(".prompt")).to_be_visible()
    page.locator(".live:not(.can)", has_text="Red Skull").first.click()
    balloon = page.get_by_role("dialog", name="Why not Red Skull?")
    expect(balloon).to_be_visible()
    expect(balloon.locator("code").first).to_contain_text("LG-")
    page.keyboard.press("Escape")
    expect(balloon).to_have_count(0)


def test_a_hint_names_one_of_the_options(site, visit):
    page = visit(site.seat_link(site.lay_out("legendary", ADA, COMPUTER)), prepare=play_at_once)
    expect(page.locator(".prompt")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".prompt .hint")).to_contain_text("Hint:")
    expect(page.locator(".prompt .hinted")).to_have_count(1)


def test_undo_goes_back_to_the_choice_before(site, visit):
    page = visit(site.seat_link(site.lay_out("champions", ADA)), prepare=play_at_once)
    page.locator("[data-gather]").click()
    change = page.get_by_role("button", name="Change form")
    change.click()
    expect(change).to_have_count(0)
    page.keyboard.press("u")
    expect(change).to_be_visible()


def test_a_curtain_hangs_between_two_players_at_one_screen(site, visit):
    table = site.lay_out("vs", ADA, BEN)
    names = ["Ada", "Ben"]
    seats = [link | {"name": names[link["seat"]]} for link in table["seats"]]

    def at_one_screen(page: Page) -> None:
        play_at_once(page)
        page.add_init_script(f"localStorage.setItem('longbox.seats.{table['table']}', '{json.dumps(seats)}')")

    page = visit(f"/table/{table['table']}", prepare=at_one_screen)
    curtain = page.locator(".curtain")
    met = []
    while len(met) < 3:
        expect(curtain.or_(page.locator(".prompt")).first).to_be_visible()
        if curtain.count():
            met.append(curtain.get_by_role("heading").inner_text().split(",")[0])
            curtain.get_by_role("button").click()
            expect(curtain).to_have_count(0)
        page.locator("[data-option]").first.click()
        expect(curtain.or_(page.locator(".prompt")).first).to_be_visible()
    assert met in (["Ada", "Ben", "Ada"], ["Ben", "Ada", "Ben"])


def test_a_lost_connection_comes_back_in_the_middle_of_a_choice(site, visit):
    page = visit(site.seat_link(site.lay_out("champions", ADA)), prepare=play_at_once)
    begin_paying(page)
    asked = prompt(page).inner_text()
    page.reload()
    expect(prompt(page)).to_have_text(asked)
    page.locator("[data-gather]").click()
    expect(prompt(page)).not_to_contain_text("Pay for")


def test_a_game_that_is_over_is_watched_again_and_played_on(site, visit):
    page = visit(site.seat_link(site.lay_out("champions", ADA)), prepare=play_at_once)
    page.locator("[data-gather]").click()
    expect(prompt(page)).to_have_text("It is your turn")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Concede: sure?").click()
    expect(page.locator(".calm h2")).to_have_text("You lost")
    page.get_by_role("button", name="Watch the replay").click()
    slider = page.get_by_role("slider", name="Choice")
    expect(slider).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", "1")
    page.get_by_role("button", name="Play on from here").click()
    expect(prompt(page)).to_have_text("It is your turn")


def test_a_hero_that_is_dragged_onto_the_villain_attacks_him(site, visit):
    page = visit(site.seat_link(site.lay_out("champions", ADA)), prepare=play_at_once)
    page.locator("[data-gather]").click()
    page.get_by_role("button", name="Change form").click()
    hero = page.locator(".live.can", has=page.get_by_label("Spider-Man"))
    villain = page.locator(".live", has=page.get_by_label("Rhino"))
    hero.first.hover()
    page.mouse.down()
    villain.first.hover(force=True)
    page.mouse.up()
    expect(page.get_by_role("log", name="What happened")).to_contain_text("Rhino takes 2 damage")
