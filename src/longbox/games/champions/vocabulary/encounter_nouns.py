"""Cards and players that encounter cards speak of."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects import phrases
from longbox.engine.effects.adjectives import Measure
from longbox.engine.effects.nouns import Cards
from longbox.engine.effects.places import Among
from longbox.engine.effects.some_players import SomePlayers
from longbox.engine.frames import Scope
from longbox.games.champions.chapters import activations, tucked
from longbox.games.champions.table import notes, slots
from longbox.games.champions.table.state import Activation, Champions


def the_attack(game: Champions, scope: Scope) -> Activation | None:
    """The attack that is answered, or the last one that this effect has caused."""
    if scope.event is not None and notes.ACTIVATION in scope.event.notes:
        return activations.find(game, scope.event.notes[notes.ACTIVATION])
    attack = game.state.finished
    return None if attack is None or attack.id <= scope.vars[slots.BEFORE] else attack


def hurt_by_the_attack(game: Champions, scope: Scope) -> list[int]:
    """Those, too, who have left play by now."""
    attack = the_attack(game, scope)
    return [] if attack is None else list(dict.fromkeys(attack.hurt))


def under_this(game: Champions, scope: Scope) -> list[int]:
    return tucked.under(game, scope.source)


def boost_icons(game: Champions, card: int) -> int:
    return game.state.definition[card].stats.get("boost", 0)


def first_player(game: Champions, scope: Scope) -> list[int]:
    return [game.state.first]


def engaged_player(game: Champions, scope: Scope) -> list[int]:
    return [scope.you]


def whoever_reveals(game: Champions, scope: Scope) -> list[int]:
    assert scope.event is not None
    return [scope.event.seat]


THAT_THE_ATTACK_DAMAGED: Final = Among(
    hurt_by_the_attack, "that the attack damaged", rank=phrases.THAT, has="the attack damaged"
)
UNDER_THIS: Final = Among(under_this, "under {this}")
BOOST_ICONS: Final = Measure("{boost icons}", boost_icons)

character_it_damaged: Final = Cards("character", THAT_THE_ATTACK_DAMAGED)
card_under_this: Final = Cards("card", UNDER_THIS)

FIRST_PLAYER: Final = SomePlayers("the first player", first_player)
ENGAGED_PLAYER: Final = SomePlayers("the player it is {engaged} with", engaged_player)
"""Whom a minion is engaged with, who is "you" to it."""
WHOEVER_REVEALS: Final = SomePlayers("whoever revealed it", whoever_reveals)
