"""What a view of Champions shows besides what all games show (docs/views.md)."""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from longbox.engine.shapes import View


class Activation(TypedDict):
    """Something attacks, thwarts or schemes: `value` is the number that counts (ATK, SCH or THW), `against` the seat
    that an enemy acts against, or that acts. `defence` is "", "basic" (DEF counts) or "ability"."""

    kind: str
    who: str
    against: int
    target: str | None
    value: int
    boost: int
    defence: str
    overkill: bool


class Foreseen(TypedDict):
    """What an enemy is going to do; one that `loses` a status does nothing else."""

    who: str
    against: int
    kind: str
    value: int
    loses: str | None


class VillainPhase(TypedDict):
    """What the next villain phase brings at least: `threat` on the main scheme (`step_one` and what enemies scheme),
    who activates against whom, encounter cards by seat."""

    threat: int
    step_one: int
    encounter_cards: list[int]
    icons: dict[str, int]
    activations: list[Foreseen]


class ChampionsPlayer(TypedDict):
    """A player: the identity, how it stands, and how many cards and allies there may be."""

    identity: str
    hero: str
    form: str
    remaining: int
    health: int
    hand_size: int
    allies: int
    ally_limit: int
    encounter_cards: int


class Drone(TypedDict):
    """What a minion that lies face down is worth."""

    sch: int
    atk: int
    health: int
    remaining: int


class ChampionsView(View):
    """`drones` are the numbers of minions that lie face down, by handle; `acceleration` counts the tokens, `heroic` the
    encounter cards that a heroic game deals beside the others."""

    phase: str
    first: int
    flipped: list[int]
    out: list[int]
    acceleration: int
    heroic: int
    villains: list[str]
    last_stages: list[int]
    main_schemes: list[str]
    players: list[ChampionsPlayer]
    villain_phase: VillainPhase
    activation: NotRequired[Activation]
    drones: NotRequired[dict[str, Drone]]


SHAPES: Final = (ChampionsView,)
