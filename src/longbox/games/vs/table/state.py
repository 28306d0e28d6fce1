"""The table: where cards lie, what changes in a game, and the questions that everybody asks about it."""

from __future__ import annotations

from typing import Self

from longbox.engine.fields import MAP, ONE, SEAT, SELDOM, Field
from longbox.engine.game import Game
from longbox.engine.state import State
from longbox.games.vs.table.kinds import COMPILED, SET_UP


class VsState(State):
    """`counters` are the +1/+1 counters on a card, below zero the -1/-1 counters: opposite ones cancel out.
    `hidden` are those who lie face down and are not stunned. `lender` is the player on whose side a character was
    before it changed sides.

    The combat in progress is a record of its own: its number (0: none), who attacks whom and how, who has struck so
    far, what the strikes of the Ferocious carry over into the next ones, and who survived. `attacked`, `stunners`,
    `attacks`, `twists` and `recruited` (by whom, whom) are the facts of the turn that cards ask about, `moved` those
    whose Mobile was used in it; `held_back` are those with enough XP whom something keeps from leveling up, `xp_aside`
    the XP that a character (by card and face) gets back with the level that it was made to leave, `captives` those who
    lie under a captor, with the captor's arrival. `party` and `home` say for each player with whom he plays and in
    whose rows; `players.py` explains them.
    """

    FIELDS = (
        *State.FIELDS,
        Field("counters", SELDOM, 0, shown=True),
        Field("wounds", SELDOM, 0, shown=True),
        Field("xp", SELDOM, 0, shown=True),
        Field("hidden", SELDOM, 0, shown=True),
        Field("lender", SELDOM, -1),
        Field("main", SEAT, -1),
        Field("party", ONE, (), shown=True),
        Field("home", ONE, (), shown=True),
        Field("recruit_for_teammate", ONE, 0),
        Field("out", SEAT, 0, shown=True),
        Field("points", SEAT, 0, shown=True),
        Field("turns", SEAT, 0),
        Field("twists", SEAT, 0),
        Field("first", ONE, 0, shown=True),
        Field("phase", ONE, SET_UP, shown=True),
        Field("step", ONE, "", shown=True),
        Field("combats", ONE, 0),
        Field("combat", ONE, 0),
        Field("attackers", ONE, ()),
        Field("defender", ONE, -1),
        Field("ranged", ONE, 0),
        Field("called_off", ONE, 0),
        Field("struck", ONE, ()),
        Field("carried", ONE, 0),
        Field("follow_up", ONE, ()),
        Field("survivors", ONE, ()),
        Field("stunners", ONE, ()),
        Field("attacked", MAP),
        Field("attacks", ONE, 0),
        Field("recruited", ONE, ()),
        Field("moved", ONE, ()),
        Field("held_back", ONE, ()),
        Field("xp_aside", MAP),
        Field("captives", MAP),
        Field("idle", ONE, 0),
        Field("open_hands", ONE, 0),
        Field("edition", ONE, COMPILED),
    )
    counters: list[int]
    wounds: list[int]
    xp: list[int]
    hidden: list[int]
    lender: list[int]
    main: list[int]
    party: tuple[int, ...]
    home: tuple[int, ...]
    recruit_for_teammate: int
    out: list[int]
    points: list[int]
    turns: list[int]
    twists: list[int]
    first: int
    phase: str
    step: str
    combats: int
    combat: int
    attackers: tuple[int, ...]
    defender: int
    ranged: int
    called_off: int
    struck: tuple[int, ...]
    carried: int
    follow_up: tuple[int, ...]
    survivors: tuple[int, ...]
    stunners: tuple[int, ...]
    attacked: dict[int, int]
    attacks: int
    recruited: tuple[tuple[int, int], ...]
    moved: tuple[int, ...]
    held_back: tuple[int, ...]
    xp_aside: dict[tuple[int, int], int]
    captives: dict[int, int]
    idle: int
    open_hands: int
    edition: str

    def lay_out(self, zones: int, seats: int) -> Self:
        """Everybody for himself, unless a mode of play seats them otherwise."""
        super().lay_out(zones, seats)
        self.party = self.home = tuple(range(seats))
        return self

    def copy_to(self, new: State) -> None:
        super().copy_to(new)
        assert isinstance(new, VsState)
        new.counters = self.counters
        new.wounds = self.wounds
        new.xp = self.xp
        new.hidden = self.hidden
        new.lender = self.lender
        new.main = self.main.copy()
        new.party = self.party
        new.home = self.home
        new.recruit_for_teammate = self.recruit_for_teammate
        new.out = self.out.copy()
        new.points = self.points.copy()
        new.turns = self.turns.copy()
        new.twists = self.twists.copy()
        new.first = self.first
        new.phase = self.phase
        new.step = self.step
        new.combats = self.combats
        new.combat = self.combat
        new.attackers = self.attackers
        new.defender = self.defender
        new.ranged = self.ranged
        new.called_off = self.called_off
        new.struck = self.struck
        new.carried = self.carried
        new.follow_up = self.follow_up
        new.survivors = self.survivors
        new.stunners = self.stunners
        new.attacked = self.attacked.copy()
        new.attacks = self.attacks
        new.recruited = self.recruited
        new.moved = self.moved
        new.held_back = self.held_back
        new.xp_aside = self.xp_aside.copy()
        new.captives = self.captives.copy()
        new.idle = self.idle
        new.open_hands = self.open_hands
        new.edition = self.edition


Vs = Game[VsState]
