"""How cards are drawn, seen in a browser: no name is clipped, and every picture is there."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import longbox

SHOW_ALL = """async () => {
  for (const place of document.querySelectorAll('main li')) place.style.contentVisibility = 'visible';
  await document.fonts.ready;
}"""
SPILLING = """() => [...document.querySelectorAll('.card .masthead')].flatMap((band) => {
  const words = document.createRange();
  words.selectNodeContents(band.querySelector('.name'));
  const [name, room] = [words.getBoundingClientRect(), band.getBoundingClientRect()];
  return name.right > room.right + 1 || name.left < room.left - 1 ? [band.textContent] : [];
})"""
MISSING = """() => [...document.querySelectorAll('.card use')].map((use) => use.getAttribute('href'))
  .filter((href) => !document.querySelector(href))"""


@pytest.mark.parametrize("game", longbox.games())
def test_every_name_fits_its_card_and_every_picture_is_in_the_sprite(visit, game):
    cards = longbox.cards(game)
    page = visit(f"/cards/{game}:{cards[0].id}")
    expect(page.locator("article.card.lg")).to_be_visible()
    expect(page.locator("main li .card .masthead")).to_have_count(len(cards))
    expect(page.locator("svg.sprite")).to_have_count(1)
    page.evaluate(SHOW_ALL)
    assert page.evaluate(SPILLING) == []
    assert page.evaluate(MISSING) == []
