"""Decks, cards, rules and replays: what can be looked up beside playing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import longbox
from browser.site import COMPUTER, PERSON, play_at_once


def test_a_wrong_deck_says_what_is_wrong_by_which_rule_and_what_to_do(visit):
    page = visit("/decks")
    page.get_by_role("textbox", name="The list").fill("Game: vs\nName: Too thin\nMain: Hulk\n5 Ant-Man\n1 Nobody\n")
    sheet = page.get_by_role("region", name="The deck")
    expect(sheet).to_contain_text("Nobody")
    expect(sheet.get_by_role("link", name=re.compile("5× Ant-Man"))).to_be_visible()
    rule = sheet.get_by_role("link", name="VS-DECK-").first
    expect(rule).to_be_visible()
    rule.click()
    expect(page.locator("article[aria-current]")).to_contain_text("VS-DECK-")


def test_a_deck_sheet_names_every_card_and_counts_its_copies_however_many_lines_name_it(visit):
    page = visit("/decks")
    page.get_by_role("textbox", name="The list").fill("Game: vs\nMain: Hulk\n2 Ant-Man\n1 Nobody\n2 Ant-Man\n3 Wasp\n")
    sheet = page.get_by_role("region", name="The deck")
    expect(sheet.get_by_text("4× Ant-Man")).to_be_visible()
    named = [" ".join(name.split()) for name in sheet.locator("li .called").all_inner_texts()]
    assert named == ["Hulk", "Hulk", "4× Ant-Man", "1× Nobody", "3× Wasp"]


def test_a_deck_is_kept_in_the_browser_and_can_be_removed(visit):
    page = visit("/decks")
    page.get_by_role("button", name="Show Avengers", exact=True).click()
    page.get_by_role("button", name="Keep it").click()
    page.reload()
    remove = page.get_by_role("button", name="Remove Avengers", exact=True)
    remove.click()
    expect(remove).to_have_count(0)
    page.reload()
    expect(page.get_by_text("None kept for this game yet.")).to_be_visible()


def test_a_deck_file_can_be_loaded(visit, tmp_path):
    file = tmp_path / "mine.txt"
    file.write_text(longbox.ready_decks("champions")["she-hulk-justice"].text())
    page = visit("/decks")
    page.locator("input[type=file]").set_input_files(file)
    sheet = page.get_by_role("region", name="The deck")
    expect(sheet).to_contain_text("Marvel Champions, She-Hulk, 40 cards")
    expect(sheet).to_contain_text("It can be played.")


@pytest.mark.parametrize("game", longbox.games())
def test_every_card_of_every_game_is_there_and_drawn(visit, game):
    cards = longbox.cards(game)
    page = visit(f"/cards/{game}:{cards[0].id}")
    expect(page.get_by_role("dialog")).to_contain_text(cards[0].name)
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text(f"{len(cards)} of {len(cards)} cards")).to_be_visible()
    expect(page.locator("main li a")).to_have_count(len(cards))


def test_cards_are_found_while_typing_and_filtered(visit):
    page = visit("/cards")
    page.get_by_role("radiogroup", name="Game").get_by_role("radio", name="Marvel Champions", exact=True).check()
    search = page.get_by_role("searchbox", name="Search the cards")
    expect(page.get_by_text("of 209 cards")).to_be_visible()
    search.fill("web")
    expect(page.get_by_role("link", name="Web-Shooter, upgrade")).to_be_visible()
    page.get_by_role("combobox", name="Kind").select_option("Event")
    expect(page.get_by_role("link", name="Web-Shooter, upgrade")).to_have_count(0)
    page.get_by_role("link", name="Swinging Web Kick, event").click()
    reader = page.get_by_role("dialog", name="Swinging Web Kick")
    expect(reader).to_contain_text("8 damage")
    page.keyboard.press("Escape")
    expect(reader).to_have_count(0)


def test_a_rule_is_found_by_its_id_and_by_its_words(visit):
    rule = next(rule for rule in longbox.rules("vs") if rule.id == "VS-TEAM-03")
    page = visit("/rules/VS-TEAM-03")
    entry = page.locator("article[aria-current]")
    expect(entry).to_contain_text(rule.text)
    expect(entry).to_contain_text(rule.example)
    expect(entry).to_be_in_viewport()
    page.get_by_role("radiogroup", name="Game").get_by_role("radio", name="Legendary", exact=True).check()
    page.get_by_role("searchbox", name="Search the rules").fill("LG-SETUP-01")
    expect(page.get_by_role("article").first).to_contain_text("LG-SETUP-01")


def test_a_link_to_no_rule_says_so(visit):
    expect(visit("/rules/VS-NOTHING-99").get_by_role("alert")).to_have_text("There is no rule VS-NOTHING-99.")


def give_up(page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Concede", exact=True).click()
    page.get_by_role("button", name="Concede: sure?").click()
    expect(page.get_by_role("button", name="Watch the replay")).to_be_visible()


def test_finished_games_and_replays_are_listed_with_who_won_and_how(visit, site):
    page = visit(site.seat_link(site.lay_out("champions", PERSON)), prepare=play_at_once)
    give_up(page)
    page.goto("/replays")
    finished = page.get_by_role("region", name="Your finished games").get_by_role("listitem")
    expect(finished).to_contain_text("Spider-Man against Rhino")
    expect(finished).to_contain_text(re.compile(r"You lost: \w+ "))
    finished.get_by_role("button", name="Watch").click()
    expect(page.get_by_role("slider", name="Choice")).to_be_visible()
    page.goto("/replays")
    known = page.get_by_role("region", name="Replays").get_by_role("listitem")
    expect(known).to_contain_text(re.compile(r"You lost: \w+ "))
    known.get_by_role("button", name="Share").click()
    expect(page.get_by_role("note")).to_contain_text("works only on this computer")


def test_a_duel_is_listed_by_the_name_of_whoever_won(visit, site):
    table = site.lay_out("vs", PERSON, COMPUTER)
    page = visit(site.seat_link(table), prepare=play_at_once)
    give_up(page)
    page.get_by_role("button", name="Watch the replay").click()
    expect(page.get_by_role("slider", name="Choice")).to_be_visible()
    page.goto("/replays")
    for part in ("Replays", "Your finished games"):
        expect(page.get_by_role("region", name=part)).to_contain_text("Computer won")
