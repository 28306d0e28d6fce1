"""Every card has a picture that was chosen for it: by its id, or by the character whose name it bears."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import longbox

PAGE = Path(__file__).parent.parent / "web/src"
CHARACTERS = PAGE / "cards/pictures/characters.ts"
ENTRY = re.compile(r"^\s+(?:'([^']+)'|\"([^\"]+)\"|(\w+)): '[a-z0-9-]+ [a-z]+", re.MULTILINE)


def pictures(game: str) -> Path:
    return PAGE / "games" / game / "pictures.ts"


def pictured(file: Path) -> set[str]:
    """The ids or names that a file of pictures has an entry for."""
    return {"".join(found) for found in ENTRY.findall(file.read_text())}


@pytest.mark.parametrize("game", longbox.games())
def test_no_card_makes_do_with_the_picture_of_its_kind(game: str) -> None:
    cards, characters = pictured(pictures(game)), pictured(CHARACTERS)
    bare = [card.id for card in longbox.cards(game) if card.id not in cards and card.name not in characters]
    assert not bare, f"Choose pictures for {', '.join(bare)}: a line each in {pictures(game)}."


@pytest.mark.parametrize("game", longbox.games())
def test_no_picture_is_left_of_a_card_that_is_gone(game: str) -> None:
    gone = pictured(pictures(game)) - {card.id for card in longbox.cards(game)}
    assert not gone, f"{pictures(game)} has pictures of {', '.join(sorted(gone))}, but there are no such cards."
