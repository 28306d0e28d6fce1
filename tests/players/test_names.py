"""Computer players by name."""

import pytest

import longbox
from longbox import players


def test_players_are_named_from_the_weakest_to_the_strongest():
    assert players.names() == ("random", "greedy")


def test_a_wrong_name_is_put_right():
    with pytest.raises(longbox.SetupError, match="Did you mean 'greedy'"):
        players.player("gredy")
