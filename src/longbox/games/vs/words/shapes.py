"""What a view of Vs. System shows besides what all games show (docs/views.md)."""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from longbox.engine.shapes import CardView, View

Defence = TypedDict("Defence", {"def": NotRequired[int]})
"""A number whose name is a word of Python."""


class VsCard(CardView, Defence):
    """A card: what is printed and, in play, how it stands now.

    `xp` lies on the card `next_level`, which comes at `next_level_at`. `protected` (back row only): somebody face up
    stands in front. `player` (in a row) is the one who speaks for a character.
    """

    teams: NotRequired[list[str]]
    main: NotRequired[bool]
    level: NotRequired[int]
    next_level: NotRequired[str | None]
    next_level_at: NotRequired[int | None]
    levels: NotRequired[list[str]]
    xp: NotRequired[int]
    cost: NotRequired[int]
    atk: NotRequired[int]
    health: NotRequired[int]
    printed: NotRequired[dict[str, int]]
    wounds: NotRequired[int]
    keywords: NotRequired[list[str]]
    symbols: NotRequired[list[str]]
    stunned: NotRequired[bool]
    protected: NotRequired[bool]
    player: NotRequired[int]
    captive: NotRequired[bool]


class Attack(Defence):
    """Who attacks whom; the numbers are there while both are, and hold if nobody plays anything more.

    `first_strikes` strike before the others; `strikes_back` is what the defender strikes with, 0 if it can't reach the
    attackers.
    """

    attackers: list[str]
    defender: str | None
    strikes: NotRequired[dict[str, int]]
    atk: NotRequired[int]
    stuns: NotRequired[bool]
    kos: NotRequired[bool]
    strikes_back: NotRequired[int]
    first_strikes: NotRequired[list[str]]


class Combat(Attack):
    """An attack that is going on, and who has struck in it."""

    id: int
    ranged: bool
    struck: list[str]


class Effect(TypedDict):
    """What a deed has left behind: on which cards, from which (its name, if it is still in sight), and in a sentence
    what it is and for how long."""

    source: str
    on: list[str]
    text: str


class VsView(View):
    """`party` numbers who plays with whom: teammates have one number. `home` is the player in whose rows a player's
    characters stand: two heads share those of one of them. `points` are recruit points left. `team` is the team that
    this seat is picking."""

    phase: str
    step: str
    first: int
    points: list[int]
    out: list[int]
    party: list[int]
    home: list[int]
    mains: list[list[str]]
    hands: list[int]
    decks: list[int]
    effects: list[Effect]
    combat: NotRequired[Combat]
    team: NotRequired[Attack]


SHAPES: Final = (VsView, VsCard)
