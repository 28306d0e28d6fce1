"""Cards on a board: small tiles of two lines behind an edge in their colour, laid side by side in rows."""

from __future__ import annotations

from collections.abc import Sequence
from string import Formatter
from typing import NamedTuple

from rich.text import Text

from longbox.languages import said, spoken
from longbox.seen import SeenCard
from longbox.terminal.palette import EDGE, EXHAUSTED

LABEL = 10
"""The width of the label in front of a row."""
NARROWEST = 12
"""Tiles are at least so wide, so that rows look even."""


class Marks(NamedTuple):
    """Which cards a player can choose now, and which they have picked already, by handle."""

    can: frozenset[str] = frozenset()
    mine: frozenset[str] = frozenset()

    def style(self, card: SeenCard) -> str:
        if card["handle"] in self.mine:
            return "mine"
        if card["handle"] in self.can:
            return "can"
        return "soft" if card.get("exhausted") else "title"


class Tile(NamedTuple):
    """A card as drawn: the colour of its edge, its name, and a line or two about it."""

    edge: str
    lines: tuple[Text, ...]

    @property
    def width(self) -> int:
        """With its edge, and a gap to the next one."""
        return max(line.cell_len for line in self.lines) + 3

    def line(self, number: int) -> Text:
        return Text.assemble((EDGE, self.edge), self.lines[number]) if number < len(self.lines) else Text("")


def tile(card: SeenCard, marks: Marks, *lines: Text, edge: str = "grey") -> Tile:
    """A card in view, with lines about it. One that lies hidden is only a back."""
    name = Text(card.get("name") or said("face down"), style=marks.style(card))
    if card.get("exhausted"):
        name.append(f" {EXHAUSTED}", style="pencil")
    for line in lines:
        line.rstrip()
    return Tile(edge, (name, *lines))


def row(label: str, tiles: Sequence[Tile | None], width: int, across: int = 0) -> list[Text]:
    """A labelled row of tiles, broken where the width ends. `None` is an empty space.

    `across`: the row has so many spaces of one width; else every tile takes the room that it needs.
    """
    room = width - LABEL
    lines: list[Text] = []
    for line, wide in spaces(tiles, room, across) if across else flowing(tiles, room):
        for number in range(max(len(one.lines) if one else 1 for one in line)):
            parts = [one.line(number) if one else empty(number) for one in line]
            lines.append(one_line("" if lines else label, parts, wide))
    return lines or [one_line(label, [empty(0)], [room])]


def empty(number: int) -> Text:
    return Text("·" if number == 0 else "", style="pencil")


Line = tuple[Sequence[Tile | None], Sequence[int]]


def spaces(tiles: Sequence[Tile | None], room: int, across: int) -> list[Line]:
    rows = [tiles[first : first + across] for first in range(0, len(tiles), across)]
    return [(line, [room // across] * len(line)) for line in rows]


def flowing(tiles: Sequence[Tile | None], room: int) -> list[Line]:
    lines: list[tuple[list[Tile | None], list[int]]] = []
    for one in tiles:
        need = min(room, max(NARROWEST, one.width)) if one else NARROWEST
        if not lines or sum(lines[-1][1]) + need > room:
            lines.append(([], []))
        lines[-1][0].append(one)
        lines[-1][1].append(need)
    return list(lines)


def one_line(label: str, parts: Sequence[Text], wide: Sequence[int]) -> Text:
    line = Text(no_wrap=True)
    line.append(fitted(Text(label, style="pencil"), LABEL))
    for part, width in zip(parts, wide, strict=True):
        line.append_text(fitted(part, width))
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
    shown = Text.assemble((f"{label} ", "pencil"), (str(count), "title"))
    if top:
        shown.append(f" ({top})", style="soft")
    return shown


def worded(message: str, **parts: Text) -> Text:
    """A message of which some parts have styles of their own."""
    line = Text()
    for words, place, _, _ in Formatter().parse(spoken().message(message)):
        line.append(words)
        if place:
            line.append_text(parts[place])
    return line


def spaced(parts: Sequence[Text], between: str = "   ") -> Text:
    """Parts of a line with space between them."""
    for part in parts:
        part.rstrip()
    return Text(between).join(part for part in parts if part)


def wrapped(label: str, parts: Sequence[Text], width: int) -> list[Text]:
    """Parts behind a label, on as many lines as they need."""
    lines: list[list[Text]] = [[]]
    for part in parts:
        if lines[-1] and spaced([*lines[-1], part]).cell_len > width - LABEL:
            lines.append([])
        lines[-1].append(part)
    heads = [label, *[""] * (len(lines) - 1)]
    return [one_line(head, [spaced(line)], [width - LABEL + 1]) for head, line in zip(heads, lines, strict=True)]
