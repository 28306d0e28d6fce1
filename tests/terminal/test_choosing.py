"""What players type, and what it means."""

import pytest

from longbox.terminal.choosing import Command, Several, Take, Unclear, meaning

OPTIONS = [
    "Play Backflip",
    "Play Black Cat",
    "Play Black Cat",
    "Attack Rhino with Spider-Man",
    "Flip to Peter Parker",
    "End the turn",
]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        pytest.param("1", Take(0), id="a number"),
        pytest.param(" 6 ", Take(5), id="a number with blanks"),
        pytest.param("backflip", Take(0), id="part of a name, in small letters"),
        pytest.param("spider man", Take(3), id="a name without its dash"),
        pytest.param("attack spider", Take(3), id="words apart"),
        pytest.param("black cat", Take(1), id="copies of one card are all the same"),
        pytest.param("end the turn", Take(5), id="a whole label"),
        pytest.param("play", Several((0, 1, 2)), id="a verb that fits several"),
        pytest.param("u", Command("u"), id="undo"),
        pytest.param("UNDO", Command("u"), id="undo, spelt out"),
        pytest.param("?", Command("?"), id="help"),
        pytest.param("? rhino", Command("?", "rhino"), id="reading a card"),
        pytest.param("?rhino", Command("?", "rhino"), id="reading a card without a blank"),
        pytest.param("help rhino", Command("?", "rhino"), id="reading a card, spelt out"),
        pytest.param("why black cat", Command("why", "black cat"), id="asking why not"),
        pytest.param("q", Command("q"), id="quit"),
    ],
)
def test_what_is_typed_is_understood(typed: str, meant: object) -> None:
    assert meaning(typed, OPTIONS) == meant


@pytest.mark.parametrize("typed", ["0", "7", "-1", "99999999999999999999"])
def test_a_number_that_is_not_offered_is_refused_with_the_range(typed: str) -> None:
    meant = meaning(typed, OPTIONS)
    assert isinstance(meant, Unclear)
    assert "from 1 to 6" in meant.text


def test_words_that_fit_nothing_get_a_suggestion() -> None:
    meant = meaning("play backfilp", OPTIONS)
    assert isinstance(meant, Unclear)
    assert "Play Backflip" in meant.text


def test_enter_takes_the_only_option_and_no_other() -> None:
    assert meaning("", ["Pass"]) == Take(0)
    assert isinstance(meaning("", OPTIONS), Unclear)


def test_a_card_called_like_a_command_can_still_be_named() -> None:
    assert meaning("log cabin", ["Play Log Cabin", "Pass"]) == Take(0)


def test_an_exact_name_beats_longer_ones() -> None:
    assert meaning("thor", ["Thor", "Thor Girl"]) == Take(0)
