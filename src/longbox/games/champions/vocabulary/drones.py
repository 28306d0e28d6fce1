"""Drones: face-down cards that are minions, and the numbers that they have."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.abilities import Static
from longbox.engine.effects.nouns import Cards, Each
from longbox.engine.frames import Scope
from longbox.engine.modifiers import SET
from longbox.games.champions.chapters.drones import DRONE_MADE, make_drone
from longbox.games.champions.chapters.entering_play import ENTERED_PLAY
from longbox.games.champions.table.state import Champions
from longbox.games.champions.vocabulary.adjectives import FACE_DOWN
from longbox.games.champions.vocabulary.deeds import FromOwnDeck
from longbox.games.champions.vocabulary.places import MINIONS

facedown_drone: Final = Cards("{Drone}", MINIONS, (FACE_DOWN,))


def base(stat: str, amount: int) -> Static:
    """What a card without numbers of its own has."""
    return Static(stat, amount, Each(facedown_drone), op=SET)


def make_drones(game: Champions, scope: Scope, cards: list[int], amount: int) -> None:
    make_drone(game, scope.you)


DRONE: Final = FromOwnDeck(
    "put",
    "the top card of {your} deck face down into play as a {Drone} minion {engaged} with {to_you}",
    act=make_drones,
    happens=(DRONE_MADE, ENTERED_PLAY),
    takes=1,
).done()
