"""The board of Marvel Champions: everything has its place, and stays there on every screen."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.player import Player
from browser.site import COMPUTER, PERSON, play_at_once

SCREENS = [(1440, 900), (1280, 720), (1920, 1080), (1024, 768), (390, 844)]
OUTSIDE = """() => {
  const found = [];
  const drawn = '.card, .dial, .zone-label, .note, .pile-label, h2, button';
  for (const frame of document.querySelectorAll('.champions .frame')) {
    const panel = frame.getBoundingClientRect();
    for (const part of frame.querySelectorAll(drawn)) {
      const box = part.getBoundingClientRect();
      const out = [panel.left - box.left, panel.top - box.top, box.right - panel.right, box.bottom - panel.bottom];
      if (box.width && Math.max(...out) > 3) found.push(`${frame.ariaLabel}: ${part.ariaLabel ?? part.textContent}`);
    }
    const labels = [...frame.querySelectorAll('.zone-label')].map((label) => {
      const words = document.createRange();
      words.selectNodeContents(label);
      return [label.textContent, words.getBoundingClientRect()];
    });
    for (const [one, a] of labels)
      for (const [other, b] of labels)
        if (a.left < b.left && b.left < a.right - 1 && a.top < b.bottom && b.top < a.bottom)
          found.push(`${one} runs into ${other}`);
  }
  const board = document.querySelector('.champions').getBoundingClientRect();
  for (const card of document.querySelectorAll('.hand .card')) {
    const box = card.getBoundingClientRect();
    if (box.left < board.left - 3 || box.right > board.right + 3) found.push(`hand: ${card.ariaLabel}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
  return found;
}"""
"""What sticks out of its panel or off the board by more than an inked line, and labels that run into each other."""
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""A board that has got another size lays itself out in steps, each as large as the one around it allows."""


def sit_down(visit, site, *heroes: str, scenario: str = "rhino") -> Page:
    """Play the first of the heroes; computer players have the others."""
    seats = [PERSON, *[COMPUTER] * (len(heroes) - 1)]
    table = site.lay_out("champions", *seats, heroes=list(heroes), scenario=scenario)
    page = visit(site.seat_link(table), prepare=play_at_once)
    expect(page.get_by_role("region", name="Your decision")).to_be_visible()
    return page


def test_the_villain_the_scheme_and_the_heroes_lie_where_their_players_know_them(visit, site):
    page = sit_down(visit, site, "spider-man", "captain-marvel")
    villain = page.get_by_role("region", name="The villain")
    expect(villain.get_by_role("img", name="28 of 28 hit points", exact=True)).to_be_visible()
    expect(villain).to_contain_text("Main scheme")
    expect(villain).to_contain_text("next villain phase: at least 4")
    yours = page.get_by_role("region", name="Your hero")
    expect(yours.get_by_role("img", name="10 of 10 hit points", exact=True)).to_be_visible()
    expect(yours).to_contain_text("Allies 0 of 3")
    partner = page.get_by_role("region", name="Computer", exact=True)
    expect(partner.get_by_role("img", name="12 of 12 hit points", exact=True)).to_be_visible()
    expect(page.get_by_role("region", name="What the next villain phase brings you")).to_contain_text("Rhino schemes")
    expect(page.get_by_role("region", name="Hand").locator("[data-handle]")).to_have_count(6)


def test_discards_and_open_hands_can_be_looked_through(visit, site):
    page = sit_down(visit, site, "spider-man", "captain-marvel")
    page.get_by_role("region", name="Hand").locator("[data-handle]").first.click()
    page.get_by_role("region", name="Your decision").get_by_role("button", name="Discard").click()
    page.get_by_role("region", name="Your hero").get_by_role("button", name="Look through 1 discards").click()
    discards = page.get_by_role("region", name="Your discards")
    expect(discards.locator("[data-handle]")).to_have_count(1)
    page.get_by_role("button", name="Close Your discards").click()
    expect(discards).to_have_count(0)
    page.get_by_role("button", name="6 in hand: look at them").click()
    expect(page.get_by_role("region", name="Computer: hand").locator("[data-handle]")).to_have_count(6)


def test_the_same_board_stays_while_the_game_goes_on(visit, site):
    page = sit_down(visit, site, "spider-man")
    page.evaluate("document.querySelector('.champions').dataset.marked = 'by this test'")
    Player(page).play(6)
    expect(page.locator(".champions")).to_have_attribute("data-marked", "by this test")


def everything_fits(page: Page) -> None:
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        assert page.evaluate(OUTSIDE) == [], f"at {width} by {height}"
    page.set_viewport_size({"width": 1440, "height": 900})


def test_nothing_leaves_its_panel_on_any_screen(visit, site):
    page = sit_down(visit, site, "she-hulk", "spider-man", "captain-marvel", "iron-man", scenario="klaw")
    player = Player(page)
    for _ in range(2):
        player.play(6, seconds=200)
        everything_fits(page)


def test_a_boosted_scheme_fits_its_panel_on_any_screen(visit, site):
    page = sit_down(visit, site, "she-hulk")
    decision = page.get_by_role("region", name="Your decision")
    for answer in ("Keep this hand", "End your turn", "Keep all", "Pass"):
        decision.get_by_role("button", name=answer).click()
    expect(page.get_by_role("region", name="What is going on")).to_contain_text("boost")
    everything_fits(page)
