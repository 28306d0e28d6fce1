"""Everything that changes in a game, as plain data.

Cards are ints. Each property of cards is one list (a column) indexed by card; each property of seats one list
indexed by seat. The table `FIELDS` says of every field what shape it has; views, saves and digests are derived from
it, so that none can be forgotten. A game adds its own fields by deriving from `State`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from mypy_extensions import mypyc_attr

from longbox.engine.cards import Card

if TYPE_CHECKING:
    from longbox.engine.frames import Frame
    from longbox.engine.modifiers import DelayedTrigger, Modifier
    from longbox.engine.triggers import FiredTrigger

CARD: Final = "card"  # a list with one value a card
SELDOM: Final = "seldom"  # the same, but it changes so seldom that copies share it until then
SEAT: Final = "seat"  # a list with one value a seat
LIST: Final = "list"  # a list of plain values
MAP: Final = "map"  # a dict with plain keys and values
ONE: Final = "one"  # one plain value
OF_CARDS: Final = (CARD, SELDOM)
EMPTY: Final[dict[str, type[Any]]] = {CARD: list, SELDOM: list, LIST: list, MAP: dict}


class Field:
    """One line of the table of fields. Values inside are never changed in place: tuples, not lists.

    `shown`: part of what players see, wherever they may see the card, or the seat, or the table.
    """

    __slots__ = ("default", "name", "shape", "shown")

    def __init__(self, name: str, shape: str, default: Any = 0, *, shown: bool = False) -> None:
        self.name = name
        self.shape = shape
        self.default = default
        self.shown = shown


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The fields that every game has."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("definition", SELDOM, None),
        Field("owner", SELDOM, -1),
        Field("controller", SELDOM, -1),
        Field("zone", CARD, -1),
        Field("face", SELDOM, 0),
        Field("face_down", SELDOM, 0, shown=True),
        Field("exhausted", SELDOM, 0, shown=True),
        Field("host", SELDOM, -1),
        Field("arrival", SELDOM, 0),
        Field("known", CARD, 0),
        Field("sight", SELDOM, 0),
        Field("pool", SELDOM, 0),
        Field("attached", MAP),
        Field("watchers", MAP),
        Field("statics", MAP),
        Field("modifiers", MAP),
        Field("alters_powers", ONE, False),
        Field("delayed", LIST),
        Field("pending", LIST),
        Field("used", MAP),
        Field("seats", ONE, 1),
        Field("active", ONE, 0, shown=True),
        Field("turn", ONE, 0, shown=True),
        Field("clock", ONE, 0),
        Field("stamp", ONE, 0),
        Field("seen", ONE, 0),
        Field("random", ONE, 0),
        Field("key", ONE, ""),
        Field("salt", ONE, ""),
        Field("choices", ONE, 0),
        Field("sealed", ONE, ()),
        Field("outcome", ONE, None),
    )
    shown_of_cards: ClassVar[tuple[tuple[str, Any], ...]]
    shown_of_table: ClassVar[tuple[str, ...]]
    of_cards: ClassVar[tuple[tuple[str, Any], ...]]
    numbers_of_table: ClassVar[tuple[str, ...]]
    numbers_of_seats: ClassVar[tuple[str, ...]]
    seldom: ClassVar[frozenset[str]]

    definition: list[Card]
    owner: list[int]
    controller: list[int]
    zone: list[int]
    face: list[int]
    face_down: list[int]
    exhausted: list[int]
    host: list[int]
    arrival: list[int]
    known: list[int]
    sight: list[int]
    pool: list[int]
    attached: dict[int, tuple[int, ...]]
    watchers: dict[str, tuple[int, ...]]
    statics: dict[str, tuple[int, ...]]
    modifiers: dict[str, tuple[Modifier, ...]]
    alters_powers: bool
    delayed: list[DelayedTrigger]
    pending: list[FiredTrigger]
    used: dict[tuple[int, int, int, str], int]
    seats: int
    active: int
    turn: int
    clock: int
    stamp: int
    seen: int
    random: int
    key: str
    salt: str
    choices: int
    sealed: tuple[int, ...]
    outcome: Any
    zones: list[list[int]]
    """The cards of each zone, the top one last. Copies share these lists: none is ever changed, each move lays a new
    one in its place, so that a list taken from here stays what it was."""
    frames: list[Frame]
    shared: frozenset[str]
    """The columns that copies may read too: only `put`, `add` and `put_all` write to such columns."""

    def __init_subclass__(cls) -> None:
        cls._derive()

    @classmethod
    def _derive(cls) -> None:
        cls.shown_of_table = tuple(field.name for field in cls.FIELDS if field.shown and field.shape in (ONE, SEAT))
        cls.shown_of_cards = tuple(
            (field.name, field.default) for field in cls.FIELDS if field.shown and field.shape in OF_CARDS
        )
        numbers = [field for field in cls.FIELDS if field.shown and isinstance(field.default, int)]
        cls.numbers_of_table = tuple(field.name for field in numbers if field.shape == ONE and field.name != "active")
        cls.numbers_of_seats = tuple(field.name for field in numbers if field.shape == SEAT)
        cls.of_cards = tuple((field.name, field.default) for field in cls.FIELDS if field.shape in OF_CARDS)
        cls.seldom = frozenset(field.name for field in cls.FIELDS if field.shape == SELDOM)

    def lay_out(self, zones: int, seats: int) -> Self:
        """Give every field its default: the state of an empty table."""
        for field in self.FIELDS:
            if field.shape == SEAT:
                setattr(self, field.name, [field.default] * seats)
            elif field.shape == ONE:
                setattr(self, field.name, field.default)
            else:
                setattr(self, field.name, EMPTY[field.shape]())
        self.seats = seats
        self.zones = [[] for _ in range(zones)]
        self.frames = []
        self.shared = frozenset()
        return self

    def new_card(self, definition: Card, owner: int, zone: int, pool: int = 0) -> int:
        """Add a card to a zone, on top. Used while a table is set up."""
        return self.new_cards([definition], owner, zone, pool)[0]

    def new_cards(self, definitions: list[Card], owner: int, zone: int, pool: int = 0) -> list[int]:
        """Add cards to a zone, the last one on top."""
        first = len(self.definition)
        count = len(definitions)
        given: dict[str, list[Any]] = {
            "definition": definitions,
            "owner": [owner] * count,
            "controller": [owner] * count,
            "zone": [zone] * count,
            "pool": [pool] * count,
        }
        for name, default in self.of_cards:
            column = self.own(name) if name in self.seldom else getattr(self, name)
            column += given.get(name) or [default] * count
        cards = list(range(first, first + count))
        self.zones[zone] = self.zones[zone] + cards
        return cards

    def put(self, column: str, card: int, value: Any) -> None:
        """Write to a column that copies may share."""
        self.own(column)[card] = value

    def add(self, column: str, card: int, amount: int) -> None:
        """Add to a number in such a column."""
        self.own(column)[card] += amount

    def put_all(self, column: str, values: Iterable[tuple[int, Any]]) -> None:
        """The same for several cards."""
        changed = self.own(column)
        for card, value in values:
            changed[card] = value

    def own(self, column: str) -> list[Any]:
        """A column that no copy reads: the one there is, or else one that takes its place."""
        values: list[Any] = getattr(self, column)
        if column in self.shared:
            values = values.copy()
            setattr(self, column, values)
            self.shared -= {column}
        return values

    def clone(self) -> Self:
        new = type(self)()
        self.copy_to(new)
        return new

    def copy_to(self, new: State) -> None:
        """Copy all fields. They are written out, in each game's own state as well, because this is what a search does
        most; a test compares them with the table."""
        new.definition = self.definition
        new.owner = self.owner
        new.controller = self.controller
        new.zone = self.zone.copy()
        new.face = self.face
        new.face_down = self.face_down
        new.exhausted = self.exhausted
        new.host = self.host
        new.arrival = self.arrival
        new.known = self.known.copy()
        new.sight = self.sight
        new.pool = self.pool
        new.attached = self.attached.copy()
        new.watchers = self.watchers.copy()
        new.statics = self.statics.copy()
        new.modifiers = self.modifiers.copy()
        new.alters_powers = self.alters_powers
        new.delayed = self.delayed.copy()
        new.used = self.used.copy()
        new.seats = self.seats
        new.active = self.active
        new.turn = self.turn
        new.clock = self.clock
        new.stamp = self.stamp
        new.seen = self.seen
        new.random = self.random
        new.key = self.key
        new.salt = self.salt
        new.choices = self.choices
        new.sealed = self.sealed
        new.outcome = self.outcome
        new.zones = self.zones.copy()
        memo: dict[int, Any] = {}
        new.frames = [frame.clone(memo) for frame in self.frames]
        new.pending = [waiting.clone(memo) for waiting in self.pending]
        new.shared = self.shared = self.seldom


State._derive()


def without(index: dict[Any, tuple[int, ...]], key: Any, card: int) -> None:
    """Take one entry of a card out of an index."""
    cards = list(index[key])
    cards.remove(card)
    if cards:
        index[key] = tuple(cards)
    else:
        del index[key]
