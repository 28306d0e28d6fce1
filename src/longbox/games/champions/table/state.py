"""What is kept of a game: the fields of the state, and the record of an attack, thwart or scheme."""

from __future__ import annotations

from typing import Annotated, ClassVar

from longbox.engine.counters import Counters
from longbox.engine.fields import SHOWN, Default, ListOf, OfSeats, Seldom
from longbox.engine.game import Game
from longbox.engine.state import State
from longbox.games.champions.table.kinds import STATUS_NAMES
from longbox.games.champions.table.state_fields import FIELDS, copy_fields


class Activation:
    """An attack, a thwart or a scheme in progress.

    `who` acts; `seat` is the player whom an enemy acts against, or the player who acts. `defence` is how an attack is
    defended: "", "basic" (DEF counts) or "ability". `hurt` are the characters that took damage from it, `defeated`
    the kinds of those that it defeated, `damage` and `threat` how much it dealt and placed.
    `keywords` are its own, besides those of who acts.
    """

    __slots__ = (
        "boost", "damage", "defeated", "defence", "hurt", "id", "keywords", "kind", "seat", "target", "threat", "who",
    )  # fmt: skip
    __match_args__: ClassVar = (
        "id", "kind", "who", "seat", "target", "defence", "boost", "keywords", "hurt", "defeated", "damage", "threat",
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
        keywords: tuple[str, ...] = (),
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
        self.keywords = keywords
        self.hurt = hurt
        self.defeated = defeated
        self.damage = damage
        self.threat = threat

    def copy(self) -> Activation:
        return Activation(
            self.id, self.kind, self.who, self.seat, self.target, self.defence, self.boost, self.keywords, self.hurt,
            self.defeated, self.damage, self.threat,
        )  # fmt: skip


class ChampionsState(State):
    FIELDS: ClassVar = (*State.FIELDS, *FIELDS)
    counted: ClassVar[tuple[str, ...]] = STATUS_NAMES

    damage: Annotated[Seldom[int], SHOWN]
    threat: Annotated[Seldom[int], SHOWN]
    counters: Annotated[Seldom[Counters], Default(()), SHOWN]
    identity: Annotated[OfSeats[int], Default(-1)]
    out: Annotated[OfSeats[int], SHOWN]
    flipped: Annotated[OfSeats[int], SHOWN]
    discount: Annotated[OfSeats[int], SHOWN]
    refused: OfSeats[int]
    players: Annotated[int, Default(1)]
    open_hands: Annotated[int, Default(1), SHOWN]
    house_rules: Annotated[tuple[str, ...], SHOWN]
    heroic: Annotated[int, SHOWN]
    """How many more encounter cards each player is dealt in a villain phase."""
    drawn: tuple[str, ...]
    """The modular sets that were drawn unseen."""
    met: tuple[str, ...]
    """The sets of which a card was shuffled back into the encounter deck after everybody saw it."""
    first: Annotated[int, SHOWN]
    phase: Annotated[str, Default("set-up"), SHOWN]
    villains: tuple[int, ...]
    last_stages: tuple[int, ...]
    """The face with which each villain's deck ends."""
    main_schemes: tuple[int, ...]
    encounter_decks: Annotated[int, Default(1)]
    together: int
    activations: ListOf[Activation]
    waiting: ListOf[tuple[str, int, int]]
    begun: int
    finished: Activation | None

    def copy_to(self, new: State) -> None:
        super().copy_to(new)
        assert isinstance(new, ChampionsState)
        copy_fields(self, new)


Champions = Game[ChampionsState]
