"""The set-up forms: good defaults, nothing that can be filled in wrongly, links for friends."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize("game", ["vs", "champions", "legendary"])
def test_the_form_as_it_stands_starts_a_game(visit, game):
    page = visit(f"/setup/{game}")
    page.get_by_role("button", name="Lay out the table").click()
    expect(page.get_by_role("region", name="Your decision")).to_be_visible()


def test_two_players_who_want_the_same_hero_are_told_the_rule_and_the_cure(visit):
    page = visit("/setup/champions")
    page.get_by_role("radiogroup", name="How many play").get_by_role("radio", name="2", exact=True).check()
    heroes = page.get_by_role("radiogroup", name="Hero of seat 2")
    heroes.get_by_role("radio", name="Spider-Man", exact=True).check()
    start = page.get_by_role("complementary", name="Start")
    expect(start.get_by_role("button", name="Put that right first")).to_be_disabled()
    seat = page.get_by_role("group", name="Seat 2")
    expect(seat).to_contain_text("Two players can't play the same person")
    expect(seat.get_by_role("link", name="MC-SETUP-22")).to_have_attribute("href", "/rules/MC-SETUP-22")
    heroes.get_by_role("radio", name="Iron Man", exact=True).check()
    expect(start.get_by_role("button", name="Lay out the table")).to_be_enabled()
    expect(seat).not_to_contain_text("same person")


def test_a_scheme_that_needs_company_is_refused_beside_the_schemes(visit):
    page = visit("/setup/legendary")
    page.get_by_role("radiogroup", name="How many play").get_by_role("radio", name="1", exact=True).check()
    page.get_by_role("radiogroup", name="Scheme").get_by_role("radio", name="Super Hero Civil War", exact=True).check()
    problem = page.get_by_text("Super Hero Civil War can't be played alone").first
    expect(problem).to_be_visible()
    expect(page.get_by_role("button", name="Put that right first")).to_be_disabled()


def test_computer_players_are_offered_by_level(visit):
    levels = visit("/setup/vs").get_by_role("radiogroup", name="How it plays")
    expect(levels.get_by_role("radio", name="Normal")).to_be_checked()
    expect(levels.get_by_role("radio")).to_have_count(3)


def test_a_friend_gets_a_link_that_opens_the_other_seat_and_no_more(visit, site):
    page = visit("/setup/vs")
    page.get_by_role("textbox", name="Name at seat 1").fill("Anna")
    page.get_by_role("combobox", name="Who sits at seat 2").select_option("A friend, by link")
    page.get_by_role("radiogroup", name="Deck of seat 2").get_by_role("radio", name="X-Men", exact=True).check()
    page.get_by_role("button", name="Lay out the table").click()
    link = page.get_by_role("textbox", name="Seat 2").input_value()
    assert re.fullmatch(rf"{site.address}/table/[\w-]+#[\w-]+", link)
    page.get_by_role("link", name="To the table").click()
    expect(page.get_by_role("region", name="Your side")).to_be_visible()
    assert "#" not in page.url, "one's own token need not stand in the address"

    friend = visit(link.removeprefix(site.address))
    expect(friend.get_by_role("region", name="Your side")).to_contain_text("X-Men")
    expect(friend.get_by_role("region", name="Anna’s side")).to_contain_text("Avengers")


def test_surprise_me_gives_everybody_somebody_else(visit):
    page = visit("/setup/champions")
    page.get_by_role("radiogroup", name="How many play").get_by_role("radio", name="4", exact=True).check()
    page.get_by_role("button", name="Surprise me").click()
    chosen = [
        page.get_by_role("radiogroup", name=f"Hero of seat {seat}").locator("label.on").inner_text()
        for seat in (1, 2, 3, 4)
    ]
    assert len(set(chosen)) == 4
    expect(page.get_by_role("button", name="Lay out the table")).to_be_enabled()


def test_a_deck_of_your_own_is_offered_and_played(visit):
    page = visit("/decks")
    page.get_by_role("button", name="Show X-Men").click()
    text = page.get_by_role("textbox", name="The list")
    expect(text).to_have_value(re.compile("X-Men"))
    text.fill(text.input_value().replace("Name: X-Men", "Name: Claws out"))
    sheet = page.get_by_role("region", name="The deck")
    expect(sheet.get_by_role("heading", name="Claws out")).to_be_visible()
    sheet.get_by_role("button", name="Keep it").click()
    sheet.get_by_role("link", name="Set up a game").click()
    page.get_by_role("radiogroup", name="Deck of seat 1").get_by_role("radio", name="Claws out", exact=True).check()
    page.get_by_role("button", name="Lay out the table").click()
    expect(page.get_by_role("region", name="Your side")).to_contain_text("Wolverine")


def test_a_heroic_skirmish_of_champions_is_laid_out_as_chosen(visit):
    page = visit("/setup/champions")
    page.get_by_text("Fine points").click()
    page.get_by_role("radiogroup", name="Heroic mode").get_by_role("radio", name="1 more", exact=True).check()
    page.get_by_role("radiogroup", name="Skirmish").get_by_role("radio", name="Stage III", exact=True).check()
    page.get_by_role("button", name="Lay out the table").click()
    expect(page.get_by_role("region", name="Your decision")).to_be_visible()
    expect(page.locator(".champions")).to_contain_text("III")
