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


def test_the_count_stays_in_sight_in_a_list_that_is_longer_than_a_phone(visit):
    page = visit("/setup/legendary", width=390, height=844)
    page.get_by_role("group", name="Heroes").get_by_role("checkbox").last.check()
    expect(page.get_by_text(re.compile(r"needed.*: 1 chosen\."))).to_be_in_viewport()


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
    friend.get_by_role("textbox", name="Your name").fill("Ben")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("region", name="Your side")).to_contain_text("X-Men")
    expect(friend.get_by_role("region", name="Anna’s side")).to_contain_text("Avengers")


def test_the_links_of_a_page_on_this_computer_say_that_they_work_only_here(visit):
    page = visit("/setup/vs")
    page.get_by_role("combobox", name="Who sits at seat 2").select_option("A friend, by link")
    page.get_by_role("button", name="Lay out the table").click()
    expect(page.get_by_role("note")).to_contain_text("works only on this computer")
    page.get_by_role("link", name="To the table").click()
    page.get_by_role("button", name="Menu").click()
    page.context.grant_permissions(["clipboard-write"])
    page.get_by_role("button", name="Copy link for Player 2").click()
    expect(page.get_by_text("It works only on this computer.")).to_be_visible()


def test_legendary_says_how_many_of_each_it_takes_and_takes_no_more(visit):
    page = visit("/setup/legendary")
    expect(page.get_by_text("5 are needed: 0 chosen.")).to_be_visible()
    expect(page.get_by_text("1 is needed: 0 chosen.")).to_be_visible()
    page.get_by_role("radiogroup", name="Scheme").get_by_role("radio", name="Super Hero Civil War", exact=True).check()
    heroes = page.get_by_role("group", name="Heroes")
    expect(page.get_by_text("4 are needed: 0 chosen.")).to_be_visible()
    for place, name in enumerate(("Thor", "Hulk", "Storm", "Rogue"), start=1):
        heroes.get_by_role("checkbox", name=name, exact=True).check()
        expect(page.get_by_text(f"4 are needed: {place} chosen.")).to_be_visible()
    expect(heroes.get_by_role("checkbox", name="Gambit", exact=True)).to_be_disabled()
    page.get_by_role("radiogroup", name="How many play").get_by_role("radio", name="5", exact=True).check()
    expect(heroes.get_by_role("checkbox", name="Gambit", exact=True)).to_be_enabled()


READ = [
    ("legendary", "Thor", "God of Thunder"),
    ("legendary", "HYDRA", "Viper"),
    ("legendary", "Loki", "Whispers and Lies"),
    ("legendary", "The Legacy Virus", "The Legacy Virus"),
    ("champions", "Spider-Man", "Peter Parker"),
    ("champions", "Klaw", "Klaw"),
    ("vs", "X-Men", "Uncanny Defense"),
    ("vs", "Captain America, seat 1", "Captain America"),
]


@pytest.mark.parametrize(("game", "choice", "card"), READ)
def test_cards_can_be_read_before_they_are_chosen(visit, game, choice, card):
    page = visit(f"/setup/{game}")
    page.get_by_role("button", name=f"Read {choice}", exact=True).first.click()
    reader = page.get_by_role("dialog")
    expect(reader.get_by_role("article", name=re.compile(f"^{card}")).first).to_be_visible()
    expect(reader.locator(".rules").first).not_to_be_empty()
    reader.get_by_role("button", name="Close").click()
    expect(reader).to_have_count(0)
    expect(page.get_by_role("button", name="Lay out the table")).to_be_enabled()


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (390, 844), (844, 390)])
def test_cards_to_be_read_fit_the_window(visit, width, height):
    page = visit("/setup/champions", width=width, height=height)
    page.get_by_role("button", name="Read Rhino", exact=True).click()
    cards = page.get_by_role("dialog").get_by_role("article")
    expect(cards.first).to_be_visible()
    for card in cards.all():
        box = card.bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width


def test_a_deck_is_brought_to_the_seat_that_asked_and_nothing_filled_in_is_lost(visit):
    page = visit("/setup/champions")
    page.get_by_role("radiogroup", name="How many play").get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("textbox", name="Name at seat 1").fill("Anna")
    page.get_by_role("radiogroup", name="Villain").get_by_role("radio", name="Klaw", exact=True).check()
    page.get_by_role("group", name="Seat 2").get_by_role("link", name="Bring a deck of your own").click()
    expect(page.get_by_role("radio", name="Marvel Champions")).to_be_checked()
    expect(page.get_by_text("Your set-up of Marvel Champions waits as you left it.")).to_be_visible()
    page.get_by_role("button", name="Show Iron Man (Protection)").click()
    text = page.get_by_role("textbox", name="The list")
    expect(text).to_have_value(re.compile("Iron Man"))
    text.fill(text.input_value().replace("Name: Iron Man (Protection)", "Name: Rust"))
    expect(page.get_by_role("heading", name="Rust")).to_be_visible()
    page.get_by_role("region", name="The deck").get_by_role("link", name="Play it at seat 2").click()
    expect(page.get_by_role("textbox", name="Name at seat 1")).to_have_value("Anna")
    expect(page.get_by_role("radiogroup", name="Villain").get_by_role("radio", name="Klaw")).to_be_checked()
    second = page.get_by_role("group", name="Seat 2")
    expect(second.get_by_role("radio", name="Iron Man", exact=True)).to_be_checked()
    expect(second.get_by_role("radio", name="Rust", exact=True)).to_be_checked()
    page.get_by_role("button", name="Start afresh").click()
    expect(page.get_by_role("group", name="Seat 2")).to_have_count(0)
    expect(page.get_by_role("radiogroup", name="Villain").get_by_role("radio", name="Rhino")).to_be_checked()


def test_a_deck_of_another_game_opens_that_game(visit):
    page = visit("/decks")
    page.get_by_role("textbox", name="The list").fill("Game: champions\nHero: Iron Man\n1 Pepper Potts\n")
    expect(page.get_by_role("radio", name="Marvel Champions")).to_be_checked()
    expect(page.get_by_role("button", name="Show Iron Man (Justice)")).to_be_visible()


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
    page.get_by_role("button", name="Show X-Men", exact=True).click()
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
