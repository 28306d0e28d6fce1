"""What is kept of a game: the fields of the state."""

from __future__ import annotations

from typing import Annotated, ClassVar, Self

from longbox.engine.fields import SHOWN, Default, MapOf, OfSeats, Seldom
from longbox.engine.game import Game
from longbox.engine.state import State
from longbox.games.vs.table.kinds import COMPILED, SET_UP
from longbox.games.vs.table.state_fields import FIELDS, copy_fields


class VsState(State):
    """`counters` are the +1/+1 counters on a card, below zero the -1/-1 counters: opposite ones cancel out.
    `hidden` are those who lie face down and are not stunned. `lender` is the player on whose side a character was
    before it changed sides. `attacked` is the turn in which a character attacked last, `last_turn` the one that each
    player ended last. `mains` are the main characters, each with the player whose it is.

    The combat in progress is a record of its own: its number (0: none), who attacks whom and how, who has struck so
    far, what the strikes of the Ferocious carry over into the next ones, and who survived. `moved` are those whose
    Mobile was used this turn; `held_back` are those with enough XP whom something keeps from leveling up, `xp_aside`
    the XP that a character (by card and face) gets back with the level that it was made to leave, `captives` those who
    lie under a captor, and `sheltered` those whom somebody has taken out of the game for a while, each with the arrival
    of whoever holds it. `extra_turns` are the players who take another turn after this one. `party` and `home` say for
    each player with whom they play and in whose rows; `players.py` explains them.
    """

    FIELDS: ClassVar = (*State.FIELDS, *FIELDS)

    counters: Annotated[Seldom[int], SHOWN]
    wounds: Annotated[Seldom[int], SHOWN]
    xp: Annotated[Seldom[int], SHOWN]
    hidden: Annotated[Seldom[int], SHOWN]
    lender: Annotated[Seldom[int], Default(-1)]
    attacked: Seldom[int]
    mains: MapOf[int, int]
    party: Annotated[tuple[int, ...], SHOWN]
    home: Annotated[tuple[int, ...], SHOWN]
    recruit_for_teammate: int
    out: Annotated[OfSeats[int], SHOWN]
    points: Annotated[OfSeats[int], SHOWN]
    turns: OfSeats[int]
    last_turn: OfSeats[int]
    first: Annotated[int, SHOWN]
    phase: Annotated[str, Default(SET_UP), SHOWN]
    step: Annotated[str, SHOWN]
    combats: int
    combat: int
    attackers: tuple[int, ...]
    defender: Annotated[int, Default(-1)]
    ranged: int
    called_off: int
    struck: tuple[int, ...]
    carried: int
    follow_up: tuple[int, ...]
    driving: tuple[int, ...]
    survivors: tuple[int, ...]
    moved: tuple[int, ...]
    held_back: tuple[int, ...]
    xp_aside: MapOf[tuple[int, int], int]
    captives: MapOf[int, int]
    sheltered: MapOf[int, int]
    extra_turns: tuple[int, ...]
    idle: int
    open_hands: int
    edition: Annotated[str, Default(COMPILED)]

    def lay_out(self, zones: int, seats: int) -> Self:
        """Everybody plays alone, unless a mode of play seats them otherwise."""
        super().lay_out(zones, seats)
        self.party = self.home = tuple(range(seats))
        return self

    def copy_to(self, new: State) -> None:
        super().copy_to(new)
        assert isinstance(new, VsState)
        copy_fields(self, new)


Vs = Game[VsState]
