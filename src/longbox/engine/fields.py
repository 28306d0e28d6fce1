"""How the fields of a state are declared: each by one annotated line in the class of the state.

    wounds: Annotated[Seldom[int], SHOWN]           one number a card, seldom changed, which players see
    main: Annotated[OfSeats[int], Default(-1)]      one number a seat, at first -1
    phase: str                                      one word for the table, at first ""

From these lines `make fields` writes the table of fields and the function that copies them (`state_fields.py` beside
the state); a test says if that was forgotten, and saves, views and digests are made by that table. So nothing is said
twice, and compiled states have attributes as quick as any.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, NamedTuple, TypeVar

K = TypeVar("K")
V = TypeVar("V")

CARD: Final = "card"  # a list with one value a card
SELDOM: Final = "seldom"  # the same, but it changes so seldom that copies share it until then
SEAT: Final = "seat"  # a list with one value a seat
LIST: Final = "list"  # a list of plain values
MAP: Final = "map"  # a dict with plain keys and values
ONE: Final = "one"  # one plain value
OF_CARDS: Final = (CARD, SELDOM)
EMPTY: Final[dict[str, type[Any]]] = {CARD: list, SELDOM: list, LIST: list, MAP: dict}

OfCards = Annotated[list[V], CARD]
Seldom = Annotated[list[V], SELDOM]
OfSeats = Annotated[list[V], SEAT]
ListOf = Annotated[list[V], LIST]
MapOf = Annotated[dict[K, V], MAP]


class Default(NamedTuple):
    """What a field is at first, or each value of a column, if not nothing of its type (0, "", (), None)."""

    value: Any


SHOWN: Final = "shown"
"""Part of what players see, wherever they may see the card, or the seat, or the table."""
UNSAVED: Final = "unsaved"
"""No part of a position: it follows from other fields, or only marks time."""
CLONED: Final = "cloned"
"""Its values share objects with frames: the state copies it together with those."""
APART: Final = "apart"
"""No field at all: the state itself sees to how it is copied, saved and shown."""


class Field:
    """One line of the table of fields. Values inside are never changed in place: tuples, not lists."""

    __slots__ = ("default", "name", "saved", "shape", "shown")

    def __init__(self, name: str, shape: str, default: Any = 0, *, shown: bool = False, saved: bool = True) -> None:
        self.name = name
        self.shape = shape
        self.default = default
        self.shown = shown
        self.saved = saved
