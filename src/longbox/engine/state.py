"""Everything that changes in a game, as plain data.

Cards are ints. Each property of cards is one list (a column) indexed by card; each property of seats one list
indexed by seat. Each field is declared by one line (`fields.py` says how); copies, views, saves and digests are derived
from these lines, so that none can be forgotten. A game adds its own fields by deriving from `State`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Self

from mypy_extensions import mypyc_attr

from longbox.engine.cards import Card
from longbox.engine.fields import (
    APART,
    CLONED,
    EMPTY,
    OF_CARDS,
    ONE,
    SEAT,
    SELDOM,
    SHOWN,
    UNSAVED,
    Default,
    Field,
    ListOf,
    MapOf,
    OfCards,
    Seldom,
)  # fmt: skip
from longbox.engine.state_fields import FIELDS, copy_fields

if TYPE_CHECKING:
    from longbox.engine.frames import Frame
    from longbox.engine.history import PastEvent
    from longbox.engine.modifiers import DelayedTrigger, Modifier
    from longbox.engine.triggers import FiredTrigger


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The fields that every game has."""

    FIELDS: ClassVar[tuple[Field, ...]] = FIELDS
    shown_of_cards: ClassVar[tuple[tuple[str, Any], ...]]
    counters_of_cards: ClassVar[tuple[str, ...]]
    """The columns that hold counters by name (`counters.py`)."""
    counted: ClassVar[tuple[str, ...]] = ()
    """The kinds of counters that are shown each by itself."""
    shown_of_table: ClassVar[tuple[str, ...]]
    of_cards: ClassVar[tuple[tuple[str, Any], ...]]
    numbers_of_cards: ClassVar[tuple[str, ...]]
    numbers_of_table: ClassVar[tuple[str, ...]]
    numbers_of_seats: ClassVar[tuple[str, ...]]
    seldom: ClassVar[frozenset[str]]

    definition: Seldom[Card]
    owner: Annotated[Seldom[int], Default(-1)]
    controller: Annotated[Seldom[int], Default(-1)]
    zone: Annotated[OfCards[int], Default(-1)]
    face: Seldom[int]
    face_down: Annotated[Seldom[int], SHOWN]
    exhausted: Annotated[Seldom[int], SHOWN]
    host: Annotated[Seldom[int], Default(-1)]
    arrival: Seldom[int]
    known: OfCards[int]
    sight: Seldom[int]
    pool: Seldom[int]
    attached: MapOf[int, tuple[int, ...]]
    watchers: Annotated[MapOf[str, tuple[int, ...]], UNSAVED]
    statics: Annotated[MapOf[str, tuple[int, ...]], UNSAVED]
    modifiers: MapOf[str, tuple[Modifier, ...]]
    alters_powers: Annotated[bool, UNSAVED]
    delayed: ListOf[DelayedTrigger]
    pending: Annotated[ListOf[FiredTrigger], CLONED]
    used: MapOf[tuple[int, int, int, str], int]
    seats: Annotated[int, Default(1)]
    active: Annotated[int, SHOWN]
    turn: Annotated[int, SHOWN]
    clock: Annotated[int, UNSAVED]
    stamp: int
    seen: int
    random: int
    key: str
    salt: str
    choices: int
    sealed: tuple[int, ...]
    past: tuple[PastEvent, ...]
    outcome: Any
    zones: Annotated[list[list[int]], APART]
    """The cards of each zone, the top one last. Copies share these lists: none is ever changed, each move lays a new
    one in its place, so that a list taken from here stays what it was."""
    frames: Annotated[list[Frame], APART]
    shared: Annotated[frozenset[str], APART]
    """The columns that copies may read too: only `put`, `add` and `put_all` write to such columns."""

    def __init_subclass__(cls) -> None:
        cls._derive()

    @classmethod
    def _derive(cls) -> None:
        cls.shown_of_table = tuple(field.name for field in cls.FIELDS if field.shown and field.shape in (ONE, SEAT))
        of_cards = [field for field in cls.FIELDS if field.shown and field.shape in OF_CARDS]
        cls.shown_of_cards = tuple((field.name, field.default) for field in of_cards if field.default != ())
        cls.counters_of_cards = tuple(field.name for field in of_cards if field.default == ())
        numbers = [field for field in cls.FIELDS if field.shown and isinstance(field.default, int)]
        cls.numbers_of_cards = tuple(name for name, default in cls.shown_of_cards if isinstance(default, int))
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

    def make_whole(self, card: int) -> None:
        """What was played as a half of a card is that card again when it goes."""
        whole = self.definition[card].whole
        if whole is not None:
            self.put("definition", card, whole)

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
        """Copy all fields; each game's own state adds its own. What waits may speak of events that frames speak of."""
        copy_fields(self, new)
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
