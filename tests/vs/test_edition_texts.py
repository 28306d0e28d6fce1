"""What cards say follows the book that is played, as what they do does (`test_editions.py` plays it)."""

import pytest

import longbox
from longbox.games.vs.table.cards import VsCard
from longbox.games.vs.table.editions import EDITIONS, MARVEL_BATTLES, MCU
from longbox.registry import rules_of

from .test_editions import books

LETHAL_BY_WOUND = "Lethal: A defending supporting character that Gamora wounds is KO'd."
LETHAL_BY_STUN = "Lethal: An enemy supporting character that Gamora stuns while attacking is KO'd."
NULLIFY = "Nullify: When Cosmo appears, an enemy character loses its keyword and super powers and can't gain any until"
ALL_FOUR = "Pays [Energy], [Intellect], [Might] or [Skill] for a power of a character of the Avengers."


def tongue(book):
    return longbox.deal("vs", rules=book).tongue


def says(name, book):
    """The last line of a supporting character, or of a card that is none, at a table that plays by a book."""
    cards = longbox.cards("vs", tongue(book))
    return next(card for card in cards if card.name == name and card.kind != "main character").text.splitlines()[-1]


def means(id, book):
    return next(term.text for term in longbox.glossary("vs", tongue(book)) if term.id == id)


@pytest.mark.rule("VS-SCOPE-01")
def test_a_table_speaks_as_its_book_does():
    assert [tongue(book) for book in EDITIONS] == ["", MARVEL_BATTLES, MCU] == list(rules_of("vs").tongues)


@pytest.mark.rule("VS-KEYWORD-21", "VS-KEYWORD-22")
@books(compiled=LETHAL_BY_WOUND, marvel_battles=LETHAL_BY_STUN, mcu=LETHAL_BY_WOUND)
def test_lethal_says_what_it_takes(book, expected):
    assert says("Gamora", book) == expected
    assert ("stuns" in means("lethal", book)) == EDITIONS[book].lethal_by_stun


@pytest.mark.rule("VS-KEYWORD-31", "VS-SCOPE-07")
@books(
    compiled="the turn ends or Cosmo is stunned or out of play.",
    marvel_battles="Cosmo is stunned or out of play.",
    mcu="the turn ends or Cosmo is stunned or out of play.",
)
def test_nullify_says_how_long_it_lasts(book, expected):
    assert says("Cosmo", book) == f"{NULLIFY} {expected}"
    assert ("this turn" in means("nullify", book)) != EDITIONS[book].nullify_outlasts_the_turn


@pytest.mark.rule("VS-LOCATION-09", "VS-LOCATION-10", "VS-LOCATION-11")
@books(compiled=ALL_FOUR, marvel_battles="Pays any symbol for a power of a character of the Avengers.", mcu=ALL_FOUR)
def test_a_special_location_says_what_it_pays(book, expected):
    assert says("Avengers Mansion", book) == expected
    assert says("Academy", book) == "Pays [Intellect] for a power."


@pytest.mark.rule("VS-LOCATION-09", "VS-LOCATION-10")
@books(compiled="Pays [Skill] for", marvel_battles="Pays any symbol for", mcu="Pays [Skill] for")
def test_a_special_location_that_lists_less_pays_more_by_the_first_book(book, expected):
    hangar = VsCard("Hangar", "location", traits=("Avengers",), names=frozenset(("Hangar",)), symbols=("Skill",))
    rules = rules_of("vs")
    assert rules.text(hangar, rules.tongues[tongue(book)]) == f"{expected} a power of a character of the Avengers."


@pytest.mark.rule("VS-KEYWORD-30")
@pytest.mark.parametrize("book", EDITIONS)
def test_whom_hope_summers_takes_after_is_played_and_told_alike_by_all_books(book):
    said = "Mutant Power Duplication: Hope Summers has all powers printed on other face-up X-Men supporting characters"
    assert says("Hope Summers", book) == f"{said} on your side."


@pytest.mark.parametrize("book", EDITIONS)
def test_no_other_text_depends_on_the_book(book):
    usual = {card.id: card.text for card in longbox.cards("vs")}
    differing = {card.name for card in longbox.cards("vs", tongue(book)) if card.text != usual[card.id]}
    special = {card.name for card in longbox.cards("vs") if card.kind == "location" and card.traits}
    assert differing == ({"Gamora", "Cosmo", "Punisher", "Drax"} | special if book == MARVEL_BATTLES else set())
