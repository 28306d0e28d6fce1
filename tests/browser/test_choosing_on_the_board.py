"""Everything legal can be clicked where it lies; keys do what the help says; nothing hides a choice or the hand."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from browser.player import Player
from browser.site import AT_ONCE, COMPUTER, PERSON, play_at_once

GAMES = ["vs", "champions", "legendary"]
EVERY_SIZE = [(1440, 900), (1280, 720), (1024, 768), (768, 1024), (390, 844), (844, 390)]

IN_REACH = """() => {
  const found = [...document.querySelectorAll('.prompt button')].filter((choice) => {
    if (choice.closest('.lesson-line')) return false;
    const { left, top, width, height } = choice.getBoundingClientRect();
    return choice.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  return found.map((choice) => choice.textContent.trim());
}"""
"""The answers that can be clicked without scrolling."""

OVER_THE_HAND = """() => {
  const caption = document.querySelector('.caption:not(.nowhere)')?.getBoundingClientRect();
  const hand = document.querySelector('.hand[data-zone]')?.getBoundingClientRect();
  return Boolean(caption && hand) && caption.top < hand.bottom && caption.bottom > hand.top;
}"""


def prompt(page: Page):
    return page.locator(".prompt h2")


def story(page: Page):
    return page.get_by_role("log", name="What happened")


def sit_down(visit, site, game: str, *, size=(1440, 900), prepare=play_at_once, **setup) -> Page:
    width, height = size
    table = site.lay_out(game, PERSON, *([] if game == "champions" else [COMPUTER]), **setup)
    page = visit(site.seat_link(table), width=width, height=height, prepare=prepare)
    expect(page.locator(".prompt")).to_be_visible()
    return page


def with_lessons(page: Page) -> None:
    kept = json.dumps(AT_ONCE | {"lessons": True})
    page.add_init_script(f"localStorage['longbox.settings'] ??= '{kept}'")


def your_turn(page: Page) -> None:
    page.locator("[data-gather]").click()
    expect(prompt(page)).to_have_text("It is your turn")


def test_the_hero_is_clicked_to_change_form(visit, site):
    page = sit_down(visit, site, "champions")
    your_turn(page)
    page.locator(".live.can", has=page.get_by_label("Peter Parker")).click()
    expect(page.locator(".live", has=page.get_by_label("Spider-Man")).first).to_be_visible()


def test_a_wound_is_clicked_to_heal(visit, site):
    page = sit_down(visit, site, "legendary")
    heal = page.locator("[data-option=heal]")
    player = Player(page)
    for _ in range(400):
        expect(page.locator(".prompt")).to_be_visible()
        if heal.count() or player.over:
            break
        player.play(1)
    wound = page.locator(".hand .live.can", has=page.get_by_label(re.compile("^Wound"))).first
    wound.click()
    expect(heal).to_have_count(0)


def test_in_champions_an_attack_is_begun_at_the_villain(visit, site):
    page = sit_down(visit, site, "champions")
    your_turn(page)
    page.get_by_role("button", name="Change form").click()
    page.locator(".live.can", has=page.get_by_label("Rhino")).click()
    expect(story(page)).to_contain_text("Rhino takes 2 damage")


def test_in_vs_an_attack_is_begun_at_the_enemy(visit, site):
    page = sit_down(visit, site, "vs")
    attacks = page.locator("[data-option^=attack]")
    while not attacks.count():
        Player(page).play(1)
        expect(page.locator(".prompt")).to_be_visible()
    enemy = page.locator(".live.can:has(.crop)").first
    name = enemy.locator(".name").first.inner_text()
    enemy.click()
    menu = page.locator(".menu button")
    if menu.count():
        menu.first.click()
    expect(story(page)).to_contain_text(re.compile(f"attacks? .*{name}", re.IGNORECASE))


def test_in_legendary_a_villain_is_clicked_to_fight_it(visit, site):
    page = sit_down(visit, site, "legendary")
    fights = page.locator("[data-option^=fight]")
    plays = page.locator("[data-option^=play]")
    while not fights.count():
        (plays.first if plays.count() else page.locator("[data-option=end]")).click()
        expect(page.locator(".prompt")).to_be_visible()
    villain = page.locator(".live.can:has(.crop)").first
    name = villain.locator(".name").first.inner_text()
    villain.click()
    expect(story(page)).to_contain_text(re.compile(f"You (fight|defeat) {name}", re.IGNORECASE))


@pytest.mark.parametrize("game", GAMES)
def test_whatever_an_option_names_can_be_clicked(visit, site, game):
    """The list and the board are two ways to the same answers."""
    decisions: list[dict] = []

    def listening(page: Page) -> None:
        def heard(text: str | bytes) -> None:
            message = json.loads(text)
            if message.get("standing"):
                decisions.append(message["standing"]["decision"])

        play_at_once(page)
        page.on("websocket", lambda socket: socket.on("framereceived", heard))

    page = sit_down(visit, site, game, prepare=listening)
    player = Player(page, seed=3)
    for _ in range(40):
        expect(page.locator(".prompt").or_(page.locator(".calm"))).to_be_visible()
        player.settle()
        if player.over:
            break
        decision = decisions[-1]
        if decision is not None and page.locator(".prompt").count():
            options = decision["options"]
            named = {card for option in options for card in (*option["cards"], *option["about"], option["to"]) if card}
            lying = page.locator("main .live").evaluate_all("(cards) => cards.map((card) => card.dataset.handle)")
            assert named <= set(lying), (decision["prompt"], [option["label"] for option in options])
        player.play(1)


def test_why_not_says_what_the_card_can_do_all_the_same(visit, site):
    page = sit_down(visit, site, "champions")
    your_turn(page)
    page.locator(".hand .live:not(.can)").first.click()
    balloon = page.get_by_role("dialog", name=re.compile("^Why not"))
    expect(balloon).to_contain_text(re.compile("You can help to pay for .* with it"))


def test_asked_about_a_card_that_can_be_used_the_answer_offers_it(visit, site):
    page = sit_down(visit, site, "champions")
    your_turn(page)
    page.locator(".live.can", has=page.get_by_label("Peter Parker")).hover()
    page.keyboard.press("w")
    balloon = page.get_by_role("dialog", name="Why not Peter Parker?")
    balloon.get_by_role("button", name="Change form").click()
    expect(page.locator(".live", has=page.get_by_label("Spider-Man")).first).to_be_visible()


def test_numbers_stand_beside_what_number_keys_take(visit, site):
    page = sit_down(visit, site, "champions")
    toggles = page.locator(".toggles button")
    expect(toggles.nth(1).locator("kbd")).to_have_text("2")
    page.keyboard.press("2")
    expect(toggles.nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(toggles.nth(1)).to_have_attribute("aria-pressed", "false")
    expect(page.locator("[data-gather]")).to_be_enabled()
    page.keyboard.press("e")
    expect(prompt(page)).to_have_text("It is your turn")
    change = page.locator("[data-option=flip]")
    page.keyboard.press(change.locator("kbd").inner_text())
    expect(change).to_have_count(0)


def test_a_cards_menu_is_answered_by_number_and_closed_by_escape(visit, site):
    page = sit_down(visit, site, "vs")
    placing = page.get_by_role("heading", name=re.compile("your main character, stand"))
    while not placing.count():
        page.locator(".prompt [data-option]").first.click()
        expect(page.locator(".prompt")).to_be_visible()
    main = page.locator("main .live.can").first
    main.click()
    menu = page.locator(".menu")
    expect(menu.locator("kbd")).to_have_text(["1", "2"])
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    main.click()
    expect(menu).to_be_visible()
    page.keyboard.press("2")
    expect(story(page)).to_contain_text("in the back row")


def test_escape_closes_a_pile_that_was_laid_open(visit, site):
    page = sit_down(visit, site, "legendary")
    page.locator("[data-option^=play]").first.click()
    while not page.locator("[data-option=end]").count():
        expect(page.locator(".prompt")).to_be_visible()
    page.locator("[data-option=end]").click()
    expect(page.locator(".prompt")).to_be_visible()
    page.get_by_role("button", name=re.compile(r"^\d+ discards$")).last.click()
    spread = page.get_by_role("region", name="Your discards")
    expect(spread).to_be_visible()
    page.keyboard.press("Escape")
    expect(spread).to_have_count(0)


@pytest.mark.parametrize("size", EVERY_SIZE)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_hides_no_choice_and_a_key_puts_it_away(visit, site, game, size):
    page = sit_down(visit, site, game, size=size, prepare=with_lessons)
    lesson = page.locator(".lesson, .lesson-line")
    expect(lesson).to_be_visible()
    beside = page.evaluate(IN_REACH)
    taught = 0
    while lesson.count() and taught < 5:
        page.keyboard.press("Escape")
        taught += 1
        page.evaluate("() => new Promise(requestAnimationFrame)")
    assert 1 < taught < 5
    assert beside == page.evaluate(IN_REACH) != []


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_a_caption_goes_away_and_never_covers_the_hand(visit, site, size):
    page = sit_down(visit, site, "legendary", size=size)
    page.locator("[data-option=end]").click()
    caption = page.locator(".caption")
    expect(caption).to_have_count(1)
    assert not page.evaluate(OVER_THE_HAND)
    expect(page.locator(".prompt")).to_be_visible()
    assert not page.evaluate(OVER_THE_HAND)
    expect(caption).to_have_count(0)
