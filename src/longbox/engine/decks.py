"""A deck as people write it down: a few headings, then lines of "4 Card Name"."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, Self

from longbox.engine.language import said

if TYPE_CHECKING:
    from longbox.engine.setup import Problem

LINE: Final = re.compile(r"(?P<count>\d{1,4})\s*[xX×]?\s+(?P<name>\S.*)")
HEADING: Final = re.compile(r"(?P<key>[A-Za-z]+):\s*(?P<value>.*)")


class Deck:
    """A list of cards by name or id, with its headings (`Game: vs`, `Name: ...`, `Main: ...`, `Hero: ...`).

    Reading a list never drops a line: what can't be read is kept in `unread`, with the number of its line (0 where
    there are no lines), and is a problem of the deck.
    """

    def __init__(
        self,
        name: str = "",
        cards: tuple[tuple[int, str], ...] = (),
        *,
        game: str = "",
        headings: dict[str, str] | None = None,
        unread: tuple[tuple[int, str], ...] = (),
    ) -> None:
        self.name = name
        self.game = game
        self.cards = cards
        self.headings = headings or {}
        self.unread = unread

    @classmethod
    def parse(cls, text: str, *, game: str = "", name: str = "") -> Self:
        headings: dict[str, str] = {}
        cards: list[tuple[int, str]] = []
        unread: list[tuple[int, str]] = []
        for number, line in enumerate(text.splitlines(), start=1):
            line = line.partition("#")[0].strip()
            if not line:
                continue
            if (found := LINE.fullmatch(line)) is not None:
                cards.append((int(found["count"]), found["name"].strip()))
            elif (found := HEADING.fullmatch(line)) is not None:
                headings[found["key"].lower()] = found["value"].strip()
            else:
                unread.append((number, line))
        return cls(
            headings.get("name", name),
            tuple(cards),
            game=headings.get("game", game),
            headings=headings,
            unread=tuple(unread),
        )

    @property
    def size(self) -> int:
        return sum(count for count, _ in self.cards)

    def text(self) -> str:
        """The deck as a list that `parse` reads back."""
        headings = {"game": self.game, "name": self.name} | self.headings
        lines = [f"{key.capitalize()}: {value}" for key, value in headings.items() if value]
        return "\n".join([*lines, "", *(f"{count} {name}" for count, name in self.cards)]) + "\n"

    def unread_problems(self) -> list[Problem]:
        """Parts that are neither a heading nor a card."""
        from longbox.engine.setup import Problem

        cure = said('Write cards as "4 Card Name".')
        return [Problem("", unreadable(number, line), cure) for number, line in self.unread]

    def __repr__(self) -> str:
        return f"<deck {self.name or '?'} of {self.size} cards>"


def unreadable(number: int, line: str) -> str:
    if not number:
        return said("a part of the deck can't be read: {line}", line=repr(line))
    return said("line {number} of the deck can't be read: {line}", number=number, line=repr(line))
