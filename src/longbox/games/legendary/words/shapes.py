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


class CitySpace(TypedDict):
    """A space of a city by its name, with the zones of who is in it, of what lies there face down, of its Location, of
    what else lies over it, and of the HQ space under it."""

    name: str
    zone: str
    unscanned: str
    location: str
    over: str
    under: str | None


class City(TypedDict):
    """A city from its entrance to its exit. Only several have names; `seat` is whose it is, or -1; `deck` the zone of
    the Villain Deck that feeds it."""

    name: str
    seat: int
    deck: str
    spaces: list[CitySpace]


class HQSpace(TypedDict):
    """A space of the HQ, in the row under the city (0) or the one below (1), with the zone of the Hero Deck that fills
    it and of what is put on it; or a space in the own row (2) of a player who is the Mastermind."""

    name: str
    zone: str
    row: int
    deck: str
    on: str


class LegendaryView(View):
    """`city` and `hq` name the spaces from the Villain Deck to the exit, of several cities one after the other. `words`
    are the terms that the players' side has another word for; `sides` those whose stacks lie there; `half_points`
    the currencies of which half a point is left over."""

    phase: str
    attack: int
    attack_made: int
    recruit: int
    recruit_made: int
    piercing: int
    half_points: list[str]
    shards_of: list[int]
    twists: int
    twists_in_all: int
    schemes: list[SchemeProgress]
    tactics_left: int
    escapes: int
    city: list[str]
    cities: list[City]
    hq: list[str]
    hq_spaces: list[HQSpace]
    stacks: dict[str, int]
    mixed_stacks: list[str]
    victory_points: list[int]
    played: list[str]
    sides: list[str]
    may_heal: bool
    next_hand: NextHand
    words: dict[str, str]


SHAPES: Final = (LegendaryView,)
