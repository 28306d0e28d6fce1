"""What differs from game to game in the terminal: the board and its legend (`clients/<game>/board.py`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from rich.console import RenderableType
from rich.text import Text

from longbox.clients import part_of
from longbox.languages import said
from longbox.seen import Seen
from longbox.terminal.tiles import Marks

if TYPE_CHECKING:
    import longbox


class Board(NamedTuple):
    """One game in the terminal."""

    blurb: str
    """What it is, in a few words, for the menu: a message."""
    draw: Callable[[Seen, Marks, int], RenderableType]
    legend: Callable[[], Text]
    """What the symbols of the board mean."""
    words: Mapping[str, str]
    """What kinds of cards, aspects, resources and icons are called: messages by their names."""
    all_of: str = ""
    """The verb of options that players often take all at once."""

    def called(self, name: str) -> str:
        """What something that the facts of cards name is called; what has a name of its own stays as it is."""
        return said(self.words[name]) if name in self.words else name

    def kind(self, card: longbox.CardInfo) -> str:
        """What a card is; the side that is played may have a word of its own for that: "villains hero"."""
        own = f"{card.facts.get('tongue', '')} {card.kind}"
        return self.called(own if own in self.words else card.kind)


def board_of(game: str) -> Board:
    return part_of(game, "board", Board)
