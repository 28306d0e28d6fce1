"""Resources: what a player could pay with, and whether it is enough.

A price is (any, mental, physical, energy): so many resources of any type and so many of each type.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast

from longbox.engine.cards import Instance
from longbox.games.champions.chapters.initiating import NOTHING, obstacle_to_generating
from longbox.games.champions.table.abilities import Resource
from longbox.games.champions.table.cards import ChampionsCard, definitions, face
from longbox.games.champions.table.kinds import ENERGY, MENTAL, PHYSICAL, WILD, Icons, count
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import AREA, HAND

Price = tuple[int, int, int, int]


ANY: Final = 0
"""Where a price says how many resources may be of any type."""


FREE: Final[Price] = (0, 0, 0, 0)


class Source:
    """Something to pay with: a card in hand, or a card in play with a Resource ability. `count` is how many resources
    its `icons` are, `worth` what it can add to the price that is being paid, or to a cost of X of one type."""

    __slots__ = ("ability", "card", "count", "definition", "icons", "worth")

    def __init__(
        self, card: int, definition: ChampionsCard, icons: Icons, count: int, ability: Instance | None = None
    ) -> None:
        self.card = card
        self.definition = definition
        self.icons = icons
        self.count = count
        self.ability = ability
        self.worth = 0

    def comes_before(self, other: Source) -> bool:
        """The richest first, cards that are alike side by side."""
        if self.worth != other.worth:
            return self.worth > other.worth
        if self.definition is other.definition:
            return self.card < other.card
        return self.definition.rank < other.definition.rank


def sources(game: Champions, seat: int, aspect: str, without: int = -1) -> list[Source]:
    """All that a player could pay with for a card of an aspect, except the card that is paid for."""
    definition = definitions(game)
    found: list[Source] = []
    for card in game.state.zones[HAND.first + seat]:
        if card != without:
            printed = definition[card]
            found.append(Source(card, printed, printed.icons_for(aspect), printed.worth_for(aspect)))
    found += generators(game, seat)
    return found


def generators(game: Champions, seat: int) -> list[Source]:
    """The cards in play whose Resource abilities a player could use."""
    definition = definitions(game)
    found: list[Source] = []
    for card in game.state.zones[AREA.first + seat]:
        if definition[card].generates:
            ability = face(game, card).generator
            if ability is not None and obstacle_to_generating(game, seat, card, ability) == NOTHING:
                power = cast("Resource", ability.power)
                icons = power.generates(game, seat)
                found.append(Source(card, definition[card], icons, count(icons), ability))
    return found


class Purse:
    """How many resources a player could generate for any card, and how many more for a card of an aspect, by cards
    that count twice for it: enough to know which cost of a card can be paid."""

    __slots__ = ("doubling", "worth")

    def __init__(self, worth: int, doubling: list[ChampionsCard]) -> None:
        self.worth = worth
        self.doubling = doubling

    def pays(self, price: int, card: ChampionsCard) -> bool:
        """Whether there is enough for a card in hand, which can't pay for itself."""
        aspect = card.aspect
        enough = price + card.worth_for(aspect)
        worth = self.worth
        if worth >= enough:
            return True
        for double in self.doubling:
            if double.doubles == aspect:
                worth += double.worth
        return worth >= enough


def purse(game: Champions, seat: int) -> Purse:
    definition = definitions(game)
    worth = 0
    doubling: list[ChampionsCard] = []
    for card in game.state.zones[HAND.first + seat]:
        printed = definition[card]
        worth += printed.worth
        if printed.doubles:
            doubling.append(printed)
    for source in generators(game, seat):
        worth += source.count
    return Purse(worth, doubling)


def total(found: Iterable[Source]) -> Icons:
    mental = physical = energy = wild = 0
    for source in found:
        icons = source.icons
        mental += icons[0]
        physical += icons[1]
        energy += icons[2]
        wild += icons[3]
    return mental, physical, energy, wild


def owed(price: Price, icons: Icons) -> int:
    """How many resources are still missing: typed ones may be wild, all the rest may be anything."""
    wanted, mental, physical, energy = price
    if not (mental or physical or energy):
        return max(0, wanted - count(icons))
    wild = icons[WILD]
    missing = 0
    spare = 0
    for difference in [icons[MENTAL] - mental, icons[PHYSICAL] - physical, icons[ENERGY] - energy]:
        if difference < 0:
            missing -= difference
        else:
            spare += difference
    by_wild = min(missing, wild)
    return missing - by_wild + max(0, wanted - spare - (wild - by_wild))


def can_pay(game: Champions, seat: int, price: Price, aspect: str, without: int = -1) -> bool:
    """Whether a player could pay a price for a card of an aspect, and not with the card `without`."""
    return price == FREE or owed(price, total(sources(game, seat, aspect, without))) == 0


def add(one: Icons, other: Icons) -> Icons:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]


def cost_of(game: Champions, seat: int, card: int) -> int:
    """What a card costs its player now, never less than nothing."""
    cost = game.value(card, "cost") if game.may_change("cost") else definitions(game)[card].cost
    return max(0, cost - game.state.discount[seat])


def aspect_of(game: Champions, card: int) -> str:
    return face(game, card).aspect
