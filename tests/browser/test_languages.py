"""The page in the made-up language that marks all that it says: no plain English is on any screen but names."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import longbox
from browser.player import Player
from browser.site import COMPUTER, PERSON, play_at_once
from languages.marked import names_of
from longbox.languages.marking import unmarked
from longbox.terminal.forms import for_players, player_counts

PATIENCE_S = 500
READ = """() => {
  const told = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const holder = walker.currentNode.parentElement;
    if (holder && !holder.closest('script, style, kbd, code, [lang=en], [translate=no]')) {
      told.add(walker.currentNode.textContent.trim());
    }
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    if (element.closest('[lang=en], [translate=no]')) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) told.add(element.getAttribute(name) ?? '');
  }
  told.add(document.title);
  return [...told].filter((text) => /[A-Za-z]{2}/.test(text));
}"""
"""All that can be read or is read out, but for what a visitor types and keys that are pressed."""
NAMES = {"Longbox", "LONGBOX", "game-icons.net", "CC BY", "Compiled Rulebook", "MCU Giant-Sized Issue", "II", "III"}
"""Names of programs, sites, licences and books, and numbers of stages."""
NAMED = ("decks", "heroes", "villains", "henchmen", "mastermind", "scheme", "scenario", "modular", "expansions")
"""Lines of set-ups whose choices are names."""
RULE = re.compile(r"\b[A-Z]{2}-[A-Z0-9]+-\d+")


def names(*games: str) -> set[str]:
    """What no language changes: the names of cards, sets, decks, groups and games."""
    titles = {longbox.about(game).title for game in longbox.games()}
    items = [item for game in games for item in longbox.setup(game) if item.name in NAMED]
    chosen = {str(choice) for item in items for choice in item.choices}
    chosen |= {card.set for game in games for card in longbox.cards(game)}
    spelled = {" ".join(word if word in SMALL else word.capitalize() for word in one.split("-")) for one in chosen}
    spelled |= {deck.name for game in games for deck in longbox.ready_decks(game).values()}
    return NAMES | titles | spelled | {name for game in games for name in names_of(game)}


SMALL = {"of", "the", "to", "with", "upon", "on", "by"}


def plain_words(page: Page, known: set[str]) -> dict[str, list[str]]:
    """The texts on the screen in which there is a word that is not marked, with these words."""
    read = {text: unmarked(RULE.sub("", text), known) for text in page.evaluate(READ)}
    return {text: words for text, words in read.items() if words}


@pytest.mark.parametrize("game", longbox.games())
def test_a_whole_match_in_another_language(visit, site, game):
    players = min(player_counts(game))
    table = site.lay_out(game, PERSON, *[COMPUTER] * (players - 1), **for_players(game, {}, players))
    link = site.seat_link(table).replace("#", "?language=xx#")
    page = visit(link, prepare=play_at_once, width=1100, height=700)
    expect(page.locator(".prompt")).to_be_visible()
    known = names(game)
    player = Player(page)
    found: dict[str, list[str]] = {}
    while not player.over:
        player.play(5, seconds=PATIENCE_S)
        found |= plain_words(page, known)
    assert found == {}


PAGES = ["/", "/cards", "/rules", "/decks", "/replays", *[f"/setup/{game}" for game in longbox.games()]]


@pytest.mark.parametrize("path", PAGES)
def test_every_page_in_another_language(visit, path):
    page = visit(f"{path}?language=xx")
    expect(page.locator("h1, h2").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert plain_words(page, names(*longbox.games())) == {}
