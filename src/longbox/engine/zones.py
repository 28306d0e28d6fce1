"""Where cards can be.

A game declares its zones once. A zone kind that belongs to seats (a hand) or to spaces (a city) is a run of
zones, one for each; `HAND.at(seat)` is then the number of one zone, and `state.zones[number]` its cards in order,
the top of a pile being the end of the list.
"""

from __future__ import annotations

from typing import Final

MAX_SEATS: Final = 5

NOBODY: Final = 0
OWNER: Final = 1
EVERYBODY: Final = 2
"""Who may look at the cards of a zone."""

EVERYBODYS_EYES: Final = -1
"""All seats, and whoever else watches, as a bit mask."""


class ZoneKind:
    """One kind of zone: how many there are, who sees its cards, and whether they are in play."""

    def __init__(
        self,
        name: str,
        *,
        spread: int = 1,
        sight: int = EVERYBODY,
        in_play: bool = False,
        pile: bool = False,
        spaces: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.spread = len(spaces) if spaces else spread
        self.sight = sight
        self.in_play = in_play
        self.pile = pile
        self.spaces = spaces
        self.first = -1

    def at(self, index: int = 0) -> int:
        return self.first + index

    def holds(self, zone: int) -> bool:
        return self.first <= zone < self.first + self.spread

    def range(self) -> range:
        return range(self.first, self.first + self.spread)

    def __repr__(self) -> str:
        return f"<zone {self.name}>"


def per_seat(name: str, *, sight: int = EVERYBODY, in_play: bool = False, pile: bool = False) -> ZoneKind:
    return ZoneKind(name, spread=MAX_SEATS, sight=sight, in_play=in_play, pile=pile)


def shared(name: str, *, sight: int = EVERYBODY, in_play: bool = False, pile: bool = False) -> ZoneKind:
    return ZoneKind(name, sight=sight, in_play=in_play, pile=pile)


def row_of(name: str, *spaces: str, sight: int = EVERYBODY, in_play: bool = True) -> ZoneKind:
    """A board row with named spaces, each of which may be empty."""
    return ZoneKind(name, spaces=spaces, sight=sight, in_play=in_play)


class Zones:
    """All zone kinds of a game, numbered in the order in which they are declared.

    `names` are the zones' names in views: "villain deck", "hand:0" for a seat's, "city:Bank" for a space. What is
    asked at every move stands in lists of its own: `in_play`, and `eyes`: the seats (a bit mask) that see what lies
    open in a zone while hands are hidden. `of_play` are the numbers of the zones in play.
    """

    def __init__(self, *kinds: ZoneKind) -> None:
        self.kinds = kinds
        self.of: list[ZoneKind] = []
        self.names: list[str] = []
        for kind in kinds:
            kind.first = len(self.of)
            self.of += [kind] * kind.spread
            self.names += (
                [kind.name] if kind.spread == 1 else [f"{kind.name}:{at}" for at in kind.spaces or range(kind.spread)]
            )
        self.in_play: list[bool] = [kind.in_play for kind in self.of]
        self.of_play: list[int] = [zone for zone, kind in enumerate(self.of) if kind.in_play]
        self.eyes: list[int] = [self._eyes(zone) for zone in range(len(self.of))]

    def __len__(self) -> int:
        return len(self.of)

    def index(self, zone: int) -> int:
        """The seat or space of a zone within its kind."""
        return zone - self.of[zone].first

    def seat(self, zone: int) -> int:
        """The seat a zone belongs to, or -1 for a zone that all share."""
        kind = self.of[zone]
        return zone - kind.first if kind.spread == MAX_SEATS and not kind.spaces else -1

    def _eyes(self, zone: int) -> int:
        sight = self.of[zone].sight
        if sight == OWNER:
            return 1 << self.seat(zone)
        return EVERYBODYS_EYES if sight == EVERYBODY else 0

    def by_name(self, name: str) -> ZoneKind:
        for kind in self.kinds:
            if kind.name == name:
                return kind
        known = ", ".join(kind.name for kind in self.kinds)
        raise LookupError(f"there is no zone {name!r}; the zones are: {known}")


def less(pile: list[int], card: int) -> list[int]:
    """A pile without one of its cards; mostly it is the top one."""
    if pile[-1] == card:
        return pile[:-1]
    left = pile.copy()
    left.remove(card)
    return left


def less_all(pile: list[int], cards: list[int]) -> list[int]:
    """A pile without some of its cards; mostly they are the top ones, or all."""
    if len(cards) == len(pile):
        return []
    left = pile.copy()
    for card in cards:
        if left[-1] == card:
            left.pop()
        else:
            left.remove(card)
    return left
