"""What is printed on the cards of this game, as the rules ask for it.

The rules ask these things of many cards at every choice. So each is an attribute of its own, made once from the stats,
powers and facts of the card.
"""

from __future__ import annotations

from typing import Final

from longbox.engine.cards import Card, Instance
from longbox.engine.effects.abilities import Power
from longbox.games.vs.table.powers import PlotTwist, SuperPower
from longbox.games.vs.table.state import Vs


class VsCard(Card):
    """A card, or one level of a main character.

    `names` are all that it bears; the one of most cards stands in `only_name` too. `symbols` are those that a Location
    gives; a basic one has but one (`basic_symbol`). A plot twist (`twist`) needs so many characters with its team's
    symbol (`symbols_needed`), or one of any Marvel team (`marvel_symbol`); `twists` are all that one does which can be
    played at several times. `uses` are the super powers that a character uses face up in play, each with its timing.
    `acts_stunned`: it has a power that is used while it is stunned.
    """

    __slots__ = (
        "acts_stunned", "atk", "basic_symbol", "cost", "defense", "health", "is_location", "is_supporting",
        "marvel_symbol", "names", "only_name", "symbols", "symbols_needed", "twist", "twists", "uses",
    )  # fmt: skip

    acts_stunned: bool
    atk: int
    basic_symbol: str
    cost: int
    defense: int
    health: int
    is_location: bool
    is_supporting: bool
    marvel_symbol: bool
    names: frozenset[str]
    only_name: str
    symbols: tuple[str, ...]
    symbols_needed: int
    twist: PlotTwist | None
    twists: tuple[PlotTwist, ...]
    uses: tuple[tuple[str, Instance], ...]

    def read(self) -> None:
        self.names = self.fact("names", frozenset())
        self.only_name = self.name if self.names == {self.name} else ""
        self.symbols = self.fact("symbols", ())
        self.basic_symbol = self.symbols[0] if len(self.symbols) == 1 and not self.traits else ""
        self.symbols_needed = self.fact("symbols_needed", 1)
        self.marvel_symbol = self.fact("marvel_symbol", False)
        self.is_location = self.kind == "location"
        self.is_supporting = self.kind == "supporting character"
        self.atk = self.stats.get("atk", 0)
        self.defense = self.stats.get("def", 0)
        self.health = self.stats.get("health", 0)
        self.cost = self.stats.get("cost", 0)
        first = self.powers[0] if self.powers else None
        self.twist = first if isinstance(first, PlotTwist) else None
        self.twists = tuple(power for power in self.powers if isinstance(power, PlotTwist))
        self.uses = tuple((used.timing, one) for one in self.instances if (used := used_face_up(one.power)) is not None)
        self.acts_stunned = any(isinstance(power, SuperPower) and power.while_stunned for power in self.powers)

    def shares_a_name(self, other: VsCard) -> bool:
        if self.only_name and other.only_name:
            return self.only_name == other.only_name
        return not self.names.isdisjoint(other.names)


def used_face_up(power: Power) -> SuperPower | None:
    """A power, if it is one that characters use while they are face up in play."""
    if isinstance(power, SuperPower) and not power.where and not power.while_stunned:
        return power
    return None


def definitions(game: Vs) -> list[VsCard]:
    """The definition of each card: there are no others in this game."""
    return game.state.definition  # type: ignore[return-value]


def face(game: Vs, card: int) -> VsCard:
    """What shows of a card: all of it or, of a main character, its level."""
    definition = game.state.definition[card]
    if definition.faces:
        definition = definition.faces[game.state.face[card]]
    return definition  # type: ignore[return-value]


EXPANSIONS: Final[dict[str, Card]] = {}
"""What Locations become that turn into characters, by the ids of the Locations."""


def expansion_of(location: Card) -> Card:
    return EXPANSIONS[location.id]


def share_a_name(game: Vs, one: int, other: int) -> bool:
    cards = definitions(game)
    return cards[one].shares_a_name(cards[other])


def namesakes_among(game: Vs, card: int, others: list[int]) -> list[int]:
    """Those of some cards that share a name with a card."""
    cards = definitions(game)
    definition = cards[card]
    return [other for other in others if definition.shares_a_name(cards[other])]


def locations(game: Vs, cards: list[int]) -> list[int]:
    """Those of some cards that are Locations. One that lies face down is a resource without identity."""
    definition = definitions(game)
    down = game.state.face_down
    return [card for card in cards if definition[card].is_location and not down[card]]


def has_level_2(card: Card) -> bool:
    return any(face.fact("level") == 2 for face in card.faces)
