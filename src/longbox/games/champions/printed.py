"""What is printed on the cards of this game, as the rules ask for it.

The rules ask these things of many cards at every choice. So each is an attribute of its own, made once from the facts
and powers of the card.
"""

from __future__ import annotations

from typing import Self, cast

from longbox.engine.cards import Card, Instance
from longbox.games.champions.kinds import BASIC, NO_ICONS, Icons, count
from longbox.games.champions.table import HAND, Champions
from longbox.games.champions.vocabulary.abilities import AttachTo, Boost, WhenRevealed

Names = tuple[str, frozenset[str]]
"""The title of a unique card, and its subtitle or alter-ego names."""


class ChampionsCard(Card):
    """A card, or one face of an identity, villain or main scheme.

    `icons` are the resources that it generates from hand, `worth` how many these are; for cards of the aspect `doubles`
    twice as many. `generator` is its Resource ability, if it has one. `form_only` is the form in which it can be
    played, if not in both. Of each stat in `per_player` there is so much for each player. `rank` is its place among all
    cards of the library, sorted by id: numbers are quicker to compare.
    """

    __slots__ = (
        "any_control", "aspect", "attach", "boost", "doubles", "form_only", "generator", "icons", "limited", "names",
        "per_player", "rank", "revealed", "worth",
    )  # fmt: skip

    any_control: bool
    aspect: str
    attach: AttachTo | None
    boost: Boost | None
    doubles: str
    form_only: str
    generator: Instance | None
    icons: Icons
    limited: bool
    names: Names | None
    per_player: frozenset[str]
    rank: int
    revealed: tuple[WhenRevealed, ...]
    worth: int

    def read(self) -> Self:
        """Take the attributes from the facts, once these are complete."""
        self.any_control = self.fact("any control", False)
        self.aspect = self.fact("aspect", BASIC)
        self.attach = self.fact("attach")
        self.boost = self.fact("boost")
        self.doubles = self.fact("doubles") or ""
        self.form_only = self.fact("form only", "")
        self.generator = self.fact("resource")
        self.icons = self.fact("icons", NO_ICONS)
        self.limited = self.fact("max per player", False)
        self.names = self.fact("unique_names")
        self.per_player = self.fact("per_player", frozenset())
        self.rank = -1
        self.revealed = self.fact("revealed", ())
        self.worth = count(self.icons)
        return self

    def worth_for(self, aspect: str) -> int:
        """How many resources it generates from hand towards a card of an aspect."""
        return 2 * self.worth if self.doubles and self.doubles == aspect else self.worth

    def icons_for(self, aspect: str) -> Icons:
        """Which resources these are."""
        if not self.doubles or self.doubles != aspect:
            return self.icons
        mental, physical, energy, wild = self.icons
        return 2 * mental, 2 * physical, 2 * energy, 2 * wild

    def comes_before(self, other: ChampionsCard) -> bool:
        """By id, also where one is in no library."""
        return self.rank < other.rank if self.rank != other.rank else self.id < other.id


def definitions(game: Champions) -> list[ChampionsCard]:
    """The definition of each card."""
    return cast("list[ChampionsCard]", game.state.definition)


def face(game: Champions, card: int) -> ChampionsCard:
    """What shows of a card: all of it, or one of its faces."""
    definition = game.state.definition[card]
    if definition.faces:
        definition = definition.faces[game.state.face[card]]
    return cast("ChampionsCard", definition)


def hand_by_name(game: Champions, seat: int) -> list[int]:
    """A hand with cards that are alike side by side."""
    definition = definitions(game)
    named: list[int] = []
    for card in game.state.zones[HAND.first + seat]:
        place = len(named)
        while place and is_earlier(definition, card, named[place - 1]):
            place -= 1
        named.insert(place, card)
    return named


def is_earlier(definition: list[ChampionsCard], card: int, other: int) -> bool:
    """By name; cards that are alike by their numbers."""
    if definition[card] is definition[other]:
        return card < other
    return definition[card].comes_before(definition[other])
