"""Computer players by name."""

import pytest

import longbox
from longbox import players


def test_players_are_named_from_the_weakest_to_the_strongest_and_then_by_level():
    assert players.names() == ("random", "greedy", "search", "easy", "normal", "hard")


def test_people_choose_a_level():
    assert players.levels() == ("easy", "normal", "hard")
    assert players.USUAL_LEVEL in players.levels()


@pytest.mark.parametrize(("wrong", "right"), [("gredy", "greedy"), ("hart", "hard")])
def test_a_wrong_name_is_put_right(wrong, right):
    with pytest.raises(longbox.SetupError, match=f"Did you mean '{right}'"):
        players.player(wrong)
