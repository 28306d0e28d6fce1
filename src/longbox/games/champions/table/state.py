"""What is kept of a game: the fields of the state, and the record of an attack, thwart or scheme."""

from __future__ import annotations

from typing import ClassVar

from longbox.engine.game import Game
from longbox.engine.state import LIST, ONE, SEAT, SELDOM, Field, State


class Activation:
    """An attack, a thwart or a scheme in progress.

    `who` acts; `seat` is the player whom an enemy acts against, or the player who acts. `defence` is how an attack is
    defended: "", "basic" (DEF counts) or "ability". `hurt` are the characters that took damage from it, `defeated`
    the kinds of those that it defeated, `damage` and `threat` how much it dealt and placed.
    """

    __slots__ = (
        "boost", "damage", "defeated", "defence", "hurt", "id", "kind", "overkill", "seat", "target", "threat", "who",
    )  # fmt: skip
    __match_args__: ClassVar = (
        "id", "kind", "who", "seat", "target", "defence", "boost", "overkill", "hurt", "defeated", "damage", "threat",
    )  # fmt: skip

    def __init__(
        self,
        id: int,
        kind: str,
        who: int,
        seat: int,
        target: int = -1,
        defence: str = "",
        boost: int = 0,
        overkill: int = 0,
        hurt: tuple[int, ...] = (),
        defeated: tuple[str, ...] = (),
        damage: int = 0,
        threat: int = 0,
    ) -> None:
        self.id = id
        self.kind = kind
        self.who = who
        self.seat = seat
        self.target = target
        self.defence = defence
        self.boost = boost
        self.overkill = overkill
        self.hurt = hurt
        self.defeated = defeated
        self.damage = damage
        self.threat = threat

    def copy(self) -> Activation:
        return Activation(
            self.id, self.kind, self.who, self.seat, self.target, self.defence, self.boost, self.overkill, self.hurt,
            self.defeated, self.damage, self.threat,
        )  # fmt: skip


class ChampionsState(State):
    FIELDS = (
        *State.FIELDS,
        Field("damage", SELDOM, 0, shown=True),
        Field("threat", SELDOM, 0, shown=True),
        Field("counters", SELDOM, 0, shown=True),
        Field("stunned", SELDOM, 0, shown=True),
        Field("confused", SELDOM, 0, shown=True),
        Field("tough", SELDOM, 0, shown=True),
        Field("identity", SEAT, -1),
        Field("out", SEAT, 0, shown=True),
        Field("flipped", SEAT, 0, shown=True),
        Field("discount", SEAT, 0, shown=True),
        Field("refused", SEAT, 0),
        Field("players", ONE, 1),
        Field("open_hands", ONE, 1, shown=True),
        Field("house_rules", ONE, (), shown=True),
        Field("heroic", ONE, 0, shown=True),
        Field("drawn", ONE, ()),
        Field("met", ONE, ()),
        Field("first", ONE, 0, shown=True),
        Field("phase", ONE, "set-up", shown=True),
        Field("villain", ONE, -1),
        Field("main_scheme", ONE, -1),
        Field("last_stage", ONE, 0),
        Field("acceleration", ONE, 0, shown=True),
        Field("together", ONE, 0),
        Field("activations", LIST),
        Field("waiting", LIST),
        Field("begun", ONE, 0),
        Field("finished", ONE, None),
    )
    damage: list[int]
    threat: list[int]
    counters: list[int]
    stunned: list[int]
    confused: list[int]
    tough: list[int]
    identity: list[int]
    out: list[int]
    flipped: list[int]
    discount: list[int]
    refused: list[int]
    players: int
    open_hands: int
    house_rules: tuple[str, ...]
    heroic: int
    """How many more encounter cards each player is dealt in a villain phase."""
    drawn: tuple[str, ...]
    """The modular sets that were drawn unseen."""
    met: tuple[str, ...]
    """The sets of which a card was shuffled back into the encounter deck after everybody saw it."""
    first: int
    phase: str
    villain: int
    main_scheme: int
    last_stage: int
    acceleration: int
    together: int
    activations: list[Activation]
    waiting: list[tuple[str, int, int]]
    begun: int
    finished: Activation | None

    def copy_to(self, new: State) -> None:
        super().copy_to(new)
        assert isinstance(new, ChampionsState)
        new.damage = self.damage
        new.threat = self.threat
        new.counters = self.counters
        new.stunned = self.stunned
        new.confused = self.confused
        new.tough = self.tough
        new.identity = self.identity.copy()
        new.out = self.out.copy()
        new.flipped = self.flipped.copy()
        new.discount = self.discount.copy()
        new.refused = self.refused.copy()
        new.players = self.players
        new.open_hands = self.open_hands
        new.house_rules = self.house_rules
        new.heroic = self.heroic
        new.drawn = self.drawn
        new.met = self.met
        new.first = self.first
        new.phase = self.phase
        new.villain = self.villain
        new.main_scheme = self.main_scheme
        new.last_stage = self.last_stage
        new.acceleration = self.acceleration
        new.together = self.together
        new.activations = self.activations.copy()
        new.waiting = self.waiting.copy()
        new.begun = self.begun
        new.finished = self.finished


Champions = Game[ChampionsState]
