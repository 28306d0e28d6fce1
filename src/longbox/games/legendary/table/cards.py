"""What cards and stacks there are: all that can be put on the table, collected by the card files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from longbox.engine.cards import Card, Library, identifier
from longbox.engine.language import Message
from longbox.games.legendary.table.board import USUAL, Layout
from longbox.games.legendary.table.kinds import HEROES, VILLAINS

CORE: Final = "core"
CORE_SETS: Final = {HEROES: CORE, VILLAINS: "villains"}
"""The set that each side always plays with."""
HERO_SIDE: Final = "hero_side"
"""The fact of a Villain, Tactic or other card that says what it is once somebody gains it as a Hero: another card."""

VILLAIN_SIDE: Final = "villain_side"
"""The fact of such a Hero that says what it was before."""
TACTIC_SIDE: Final = "tactic_side"
"""The same of a Villain that may become a Tactic."""
SIDES: Final = (HERO_SIDE, TACTIC_SIDE)


def sides(card: Card) -> tuple[Card, ...]:
    """Those of a divided card; any other has one."""
    return card.halves or (card,)


def as_owned(card: Card) -> Card:
    """The card that its player shuffles: a side of a divided one is that card."""
    return card.whole or card


class Group(NamedTuple):
    """Cards that go into a deck together: a Hero's, a Villain group's, a Henchmen group's. `second` are those that
    wait beside the deck until others transform into them."""

    id: str
    name: str
    cards: tuple[Card, ...]
    set: str = CORE
    second: tuple[Card, ...] = ()

    @property
    def all_cards(self) -> list[Card]:
        """Each as often as there are copies of it."""
        return [card for card in self.cards for _ in range(card.copies)]


class MastermindSet(NamedTuple):
    """A Mastermind with its Tactics. The `card` of one that adapts is the first of them."""

    id: str
    name: str
    card: Card
    tactics: tuple[Card, ...]
    leads: str
    set: str = CORE
    epic: Card | None = None
    """The harder side of the same card, if there is one; the Tactics are the same."""

    def side(self, epic: bool) -> Card:
        return self.epic if epic and self.epic is not None else self.card


class Beside(NamedTuple):
    """What lies beside a Scheme from the start, apart from Twists: Bystanders, a Villain by the id of its card, and so
    many Henchmen of a group for `each` player. Neither the Villain nor the group is in the Villain Deck then."""

    bystanders: int = 0
    villain: str = ""
    henchmen: str = ""
    each: int = 0


NOTHING_BESIDE: Final = Beside()


class SchemeSetup(NamedTuple):
    """A Scheme and what it changes about the set-up; dictionaries are by the number of players."""

    id: str
    name: str
    card: Card
    twists: dict[int, int]
    heroes: dict[int, int]
    bystanders: int | None = None
    wounds_per_player: int | None = None
    officers: int | None = None
    extra_henchmen: int = 0
    twists_beside: int = 0
    required_villains: tuple[str, ...] = ()
    heroes_in_villain_deck: int = 0
    ambitions_in_villain_deck: int = 0
    solo: bool = True
    set: str = CORE
    layout: Layout = USUAL
    extra_villains: int = 0
    henchmen_in_hero_deck: int = 0
    tactics_in_villain_deck: bool = False
    betrayal: bool = False
    bindings_per_player: int | None = None
    required_henchmen: tuple[str, ...] = ()
    beside: Beside = NOTHING_BESIDE
    lurking: int = 0
    tactics_each: int = 0
    two_called: str = ""
    extra_heroes: int = 0
    """How many of the Heroes, the last ones, are shuffled into the Villain Deck with all their cards."""


class Collection:
    """Everything that can be put on the table; `unplayable` are cards whose group is not whole yet, each with what it
    waits for. `special` are cards that are shuffled into a stack, by its name, where their set is played with.
    `of_villains` has the ids of the sets whose players are villains."""

    def __init__(self) -> None:
        self.library = Library()
        self.heroes: dict[str, Group] = {}
        self.villains: dict[str, Group] = {}
        self.henchmen: dict[str, Group] = {}
        self.masterminds: dict[str, MastermindSet] = {}
        self.schemes: dict[str, SchemeSetup] = {}
        self.unplayable: dict[Card, Message] = {}
        self.special: dict[str, list[Card]] = {}
        self.ambitions: list[Card] = []
        self.horrors: dict[str, Card] = {}
        self.of_villains: set[str] = set()

    @property
    def horror_sets(self) -> set[str]:
        """The ids of the sets that have Horrors."""
        return {identifier(card.set) for card in self.horrors.values()}

    def add(self, *cards: Card) -> None:
        for card in cards:
            self.library.add(card)

    def basic(self, name: str) -> Card:
        """A card of the stacks that every game may use."""
        return self.library[identifier(name)]

    def specials(self, stack: str, expansions: Sequence[str]) -> list[Card]:
        """The special cards that a stack has where these expansions are played with."""
        return [card for card in self.special.get(stack, []) if identifier(card.set) in expansions]

    def side(self, set: str) -> str:
        """Who the players of a set are, by its id."""
        return VILLAINS if set in self.of_villains else HEROES

    @property
    def expansions(self) -> tuple[str, ...]:
        """The ids of the sets beside the core set that stacks of a game can be taken from."""
        stacks: list[Group | MastermindSet | SchemeSetup] = []
        for kind in (self.heroes, self.villains, self.henchmen, self.masterminds, self.schemes):
            stacks += kind.values()
        sets = {stack.set for stack in stacks} | {card.set for cards in self.special.values() for card in cards}
        return tuple(sorted({identifier(name) for name in sets} - {CORE}))


COLLECTION: Final = Collection()
