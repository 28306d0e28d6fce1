"""The table: where cards lie, what changes in a game, and the questions that everybody asks about it."""

from __future__ import annotations

from typing import Final, Self

from longbox.engine.fields import MAP, ONE, SEAT, SELDOM, Field
from longbox.engine.game import Game
from longbox.engine.state import State
from longbox.engine.zones import MAX_SEATS, NOBODY, OWNER, Zones, per_seat, shared

DECK: Final = per_seat("deck", sight=NOBODY, pile=True)
HAND: Final = per_seat("hand", sight=OWNER)
KO_PILE: Final = per_seat("KO pile", pile=True)
FRONT: Final = per_seat("front row", in_play=True)
BACK: Final = per_seat("back row", in_play=True)
RESOURCES: Final = per_seat("resource row", in_play=True)
ASIDE: Final = per_seat("set aside")
PLAYED: Final = shared("being played")
REMOVED: Final = shared("removed from the game")
PLAYERS: Final = shared("players")
"""Those who can be attacked themselves, each as a card; empty until some effect allows that."""
EQUIPMENT: Final = per_seat("equipment", in_play=True)
"""What the characters of a side carry: each card lies on its bearer."""
SIDE_DECK: Final = per_seat("side deck", sight=OWNER)
"""The main characters that a player may transform into."""
FACEHUGGERS: Final = per_seat("Facehugger Pile", sight=NOBODY, pile=True)
ZONES: Final = Zones(
    DECK, HAND, KO_PILE, FRONT, BACK, RESOURCES, ASIDE, PLAYED, REMOVED, PLAYERS, EQUIPMENT, SIDE_DECK, FACEHUGGERS,
)  # fmt: skip

PLAYER: Final = "player"
"""The kind of a card that stands for a player."""

TOKEN: Final = "token"
"""The kind of a character that powers make: it is no game card, and there is no place for it but in play."""

COMPILED: Final = "compiled"
"""The edition that is played unless said otherwise; `editions.py` has them all."""

SET_UP: Final = "set-up"
DRAW: Final = "draw"
RECOVERY: Final = "recovery"
BUILD: Final = "build"
MAIN: Final = "main"
COMBAT: Final = "combat"
"""The phases of a turn; a combat is a step within the main phase, with cards and powers of its own."""

REACTION: Final = "reaction"
"""When a Reaction is used: in no phase of its own, but when something has happened."""
MAIN_START: Final = "start of main"
"""When a power is used that is for the start of the main phase, before anything else is done in it."""


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
    whose rows; `sides.py` explains them.
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


def characters(game: Vs, seat: int) -> list[int]:
    """The characters on a player's side, front row first."""
    state = game.state
    side = state.home[seat]
    return state.zones[FRONT.first + side] + state.zones[BACK.first + side]


def face_up_among(game: Vs, cards: list[int]) -> list[int]:
    """Those of some cards that lie face up; mostly all of them do."""
    down = game.state.face_down
    for card in cards:
        if down[card]:
            return [one for one in cards if not down[one]]
    return cards


def on_side(game: Vs, seat: int) -> list[int]:
    """All cards in play on a player's side: characters, what they carry, and resources."""
    zones = game.state.zones
    return characters(game, seat) + zones[EQUIPMENT.at(seat)] + zones[RESOURCES.at(seat)]


ROWS: Final = tuple(
    tuple(row.at(seat) for seat in range(seats) for row in (FRONT, BACK)) for seats in range(MAX_SEATS + 1)
)
"""The rows of the table, by the number of players."""

FIGHTING_ZONES: Final = tuple((*rows, PLAYERS.at()) for rows in ROWS)
"""Where they are who can be stunned and KO'd: the characters in play, and the players who can be attacked."""


def all_characters(game: Vs) -> list[int]:
    zones = game.state.zones
    return [card for row in ROWS[game.state.seats] for card in zones[row]]


def everybody(game: Vs) -> list[int]:
    """Whoever can be stunned and KO'd."""
    zones = game.state.zones
    return [card for zone in FIGHTING_ZONES[game.state.seats] for card in zones[zone]]


def in_a_row(game: Vs, card: int) -> bool:
    """Whether a card is a character in play."""
    return FRONT.first <= game.state.zone[card] < RESOURCES.first


def is_player(game: Vs, card: int) -> bool:
    """Whether a card stands for a player who can be attacked."""
    return game.state.zone[card] == PLAYERS.first


def can_fight(game: Vs, card: int) -> bool:
    """Whether a card can be in a combat: a character in play, or a player who can be attacked."""
    return in_a_row(game, card) or is_player(game, card)


def in_front(game: Vs, card: int) -> bool:
    return FRONT.first <= game.state.zone[card] < BACK.first


def face_up(game: Vs, card: int) -> bool:
    return not game.state.face_down[card]


def stunned(game: Vs, card: int) -> bool:
    """Whether a character lies face down because it was stunned, and not because it hides."""
    state = game.state
    return bool(state.face_down[card]) and in_a_row(game, card) and not state.hidden[card]


def is_main(game: Vs, card: int) -> bool:
    return card in game.state.main


def is_character(game: Vs, card: int) -> bool:
    """Whether a card is a character card, wherever it lies."""
    return game.state.definition[card].kind in ("main character", "supporting character", TOKEN)


def is_token(game: Vs, card: int) -> bool:
    return game.state.definition[card].kind == TOKEN


def combatants(game: Vs) -> tuple[int, ...]:
    state = game.state
    return state.attackers if state.defender < 0 else (*state.attackers, state.defender)


def in_combat(game: Vs, card: int) -> bool:
    state = game.state
    return state.combat > 0 and (card == state.defender or card in state.attackers)


def combat_goes_on(game: Vs) -> bool:
    """A combat that was cancelled, or has lost its defender or its last attacker, goes no further."""
    state = game.state
    return state.combat > 0 and not state.called_off and state.defender >= 0 and bool(state.attackers)
