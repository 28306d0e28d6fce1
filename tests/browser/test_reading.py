"""Reading cards at the table: whole and beside the mouse, in the rail, on the table itself; and no dial over words."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

import longbox
from browser.player import Player
from browser.site import AT_ONCE, COMPUTER, PERSON

GAMES = ["vs", "champions", "legendary"]
LARGE = [(1280, 720), (1440, 900)]
EVERY_SIZE = [(1440, 900), (1280, 720), (1024, 768), (768, 1024), (390, 844), (844, 390)]
LONGEST = 6

IN_SIGHT = """() => [...document.querySelectorAll('main .live')].flatMap((card) => {
  const { left, top, width, height } = card.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const known = card.querySelector('.card:not(.back)');
  return known && card.contains(document.elementFromPoint(x, y)) ? [[card.dataset.handle, x, y]] : [];
})"""
"""The cards that are known and can be pointed at: handle and middle."""

CLIPPED = """(root) => [root, ...root.querySelectorAll('*')].filter((element) => {
  const hides = getComputedStyle(element).overflowY !== 'visible' && !element.matches('.panel, svg');
  return hides && element.scrollHeight > element.clientHeight + 1;
}).map((element) => `${element.className} hides ${element.scrollHeight - element.clientHeight}px`)"""

OFF_SCREEN = """(element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
}"""

UNDER_A_DIAL = """() => {
  const words = [];
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest('.dial, .sr-only, svg') || !parent.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) words.push([node.data.trim(), box]);
  }
  return [...document.querySelectorAll('main .dial')].flatMap((dial) => {
    const { left, top, width } = dial.getBoundingClientRect();
    const [x, y, r] = [left + width / 2, top + width / 2, width / 2];
    const covers = (box) => {
      const dx = Math.max(box.left - x, 0, x - box.right);
      const dy = Math.max(box.top - y, 0, y - box.bottom);
      return Math.hypot(dx, dy) < r - 1;
    };
    return words.filter(([, box]) => covers(box)).map(([word]) => word);
  });
}"""
"""The words of the board that lie under a dial of hit points."""


def sit_down(visit, site, game: str, size: tuple[int, int], settings: dict | None = None, **setup) -> Page:
    width, height = size
    kept = json.dumps(AT_ONCE | (settings or {}))

    def prepare(page: Page) -> None:
        page.add_init_script(f"localStorage['longbox.settings'] ??= '{kept}'")

    table = site.lay_out(game, PERSON, *([] if game == "champions" else [COMPUTER]), **setup)
    page = visit(site.seat_link(table), width=width, height=height, prepare=prepare)
    expect(page.locator(".prompt")).to_be_visible()
    return page


def rest_on(page: Page, handle: str, x: float, y: float) -> Locator:
    """Rest the mouse on a card; once more where the one before was still sinking back over it."""
    peek = page.locator(f"[data-peek='{handle}']")
    page.mouse.move(x, y)
    try:
        peek.wait_for(timeout=5_000)
    except PlaywrightTimeout:
        page.mouse.move(2, 2)
        expect(page.locator(".peek")).to_have_count(0)
        page.mouse.move(x, y)
    expect(peek).to_be_visible()
    return peek


@pytest.mark.parametrize("size", LARGE)
@pytest.mark.parametrize("game", GAMES)
def test_a_card_under_the_mouse_is_shown_whole_and_nothing_of_it_is_cut(visit, site, game, size):
    page = sit_down(visit, site, game, size)
    player = Player(page)
    player.play(4)
    expect(page.locator(".prompt")).to_be_visible()
    page.mouse.move(2, 2)
    player.settle()
    cards = page.evaluate(IN_SIGHT)
    assert len(cards) > 5
    for handle, x, y in cards:
        peek = rest_on(page, handle, x, y)
        name = peek.locator(".name").inner_text()
        assert not peek.evaluate(OFF_SCREEN), name
        assert peek.evaluate(CLIPPED) == [], name
        assert page.locator(".reader").evaluate(CLIPPED) == [], name
        assert peek.locator(".card").bounding_box()["width"] >= 340, name
    page.mouse.move(2, 2)
    expect(page.locator(".peek")).to_have_count(0)


@pytest.mark.parametrize("size", LARGE)
@pytest.mark.parametrize("game", GAMES)
def test_not_even_the_longest_texts_are_cut(visit, game, size):
    width, height = size
    for card in sorted(longbox.cards(game), key=lambda card: -len(card.text))[:LONGEST]:
        page = visit(f"/cards/{game}:{card.id}", width=width, height=height)
        large = page.locator("article.card.lg")
        expect(large.locator(".rules p").last).to_be_visible()
        page.evaluate("document.fonts.ready")
        assert large.evaluate(CLIPPED) == [], card.name
        page.context.close()


@pytest.mark.parametrize("size", LARGE)
def test_a_card_that_the_rail_has_no_room_for_is_not_cut_there_but_read_large(visit, site, size):
    page = sit_down(visit, site, "vs", size)
    Player(page).play(4)
    long = page.get_by_role("group", name="Your hand").locator(".live").first
    long.hover()
    reader = page.locator(".reader")
    expect(reader).to_be_visible()
    page.evaluate("document.querySelector('.rail').style.height = '150px'")
    expect(reader.get_by_role("button", name="Read it large").last).to_be_visible()
    expect(reader.locator("p")).to_have_count(0)
    assert reader.evaluate(CLIPPED) == []
    page.keyboard.press("r")
    expect(page.locator("dialog article.card.lg")).to_be_visible()


def test_a_phone_on_its_side_shows_a_card_as_high_as_it_is(visit, site):
    page = sit_down(visit, site, "legendary", (844, 390))
    page.locator("main .live").first.click(button="right")
    sheet = page.locator("dialog article.card.lg")
    expect(sheet).to_be_visible()
    place = sheet.bounding_box()
    assert place["width"] >= 250
    assert place["y"] + place["height"] <= 390
    expect(page.get_by_role("button", name="Close")).to_be_in_viewport(ratio=1)


def test_a_right_click_opens_a_card_to_stay(visit, site):
    page = sit_down(visit, site, "legendary", (1280, 720))
    page.locator("main .live").first.click(button="right")
    sheet = page.locator("dialog article.card.lg")
    expect(sheet).to_be_visible()
    expect(page.locator(".peek")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_who_wants_it_has_the_text_on_cards_that_are_large_enough(visit, site):
    page = sit_down(visit, site, "legendary", (1440, 900), mastermind="red-skull")
    expect(page.locator(".on-card")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("print their text on cards that are large enough").check()
    page.keyboard.press("Escape")
    printed = page.locator(".live", has_text="Red Skull").locator(".on-card")
    expect(printed).to_be_visible()
    cut = page.locator(".on-card.fits").evaluate_all(
        "(texts) => texts.filter((text) => text.scrollHeight > text.clientHeight).map((text) => text.textContent)"
    )
    assert cut == []
    small = page.locator(".on-card.fits").evaluate_all(
        "(texts) => texts.filter((text) => parseFloat(getComputedStyle(text).fontSize) < 9).length"
    )
    assert small == 0


def test_who_does_not_want_it_sees_no_large_card(visit, site):
    page = sit_down(visit, site, "champions", (1280, 720), {"peek": False})
    card = page.locator("main .live").first
    card.hover()
    expect(page.locator(".reader")).to_be_visible()
    # By then a card would be shown: longer than it takes to rest.
    page.wait_for_timeout(700)
    expect(page.locator(".peek")).to_have_count(0)


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_no_dial_covers_a_word(visit, site, size):
    page = sit_down(visit, site, "champions", size)
    assert page.evaluate(UNDER_A_DIAL) == []
    page.locator("[data-gather]").click()
    page.get_by_role("button", name="Change form").click()
    expect(page.locator(".live", has=page.get_by_label("Spider-Man")).first).to_be_visible()
    assert page.evaluate(UNDER_A_DIAL) == []


def test_how_to_read_a_card_is_said_once(visit, site):
    page = sit_down(visit, site, "champions", (1440, 900), {"lessons": True, "learned": ["champions/opening"]})
    lesson = page.get_by_role("complementary", name="New: Read any card")
    expect(lesson).to_contain_text("long press")
    page.keyboard.press("Escape")
    expect(lesson).to_have_count(0)
    page.reload()
    expect(page.locator(".prompt")).to_be_visible()
    expect(lesson).to_have_count(0)
    assert "table/reading" in page.evaluate("localStorage.getItem('longbox.settings')")
