"""A computer player knows what its seat knows: where only hidden cards differ, it chooses the same."""

from __future__ import annotations

import pytest

import longbox
from longbox.players.budget import Budget
from longbox.players.greedy import Greedy
from longbox.players.random import Random
from longbox.players.search import Search
from players.tables import positions

PLAYERS = {
    "random": lambda: Random(3),
    "greedy": lambda: Greedy(3, effort=150),
    "search": lambda: Search(3, budget=Budget(16)),
}


class Peeker:
    """A cheat, to show that cheats are found: it chooses by the cards themselves."""

    def choose(self, seat):
        return int(seat._match.digest, 16) % len(seat.decision.options)


def swayed(game, new_player):
    """How often a player's choice changes where nothing but what its seat can't know does."""
    changed = 0
    for match in positions(game, 8):
        seat = match.decision.seat
        chosen = new_player().choose(match.seat(seat))
        for seed in (1, 2):
            other = match.determinize(seat, seed)
            assert other.view(seat) == match.view(seat)
            changed += new_player().choose(other.seat(seat)) != chosen
    return changed


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("game", longbox.games())
def test_a_choice_does_not_depend_on_what_is_hidden(game, name):
    assert not swayed(game, PLAYERS[name])


@pytest.mark.parametrize("game", longbox.games())
def test_a_player_that_peeks_is_found_out(game):
    assert swayed(game, Peeker)


def test_hints_do_not_depend_on_what_is_hidden():
    search = Search(3, budget=Budget(16))
    for match in positions("vs", 4):
        seat = match.decision.seat
        assert search.hint(match.determinize(seat, 1).seat(seat)) == search.hint(match.seat(seat))


@pytest.mark.parametrize("game", longbox.games())
def test_a_seat_has_no_way_to_more(game):
    """What a player gets shows the view, the decision and samples of what may be; neither the match nor its seed."""
    seat = longbox.deal(game, seed=1).seat(0)
    assert {name for name in dir(seat) if not name.startswith("_")} == {
        "decision", "number", "sample", "steps", "view",
    }  # fmt: skip
    assert seat.sample(5).seed != 1
