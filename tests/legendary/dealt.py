"""A game of Legendary as it is dealt: which stacks lie on the table, and how many cards of what."""

from __future__ import annotations

from collections import Counter
from typing import Any

import longbox
from longbox.engine import view
from longbox.engine.zones import ZoneKind
from longbox.games.legendary import RULES
from longbox.games.legendary.table.cards import COLLECTION
from longbox.games.legendary.table.kinds import HENCHMAN, HERO, STRIKE, TWIST, VILLAIN
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import (
    BYSTANDERS,
    DECK,
    HAND,
    HERO_DECK,
    HQ,
    MASTERMIND_SPACE,
    OFFICERS,
    SCHEME_SPACE,
    SIDEKICKS,
    TACTICS,
    VILLAIN_DECK,
    WOUNDS,
)

SEEDS = range(60)
"""Enough deals for every stack to come up at random."""


VILLAIN_GROUPS = {1: 1, 2: 2, 3: 3, 4: 3, 5: 4}
HENCHMEN_GROUPS = {1: 1, 2: 1, 3: 1, 4: 2, 5: 2}
TWISTS = {"Portals to the Dark Dimension": 7, "Replace Earth's Leaders with Killbots": 5}
"""Of those Schemes that have not eight."""


class Dealt:
    def __init__(self, seed: int = 1, **setup: Any) -> None:
        chosen = {item.name: item.default for item in RULES.form()} | setup
        assert RULES.problems(chosen) == []
        self.game: Table = RULES.deal(chosen, seed)
        self.setup = chosen
        self._check()

    def _check(self) -> None:
        """What holds for every deal, by the numbers of the rulebook."""
        players, solo = self.setup["players"], self.setup["solo"] if self.setup["players"] == 1 else ""
        assert self.game.state.open_hands == self.setup["open_hands"]
        special = "shield" in self.setup["expansions"]
        assert self.known(OFFICERS) == ([] if special else self.names(OFFICERS)), "plain Officers alone lie face up"
        assert self.known(WOUNDS) == self.known(BYSTANDERS) == self.known(SIDEKICKS) == self.known(VILLAIN_DECK) == []
        assert set(self.villain_groups.values()) == {8}
        assert len(self.villain_groups) == VILLAIN_GROUPS[players]
        assert set(self.henchmen.values()) == {3 if solo else 10}
        breakout = self.scheme in ("Negative Zone Prison Breakout", "Alien Brood Encounters")
        assert len(self.henchmen) == HENCHMEN_GROUPS[players] + breakout
        assert self.in_villain_deck(STRIKE) == (1 if solo == "basic" else 5)
        more = {"heroic": 1, "champion": 2, "legendary": 3}
        harder = sum(more.get(challenge, 0) for challenge in self.setup["challenges"])
        assert (
            self.in_villain_deck(TWIST) == TWISTS.get(self.scheme, 8) + harder or self.scheme == "Super Hero Civil War"
        )
        assert (self.heroes.total() + self.heroes_in_villain_deck) % 14 == 0, "a Hero has 14 cards"

    def cards(self, zone: ZoneKind, seat: int = 0) -> list[Any]:
        """The definitions of the cards in a zone, the bottom one first."""
        state = self.game.state
        return [state.definition[card] for card in state.zones[zone.first + seat]]

    def names(self, zone: ZoneKind, seat: int = 0) -> list[str]:
        return [card.name for card in self.cards(zone, seat)]

    def known(self, zone: ZoneKind) -> list[str]:
        """What anybody can see of the cards in a zone."""
        seen = view.Onlooker(self.game, None).zone(zone.first)
        cards = seen["cards"] if "cards" in seen else [card for _, card in seen["known"]]
        return [card["name"] for card in cards if "name" in card]

    @property
    def mastermind(self) -> str:
        (name,) = self.names(MASTERMIND_SPACE)
        return name

    @property
    def tactics(self) -> list[str]:
        return self.names(TACTICS)

    @property
    def scheme(self) -> str:
        (name,) = self.names(SCHEME_SPACE)
        return name

    @property
    def hq(self) -> list[str]:
        return [card.name for space in HQ.range() for card in self._in(space)]

    @property
    def heroes(self) -> Counter[str]:
        """How many cards each Hero has in the Hero Deck and the HQ."""
        cards = [*self.cards(HERO_DECK), *self.hq_cards]
        return Counter(card.fact("hero") for card in cards if card.kind == HERO)

    @property
    def hq_cards(self) -> list[Any]:
        return [card for space in HQ.range() for card in self._in(space)]

    def copies_of(self, hero: str) -> Counter[str]:
        """How many of each card of a Hero there are."""
        cards = [*self.cards(HERO_DECK), *(card for space in HQ.range() for card in self._in(space))]
        return Counter(card.name for card in cards if card.fact("hero") == hero)

    @property
    def villain_groups(self) -> Counter[str]:
        names = {group.name for group in COLLECTION.villains.values()}
        return Counter(card.fact("group") for card in self.cards(VILLAIN_DECK) if card.fact("group") in names)

    @property
    def villain_sets(self) -> set[str]:
        """The boxes from which the groups come."""
        return {card.set for card in self.cards(VILLAIN_DECK) if card.kind in (VILLAIN, HENCHMAN)}

    @property
    def henchmen(self) -> Counter[str]:
        return Counter(card.fact("group") for card in self.cards(VILLAIN_DECK) if card.kind == HENCHMAN)

    def in_villain_deck(self, kind: str) -> int:
        return sum(card.kind == kind for card in self.cards(VILLAIN_DECK))

    @property
    def heroes_in_villain_deck(self) -> int:
        return self.in_villain_deck(HERO)

    def deck_and_hand(self, seat: int) -> Counter[str]:
        return Counter([*self.names(DECK, seat), *self.names(HAND, seat)])

    def _in(self, zone: int) -> list[Any]:
        state = self.game.state
        return [state.definition[card] for card in state.zones[zone]]


def wrong_with(**setup: Any) -> list[str]:
    """The rules that a set-up breaks."""
    return [problem.rule for problem in longbox.check("legendary", **setup)]
