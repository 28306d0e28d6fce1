"""What is said of a table in another language: all of it but names. Random games look at the rest
(`tests/languages/marked.py`)."""

import pytest

import longbox
from longbox.engine.labels import labels
from longbox.engine.zones import MAX_SEATS
from longbox.games.champions import RULES
from longbox.games.champions.table import names
from longbox.games.champions.table.zones import ZONES
from longbox.languages import speaking
from longbox.languages.marking import unmarked

from .test_hard_cards import drones

DECK = longbox.ready_decks("champions")["spider-man-justice"]
NAMES = {card.name for card in longbox.cards("champions")}


def plain(texts, *typed):
    """The words that another language would leave in English; what somebody typed and names are none."""
    return [word for text in texts for word in unmarked(text, {*NAMES, *typed})]


WRONG_SETUPS = [
    {"heroes": ["spider-man", "spider-man"]},
    {"first": 3},
    {"modular": ["bomb-scare"], "random_modular": 5},
    {"decks": ["spider-man-justice"], "aspects": ["justice"]},
    {"heroes": ["spider-man", "she-hulk"], "decks": ["spider-man-justice"]},
    {"heroes": ["spider-man", "she-hulk"], "aspects": ["justice"]},
    {"heroes": ["she-hulk"], "decks": ["spider-man-justice"]},
]


@pytest.mark.parametrize("chosen", WRONG_SETUPS)
def test_what_is_wrong_with_a_set_up(chosen):
    with speaking("xx"):
        problems = longbox.check("champions", **chosen)
        said = [text for problem in problems for text in (problem.text, problem.cure)]
    assert problems
    assert plain(said, DECK.name) == []


WRONG_DECKS = [
    "1 Wepbons Guy\n1 Nobody",
    "Hero: Howard",
    "Hero: Spider-Man\n1 Backflip\n4 Uppercut\n3 For Justice!\n1 Legal Practice\n2 Spider-Man\n2 Nick Fury",
    "Hero: Spider-Man\n60 Genius\n9 Spider-Tracer\n1 Rhino",
]


@pytest.mark.parametrize("listed", WRONG_DECKS)
def test_what_is_wrong_with_a_deck(listed):
    deck = longbox.Deck.parse(listed, game="champions", name="mine")
    with speaking("xx"):
        problems = RULES.deck_problems(deck)
        said = [text for problem in problems for text in (problem.text, problem.cure)]
    assert problems
    assert plain(said, "Wepbons Guy", "Nobody", "Howard") == []


@pytest.mark.parametrize("written", ['{"slots": 1}', "{", "<deck", "<deal/>", '<deck game="1"/>', "<!DOCTYPE deck>"])
def test_why_a_deck_of_another_program_can_not_be_read(written):
    with speaking("xx"), pytest.raises(longbox.SetupError) as refused:
        longbox.Deck.parse(written, game="champions")
    reasons = ("Expecting property name enclosed in double quotes", "unclosed token: line", "column", "deal")
    assert plain([str(refused.value)], *reasons) == []


def test_every_place_of_a_card_has_its_words():
    of_seats = {kind.name for kind in ZONES.kinds if kind.spread == MAX_SEATS}
    assert set(names.YOUR_PLACES) == set(names.PLACES_OF_OTHERS) == of_seats
    assert set(names.COMMON_PLACES) == {kind.name for kind in ZONES.kinds} - of_seats


def test_cards_of_one_name_are_set_apart(duo):
    duo.you(minions=["Hydra Bomber"])
    duo.partner(minions=["Hydra Bomber"])
    duo.look_again()
    with speaking("xx"):
        said = labels(duo.game, duo.decision)
    assert any("·" in label for label in said)
    assert plain(said) == []


def test_who_lies_face_down_is_a_drone_in_any_language(solo):
    drones(solo, deck=["Mockingbird", "Blank", "Blank"])
    with speaking("xx"):
        said = labels(solo.game, solo.decision)
    assert "Åŧŧåçķ ŵîŧĥ Spider-Man: Ðřöñé" in said
