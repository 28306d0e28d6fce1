"""The table: where cards lie, what is kept about them, and who sits there."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from longbox.engine.cards import Card
from longbox.engine.game import Game
from longbox.engine.state import LIST, ONE, SEAT, SELDOM, Field, State
from longbox.engine.zones import MAX_SEATS, NOBODY, OWNER, Zones, per_seat, shared
from longbox.games.champions import kinds

DECK: Final = per_seat("deck", sight=NOBODY, pile=True)
HAND: Final = per_seat("hand", sight=OWNER)
AREA: Final = per_seat("area", in_play=True)
ENGAGED: Final = per_seat("engaged", in_play=True)
DISCARD: Final = per_seat("discard", pile=True)
DEALT: Final = per_seat("dealt", sight=NOBODY)
VILLAIN: Final = shared("villain", in_play=True)
SCHEMES: Final = shared("schemes", in_play=True)
ENCOUNTER_DECK: Final = shared("encounter deck", sight=NOBODY, pile=True)
ENCOUNTER_DISCARD: Final = shared("encounter discard", pile=True)
BOOST: Final = shared("boost", sight=NOBODY)
RESOLVING: Final = shared("resolving")
SET_ASIDE: Final = shared("set aside")
TUCKED: Final = shared("tucked", sight=NOBODY)
REMOVED: Final = shared("removed")
ZONES: Final = Zones(
    DECK, HAND, AREA, ENGAGED, DISCARD, DEALT, VILLAIN, SCHEMES, ENCOUNTER_DECK, ENCOUNTER_DISCARD, BOOST, RESOLVING,
    SET_ASIDE, TUCKED, REMOVED,
)  # fmt: skip

ZONES_IN_PLAY: Final = tuple(
    tuple(zone for zone in ZONES.of_play if ZONES.seat(zone) < seats) for seats in range(MAX_SEATS + 1)
)
"""The zones in play, by the number of seats."""

ENCOUNTER: Final = -1
"""The owner and controller of encounter cards."""

ENCOUNTER_POOL: Final = 9
"""The pool of all encounter cards: which of them is which, nobody can know while they lie face down."""


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


def in_player_order(game: Game[Any]) -> tuple[int, ...]:
    """The players who are still in the game, from the first player on clockwise."""
    state: ChampionsState = game.state
    order = CLOCKWISE[state.seats][state.first]
    for out in state.out:
        if out:
            return tuple([seat for seat in order if not state.out[seat]])
    return order


CLOCKWISE: Final = tuple(
    tuple((*range(first, seats), *range(first)) for first in range(seats)) for seats in range(MAX_SEATS + 1)
)
"""All seats of a table from one of them on, by how many there are and by that first one."""


def clear(marks: list[int]) -> None:
    """Take the marks of all seats away."""
    for seat in range(len(marks)):
        marks[seat] = 0


def next_player(game: Champions, seat: int) -> int:
    """The next player clockwise who is still in the game."""
    state = game.state
    for step in range(1, state.seats + 1):
        other = (seat + step) % state.seats
        if not state.out[other]:
            return other
    return seat


def is_hero(game: Champions, seat: int) -> bool:
    return form(game, seat) == kinds.HERO


def form(game: Champions, seat: int) -> str:
    state = game.state
    identity = state.identity[seat]
    return state.definition[identity].faces[state.face[identity]].kind


def in_play(game: Champions, card: int) -> bool:
    return ZONES.in_play[game.state.zone[card]]


def kind_of(game: Champions, card: int) -> str:
    """What a card counts as: a face-down card that is engaged with a player is a minion, whatever is printed on it."""
    return kinds.MINION if game.state.face_down[card] else game.face(card).kind


def traits_of(game: Champions, card: int) -> frozenset[str]:
    return DRONE if game.state.face_down[card] else game.face(card).traits


DRONE: Final = frozenset(("Drone",))


def has_trait(game: Champions, card: int, trait: str) -> bool:
    """Whether a card has a trait, printed or gained."""
    return trait in traits_of(game, card) or game.value(card, trait) > 0


def unlike_neighbours(game: Champions, cards: list[int]) -> list[int]:
    """Of cards that are alike and lie side by side, the first."""
    definition = game.state.definition
    kept: list[int] = []
    last: Card | None = None
    for card in cards:
        if definition[card] is not last:
            last = definition[card]
            kept.append(card)
    return kept


def one_of_each(game: Champions, cards: list[int]) -> list[int]:
    """Of cards that are alike, the first."""
    definition = game.state.definition
    kept: list[int] = []
    for card in cards:
        printed = definition[card]
        for one in kept:
            if definition[one] is printed:
                break
        else:
            kept.append(card)
    return kept


def allies(game: Champions, seat: int) -> list[int]:
    definition = game.state.definition
    return [card for card in game.state.zones[AREA.first + seat] if definition[card].kind == kinds.ALLY]


def friends(game: Champions, seat: int) -> list[int]:
    """A player's identity and allies."""
    return [game.state.identity[seat], *allies(game, seat)]


def friendly_characters(game: Champions) -> list[int]:
    return [card for seat in in_player_order(game) for card in friends(game, seat)]


def minions_of(game: Champions, seat: int) -> list[int]:
    return game.state.zones[ENGAGED.first + seat]


def minions(game: Champions) -> list[int]:
    return [card for seat in in_player_order(game) for card in game.state.zones[ENGAGED.first + seat]]


def enemies(game: Champions) -> list[int]:
    return [game.state.villain, *minions(game)]


def characters(game: Champions) -> list[int]:
    return friendly_characters(game) + enemies(game)


def schemes(game: Champions) -> list[int]:
    return game.state.zones[SCHEMES.first]


def side_schemes(game: Champions) -> list[int]:
    return [card for card in game.state.zones[SCHEMES.first] if card != game.state.main_scheme]


def engaged_with(game: Champions, minion: int) -> int:
    """The player a minion is engaged with."""
    zone = game.state.zone[minion]
    return zone - ENGAGED.first if ENGAGED.holds(zone) else -1


def remaining(game: Champions, character: int) -> int:
    """Hit points that are left; below 0, what was too much."""
    return game.value(character, "health") - game.state.damage[character]


def shown_remaining(game: Champions, character: int) -> int:
    """What a dial would show."""
    return max(0, remaining(game, character))
