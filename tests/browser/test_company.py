"""More than one person at a table: talk, proposals, pauses, seats that change hands, another game, a ruling to keep."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import rulings
from browser.site import COMPUTER, OPEN, PERSON, play_at_once

ADA = PERSON | {"name": "Ada"}
BEN = PERSON | {"name": "Ben"}
IS_ON_TOP = "element => element.closest(':popover-open') !== null"


@pytest.fixture
def two(site, visit):
    """Ada and Ben, each at a screen of their own, alone against Rhino together."""
    table = lay_out_for_two(site)
    ada, ben = (visit(site.seat_link(table, seat), prepare=play_at_once) for seat in (0, 1))
    expect(ada.locator(".prompt h2")).to_be_visible()
    expect(ben.get_by_text("Ada is thinking")).to_be_visible()
    return ada, ben


def lay_out_for_two(site):
    return site.lay_out("champions", ADA, BEN, heroes=["spider-man", "captain-marvel"])


def from_menu(page: Page, wish: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name=wish, exact=True).click()


def hand(view) -> list[str]:
    return [card["name"] for card in view["zones"]["hand:0"]["cards"]]


def close_menu(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_what_one_says_the_other_reads(two):
    ada, ben = two
    ada.get_by_label("Say something to everybody").fill("Shall we <b>begin</b>?")
    ada.keyboard.press("Enter")
    expect(ben.get_by_role("log", name="Chat")).to_contain_text("Shall we <b>begin</b>?")


def test_to_go_back_takes_the_others_consent(two):
    ada, ben = two
    ada.locator("[data-gather]").click()
    expect(ben.locator(".prompt h2")).to_be_visible()
    ada.keyboard.press("u")
    asked = ben.get_by_role("alertdialog", name="A proposal")
    expect(asked).to_contain_text("Ada would like to take back the last choice")
    asked.get_by_role("button", name="Agree").click()
    expect(ada.locator("[data-gather]")).to_be_visible()
    expect(ben.locator("[data-gather]")).to_have_count(0)


def test_a_paused_table_waits_and_goes_on(two):
    ada, ben = two
    from_menu(ben, "Pause")
    expect(ada.locator("[data-gather]")).to_have_count(0)
    close_menu(ben)
    from_menu(ada, "Go on")
    expect(ada.locator("[data-gather]")).to_be_visible()


def test_a_seat_goes_to_a_computer_player_and_back(two):
    ada, ben = two
    from_menu(ada, "Computer player for you")
    expect(ada.get_by_role("dialog")).to_contain_text("computer player, normal")
    expect(ben.locator("[data-gather]")).to_be_visible()
    ada.get_by_role("dialog").get_by_role("button", name="Take it back").click()
    expect(ada.get_by_role("dialog")).not_to_contain_text("normal")


def test_a_computer_player_is_offered_for_an_absent_players_seat_but_waits_for_them_a_while(site, visit):
    ada = visit(site.seat_link(lay_out_for_two(site)), prepare=play_at_once)
    ada.get_by_role("button", name="Menu").click()
    expect(ada.get_by_role("listitem").filter(has_text="Ben")).to_contain_text("person, away")
    expect(ada.get_by_role("button", name="Computer player for you")).to_be_visible()
    ada.get_by_role("button", name="Computer player for Ben").click()
    told = ada.get_by_text("takes over when its player was away for 60 seconds")
    expect(told).to_be_visible()
    assert told.evaluate(IS_ON_TOP), "the open menu would dim what is told"


def test_an_invitation_is_used_up_and_opens_no_second_window_on_a_friends_hand(site, visit):
    """Ada, who laid out the table, still has the link that she sent to Ben. He himself can open it again, and copy a
    link of his own."""
    invitation = site.seat_link(lay_out_for_two(site), 1)
    ben = visit(invitation, prepare=play_at_once)
    expect(ben.get_by_text("Ada is thinking")).to_be_visible()
    ben.wait_for_function("invitation => location.href !== invitation", arg=invitation)
    own = ben.url
    ada = visit(invitation)
    expect(ada.get_by_text("This invitation was used already")).to_be_visible()
    again = ben.context.new_page()
    again.goto(invitation)
    expect(again.get_by_text("Ada is thinking")).to_be_visible()
    again.close()
    elsewhere = visit(own)
    expect(elsewhere.get_by_text("Ada is thinking")).to_be_visible()


COVERED = """(told) => {
  const words = document.createRange();
  words.selectNodeContents(told);
  const reached = ({ left, bottom }) => told.contains(document.elementFromPoint(left + 4, bottom - 3));
  return [...words.getClientRects()].some((line) => line.width > 4 && !reached(line));
}"""


def test_a_player_is_told_that_the_seat_is_open_in_another_window(two):
    ada, ben = two
    told = ada.get_by_text("Your seat is open in another window too")
    expect(told).to_have_count(0)
    second = ada.context.new_page()
    second.goto(ada.url)
    expect(told).to_be_visible()
    expect(second.get_by_text("Your seat is open in another window too")).to_be_visible()
    expect(ada.get_by_role("region", name="Your decision")).to_be_visible()
    assert not told.evaluate(COVERED), "the question's label lies over the words"
    ben.get_by_role("button", name="Menu").click()
    expect(ben.get_by_role("listitem").filter(has_text="Ada")).to_contain_text("open in 2 windows")
    second.close()
    expect(told).to_have_count(0)


def test_a_guest_is_asked_a_name_and_has_it_everywhere(site, visit):
    table = site.lay_out("champions", ADA, OPEN, heroes=["spider-man", "captain-marvel"])
    ada = visit(site.seat_link(table), prepare=play_at_once)
    ben = visit(site.seat_link(table, 1), prepare=play_at_once)
    expect(ben.get_by_role("region", name="Invitation")).to_contain_text("Spider-Man and Captain Marvel against Rhino")
    expect(ben.get_by_role("region", name="Invitation")).to_contain_text("with Ada")
    ben.get_by_role("textbox", name="Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.get_by_text("Ada is thinking")).to_be_visible()
    ada.locator("[data-gather]").click()
    expect(ada.get_by_text("Ben is thinking")).to_be_visible()
    expect(ada.locator(".champions")).to_contain_text("Ben")
    ben.locator("[data-gather]").click()
    ben.get_by_label("Say something to everybody").fill("Hello")
    ben.keyboard.press("Enter")
    expect(ada.get_by_role("log", name="Chat")).to_contain_text("Ben Hello")
    expect(ben.get_by_role("log", name="Chat")).to_contain_text("You Hello")
    ada.get_by_role("button", name="Menu").click()
    expect(ada.get_by_role("listitem").filter(has_text="Ben")).to_contain_text("person")
    ben.reload()
    expect(ben.get_by_text("Ada is thinking")).to_be_visible()


def test_who_only_watches_is_not_asked(site, visit):
    table = site.lay_out("champions", ADA)
    page = visit(f"/table/{table['table']}#{table['spectators']}")
    expect(page.get_by_text("Ada is thinking")).to_be_visible()


def test_settings_and_keys_open_from_the_menu(two):
    ada, _ = two
    for entry, title in (("Settings", "Settings"), ("Keys", "Keys")):
        from_menu(ada, entry)
        expect(ada.get_by_role("dialog", name=title)).to_be_visible()
        close_menu(ada)


def test_who_gives_up_is_offered_another_game(site, visit):
    page = visit(site.seat_link(site.lay_out("vs", ADA, COMPUTER)), prepare=play_at_once)
    expect(page.locator(".prompt h2")).to_be_visible()
    before = page.url
    from_menu(page, "Concede")
    page.get_by_role("button", name="Concede: sure?").click()
    expect(page.get_by_text("Computer won")).to_be_visible()
    expect(page.get_by_text("You gave up. Computer wins")).to_be_visible()
    expect(page.get_by_label("Victory points")).to_have_count(0)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_function("before => location.href !== before", arg=before)
    expect(page.get_by_text("Computer won")).to_have_count(0)
    expect(page.locator(".prompt h2, .calm h2")).to_be_visible()


def test_a_ruling_that_seems_wrong_is_kept_as_a_file_that_tests_can_load(site, visit):
    page = visit(site.seat_link(site.lay_out("champions", ADA)), prepare=play_at_once)
    page.locator("[data-gather]").click()
    expect(page.get_by_role("button", name="Change form")).to_be_visible()
    from_menu(page, "That ruling is wrong")
    page.get_by_role("dialog").get_by_role("textbox").fill("Rhino should be stunned.")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the file").click()
    position, ruling = rulings.load(Path(saved.value.path()).read_bytes())
    assert ruling.note == "Rhino should be stunned."
    assert hand(position.view(0)) == hand(ruling.view)
    assert "Change form" in [option.label for option in position.decision.options]
