"""What clients know of a game lies in its folder, and in every folder the same parts."""

from importlib import import_module
from pkgutil import iter_modules

import pytest

import longbox
from longbox import clients

PARTS = {"board", "curves", "deck_formats", "flags", "headline", "interests", "judge", "ladder", "story"}

every_game = pytest.mark.parametrize("game", longbox.games())


def test_every_game_has_a_folder_and_nothing_else_lies_beside_them() -> None:
    found = {entry.name: entry.ispkg for entry in iter_modules(clients.__path__)}
    assert found == dict.fromkeys(longbox.games(), True)


@every_game
def test_a_folder_has_the_same_parts_as_the_others(game: str) -> None:
    folder = import_module(f"longbox.clients.{game}")
    assert {entry.name for entry in iter_modules(folder.__path__)} == PARTS


@every_game
@pytest.mark.parametrize("part", sorted(PARTS))
def test_a_part_has_one_constant_of_its_name(game: str, part: str) -> None:
    assert clients.part_of(game, part, object) is not None


def test_a_part_of_the_wrong_kind_is_refused() -> None:
    with pytest.raises(AssertionError, match=r"STORY of .* is a Templates, not a str"):
        clients.part_of(longbox.games()[0], "story", str)
