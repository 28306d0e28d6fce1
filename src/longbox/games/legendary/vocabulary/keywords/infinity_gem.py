"""Infinity Gems: Villains in the Villain Deck and the city, and Artifacts of whoever wins them."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.adjectives import Is
from longbox.engine.effects.counting import per
from longbox.engine.effects.nouns import THIS, Cards
from longbox.engine.effects.phrases import BEHIND
from longbox.engine.effects.places import Among
from longbox.engine.effects.some_players import SomePlayers
from longbox.engine.frames import Scope
from longbox.games.legendary.table.nouns import IN_CITY
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import ARTIFACTS
from longbox.games.legendary.vocabulary.abilities import fight
from longbox.games.legendary.vocabulary.deeds import gain_as_artifact
from longbox.games.legendary.vocabulary.places import (
    IN_DISCARD_PILE,
    IN_THE_ESCAPE_PILE,
    IN_VICTORY_PILE,
    YOU_CONTROL,
)

GEMS: Final = "Infinity Gems"
WON_AS_ARTIFACT: Final = fight(gain_as_artifact(THIS))
"""What they do when they are fought."""


def stands_in(game: Table, scope: Scope, card: int) -> bool:
    """Of the only group of a game for one player, where that is not the one that the Mastermind always leads."""
    stand_in = game.state.stand_in
    return bool(stand_in) and bool(game.state.definition[card].fact("group") == stand_in)


OF_STAND_IN: Final = Is("of the group that has the place of those it always leads", stands_in, BEHIND)


def controlled(game: Table, scope: Scope) -> list[int]:
    zones = game.state.zones
    return [card for seat in range(game.state.seats) for card in zones[ARTIFACTS.first + seat]]


def is_controlled(game: Table, scope: Scope, card: int) -> bool:
    return ARTIFACTS.holds(game.state.zone[card])


def is_gem(game: Table, scope: Scope, card: int) -> bool:
    return bool(game.state.definition[card].fact("group") == GEMS)


ANYBODY_CONTROLS: Final = Among(controlled, "that any player controls", test=is_controlled)

gem: Final = Cards("Infinity Gem", IN_CITY, (Is("", is_gem),))
gem_of_evil: Final = gem.at(IN_CITY, IN_THE_ESCAPE_PILE)
your_gem: Final = gem.at(YOU_CONTROL)
your_gem_or_discarded: Final = gem.at(YOU_CONTROL, IN_DISCARD_PILE)


def first_with_a_gem(game: Table, scope: Scope) -> list[int]:
    order = [(scope.you + step) % game.state.seats for step in range(1, game.state.seats + 1)]
    return [seat for seat in order if your_gem_or_discarded.cards(game, scope.child(seat))][:1]


FIRST_WITH_A_GEM: Final = SomePlayers(
    "the first player, from the active player's left on, who controls an Infinity Gem or has one in their discard pile",
    first_with_a_gem,
)
PER_CONTROLLED_GEM: Final = per(gem.at(ANYBODY_CONTROLS), -2)
PER_STAND_IN: Final = per(Cards("{Villain}", IN_VICTORY_PILE, (OF_STAND_IN,)), -2)
"""Alone, where another group has the place of the Gems."""
