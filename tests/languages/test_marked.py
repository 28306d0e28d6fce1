"""Random games in the made-up language: what is left in plain letters is a name, or was not handed to a language."""

from __future__ import annotations

import pytest

import longbox
from languages.marked import plain_words


@pytest.mark.parametrize("game", longbox.games())
def test_whatever_is_read_of_a_game_and_its_matches_is_said_in_the_language_that_is_spoken(game):
    assert {word: said[0] for word, said in plain_words(game, 4).items()} == {}
