"""What a view of Legendary shows besides what all games show (docs/views.md)."""

from __future__ import annotations

from typing import Final, TypedDict

from longbox.engine.shapes import View


class Twists(TypedDict):
    """What a Scheme does at its Twists from the first to the last of a stretch."""

    first: int
    last: int
    words: str


class Goal(TypedDict):
    """A goal of a Scheme, and how many cards are left until it is reached."""

    words: str
    left: int


class SchemeProgress(TypedDict):
    """How far a Scheme has come: what its Twists do, the one at which evil wins, and other goals."""

    twists: list[Twists]
    last_twist: int | None
    goals: list[Goal]


class NextHand(TypedDict):
    """How many cards are drawn for the next hand."""

    size: int
    extra: int


class LegendaryView(View):
    """`city` and `hq` name the spaces from the Villain Deck to the exit. `words` are the terms that the players' side
    has another word for."""

    phase: str
    attack: int
    attack_made: int
    recruit: int
    recruit_made: int
    piercing: int
    twists: int
    twists_in_all: int
    schemes: list[SchemeProgress]
    tactics_left: int
    escapes: int
    city: list[str]
    hq: list[str]
    stacks: dict[str, int]
    victory_points: list[int]
    played: list[str]
    may_heal: bool
    next_hand: NextHand
    words: dict[str, str]


SHAPES: Final = (LegendaryView,)
