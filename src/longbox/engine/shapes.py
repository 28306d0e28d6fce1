"""What views look like, as types: for descriptions of the protocol, and for clients that are checked by them.

A view is a plain dictionary (`engine/view.py`). Each game adds to these in its `words/shapes.py`.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Phase(TypedDict):
    """A step of the turn, and whether it is being done."""

    name: str
    now: bool


class CardView(TypedDict):
    """A card as a seat sees it; of one that it does not know, only the handle and how it lies. Each game shows more
    facts: numbers, teams, keywords, counters (docs/views.md).

    `on` is the handle of the card it lies on; `controller` is told where that is not its owner.
    """

    handle: str
    id: NotRequired[str]
    name: NotRequired[str]
    kind: NotRequired[str]
    on: NotRequired[str]
    controller: NotRequired[int]
    exhausted: NotRequired[int]
    face_down: NotRequired[int]


class ZoneView(TypedDict):
    """A zone: its cards in order, where it may be looked into; of a pile those that this seat knows, with their
    places."""

    count: int
    cards: NotRequired[list[CardView]]
    known: NotRequired[list[tuple[int, CardView]]]


class View(TypedDict):
    """What a seat sees (`you`; null: a spectator), zones by name ("hand:0"). `tongue`: how the table speaks, if another
    side or edition is played than most do. Each game shows more facts."""

    game: str
    tongue: str
    you: int | None
    seats: int
    active: int
    turn: int
    phases: list[Phase]
    zones: dict[str, ZoneView]
