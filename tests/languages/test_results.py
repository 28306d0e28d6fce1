"""How a game ended is kept without a language, and said in that of each reader."""

from __future__ import annotations

import json

import pytest

import longbox
from longbox import headlines, saving
from longbox.engine import saves
from longbox.engine.language import Message, Player
from longbox.engine.tongue import Tongue
from longbox.languages import speaking
from longbox.languages.marking import unmarked
from longbox.registry import rules_of

from .marked import names_of

SHOWDOWN = Message("{who} has won", {"who": Player(1)}, "you have won")


def given_up(game: str, **setup: object) -> longbox.Match:
    """A match that nobody plays on."""
    match = longbox.deal(game, seed=3, **setup)
    for seat in range(match.seats):
        if match.result is None:
            match.concede(seat)
    return match


@pytest.mark.parametrize("game", longbox.games())
def test_a_result_is_said_in_the_language_of_whoever_reads_it(game):
    result = given_up(game).result
    assert result.reason.endswith("gave up")
    with speaking("xx"):
        assert unmarked(result.reason, names_of(game)) == []
    assert result.reason.endswith("gave up")


@pytest.mark.parametrize("game", longbox.games())
def test_a_position_that_is_over_is_read_back_with_its_result(game):
    match = given_up(game)
    plain = json.loads(json.dumps(saves.to_plain(match._game)))
    again = saves.from_plain(rules_of(game), plain)
    assert again.state.outcome == match.result
    assert again.state.outcome.reason == match.result.reason
    assert saves.digest(again) == match.digest


@pytest.mark.parametrize("game", longbox.games())
def test_a_result_is_kept_as_plain_data(game):
    match = given_up(game)
    kept = json.loads(json.dumps(saving.kept_result(game, match.result)))
    assert saving.read_result(game, kept) == match.result


@pytest.mark.parametrize("game", longbox.games())
def test_who_won_is_kept_for_readers_of_any_language(game):
    match = given_up(game)
    view = match.view(None)
    kept = json.loads(json.dumps(saving.kept_message(game, headlines.kept_outcome(view, match.result))))
    again = saving.read_message(game, kept)
    assert headlines.told(again, lambda seat: headlines.called(view, seat, ()), None) == headlines.outcome(
        view, match.result
    )
    with speaking("xx"):
        assert unmarked(headlines.told(again, lambda _: "Anna", None), ["Anna", *names_of(game)]) == []


def test_a_reason_that_was_kept_as_a_sentence_stays_one():
    kept = {"outcome": "loss", "winners": [], "villain_won": True, "best": None, "scores": [3, 4], "rule": ""}
    assert saving.read_result("legendary", kept | {"reason": "Player 2 gave up"}).reason == "Player 2 gave up"


@pytest.mark.parametrize("why", [["Goal", ["node", "no-such-card:0:0"], "", ""], ["Message"], 7, None])
def test_a_reason_that_this_version_can_not_read_is_left_out(why):
    kept = {"outcome": "loss", "winners": [], "villain_won": True, "best": None, "scores": [], "rule": "", "why": why}
    assert saving.read_result("legendary", kept).reason == ""


@pytest.mark.parametrize(("you", "told"), [(0, "Ben has won"), (1, "You have won"), (None, "Ben has won")])
def test_the_verb_goes_with_the_player(you, told):
    names = ["you" if seat == you else name for seat, name in enumerate(["Anna", "Ben"])]
    assert headlines.told(SHOWDOWN, names.__getitem__, you) == told


def test_a_message_that_counts_is_said_by_its_number():
    def wounds(number: int) -> str:
        return str(Message("{who}: {number} wound", {"who": "Thor", "number": number}, many="{who}: {number} wounds"))

    assert [wounds(number) for number in (0, 1, 2)] == ["Thor: 0 wounds", "Thor: 1 wound", "Thor: 2 wounds"]


def test_several_names_in_a_message_are_listed():
    assert str(Message("{doers} won", {"doers": ("Thor", Player(2), Message("a Drone"))})) == (
        "Thor, player 3 and a Drone won"
    )


def test_a_tongue_keeps_messages_in_the_words_of_its_table():
    other = Tongue({"Scheme": "Plot"}, {"the {Scheme} fails": "this {Scheme} has failed"})
    kept = other.kept("the {Scheme} fails")
    assert str(kept) == "this Plot has failed"
    with speaking("xx"):
        assert unmarked(str(kept), []) == []
    assert str(other.kept("{who} fails the {Scheme}", who=Player(0))) == "player 1 fails the Plot"
