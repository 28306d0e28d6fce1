"""Cards on a board: small tiles of two lines behind an edge in their colour, laid side by side in rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from longbox.terminal.palette import EDGE, EXHAUSTED
from longbox.terminal.seen import SeenCard

LABEL = 10
"""The width of the label in front of a row."""
NARROWEST = 15
"""A tile narrower than this can't be read; rows break instead."""


class Marks(NamedTuple):
    """Which cards a player can choose now, and which he has picked already, by handle."""

    can: frozenset[str] = frozenset()
    mine: frozenset[str] = frozenset()

    def style(self, card: SeenCard) -> str:
        if card["handle"] in self.mine:
            return "mine"
        if card["handle"] in self.can:
            return "can"
        return "soft" if card.get("exhausted") else "title"


class Tile(NamedTuple):
    """A card as drawn: the colour of its edge, its name and its numbers."""

    edge: str
    name: Text
    numbers: Text


def tile(card: SeenCard, marks: Marks, numbers: Text | str = "", edge: str = "grey") -> Tile:
    """A card in view. One that lies hidden is only a back."""
    name = Text(card.get("name", "face down"), style=marks.style(card))
    numbers = numbers if isinstance(numbers, Text) else Text(numbers, style="pencil")
    if card.get("exhausted"):
        numbers = Text.assemble((f"{EXHAUSTED} ", "pencil"), numbers)
    return Tile(edge, name, numbers)


def row(label: str, tiles: Sequence[Tile | None], width: int, across: int = 0, note: str = "") -> list[Text]:
    """A labelled row of tiles, broken where the width ends. `None` is an empty space.

    `across`: how many stand side by side, where the row has that many spaces; else as many as are readable.
    """
    room = width - LABEL
    most = across or max(1, room // (NARROWEST + 3))
    wide = room // most
    lines: list[Text] = []
    for first in range(0, max(len(tiles), 1), most):
        line = tiles[first : first + most]
        heads = (label, note) if first == 0 else ("", "")
        for head, parts in zip(heads, (names(line), numbers(line)), strict=True):
            lines.append(one_line(head, parts, wide, "pencil"))
    return lines


def names(tiles: Sequence[Tile | None]) -> list[Text]:
    return [Text.assemble((EDGE, one.edge), one.name) if one else Text("·", style="pencil") for one in tiles]


def numbers(tiles: Sequence[Tile | None]) -> list[Text]:
    return [Text.assemble((EDGE, one.edge), one.numbers) if one else Text("") for one in tiles]


def one_line(label: str, parts: Sequence[Text], wide: int, style: str) -> Text:
    line = Text(no_wrap=True)
    line.append(fitted(Text(label, style=style), LABEL))
    for part in parts:
        line.append_text(fitted(part, wide))
    line.rstrip()
    return line


def fitted(text: Text, width: int) -> Text:
    """A text cut or padded to a width, with a blank at its end."""
    text = text.copy()
    text.truncate(width - 1, overflow="ellipsis", pad=True)
    text.append(" ")
    return text


def figure(symbol: str, value: object, style: str) -> Text:
    """A number with the shape that says what it means."""
    return Text.assemble((f"{symbol}{value}", style), " ")


def pile(label: str, count: int, top: str = "") -> Text:
    """A pile as a few words: "deck 41", "discards 8, Strength on top"."""
    said = Text.assemble((f"{label} ", "pencil"), (str(count), "title"))
    if top:
        said.append(f" ({top})", style="soft")
    return said


def spaced(parts: Sequence[Text], between: str = "   ") -> Text:
    """Parts of a line with space between them."""
    return Text(between).join(part for part in parts if part)
