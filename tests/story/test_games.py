"""The stories of whole games."""

import random
import re
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import pytest

import longbox
from longbox.engine.events import EventKind
from longbox.story import CardPart, tell, words_of

every_game = pytest.mark.parametrize("game", longbox.games())


def told_events(game: str) -> set[str]:
    """The names of all events of a game that players are told about."""
    package = import_module(f"longbox.games.{game}")
    modules = [import_module(found.name) for found in walk_packages(package.__path__, f"{package.__name__}.")]
    kinds = [value for module in modules for value in vars(module).values() if isinstance(value, EventKind)]
    return {kind.name for kind in kinds if not kind.quiet}


def random_match(game: str, seed: int, **setup: Any) -> longbox.Match:
    rng = random.Random(seed)
    match = longbox.deal(game, seed=seed, **setup)
    while match.decision is not None:
        match.choose(rng.randrange(len(match.decision.options)))
    return match


@every_game
def test_everything_that_can_happen_has_words(game: str) -> None:
    events = told_events(game)
    assert events
    assert events - set(words_of(game)) == set(), f"give these events words in story/games/{game}.py"


@every_game
def test_there_are_no_words_for_what_never_happens(game: str) -> None:
    named = {key.partition("/")[0] for key in words_of(game)}
    assert named - told_events(game) == set()


@every_game
def test_the_story_is_made_of_sentences(game: str) -> None:
    match = random_match(game, seed=3)
    for seat in (None, 0):
        lines = tell(match, seat)
        assert any(line.heading for line in lines)
        for line in lines:
            assert line.heading or line.text.endswith((".", "!", "?"))
            assert line.text[0] == line.text[0].upper()
            assert not set("{}|[]") & set(line.text)


@every_game
def test_cards_of_the_story_can_be_looked_up(game: str) -> None:
    known = {card.id: card.name for card in longbox.cards(game)}
    parts = [part for line in tell(random_match(game, seed=4), 0) for part in line.parts]
    cards = [part for part in parts if isinstance(part, CardPart)]
    assert cards
    assert all(known[card.id] == card.name for card in cards)


@every_game
def test_a_story_can_be_told_bit_by_bit(game: str) -> None:
    match = random_match(game, seed=5)
    late = tell(match, 0, since=len(match.history) // 2)
    assert len(late) > 10
    assert late[-10:] == tell(match, 0)[-10:]


LAST_LINES = {
    "LG-LOSE-01": r"escapes( with .*)?!$",
    "MC-WIN-02": r"threat on .*\((\d+) of (\d+)\)\.$",
    "MC-WIN-03": r"is out of the game!$",
    "VS-WIN-01": r"KO’d",
}
"""What ends a game by each of these rules is the last that is told of it."""


@pytest.mark.parametrize(
    ("game", "setup", "seed"),
    [
        *(("legendary", {"scheme": "negative-zone-prison-breakout", "mastermind": "loki"}, seed) for seed in (1, 2)),
        *(("champions", {}, seed) for seed in (1, 4)),
        *(("vs", {}, seed) for seed in (1, 2)),
    ],
)
def test_what_ended_a_game_is_the_last_that_is_told(game: str, setup: dict[str, str], seed: int) -> None:
    match = random_match(game, seed, **setup)
    last = tell(match, 0)[-1].text
    found = re.search(LAST_LINES[match.result.rule], last)
    assert found, f"{match.result.reason} does not follow from {last!r}"
    if match.result.rule == "MC-WIN-02":
        assert int(found[1]) >= int(found[2])
