"""Cards with two faces that turn over."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.deeds import Deed
from longbox.engine.frames import Scope
from longbox.games.legendary.chapters.defeating import MASTERMIND_FALLS
from longbox.games.legendary.chapters.flipping import flip
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.state import Table


def turn_over(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    flip(game, cards[0], scope.you)


transforms: Final = Deed("{transform}", "", act=turn_over, one_by_one=True, acts=True).to
"""The other face of a card comes up: `transforms(THIS)` of a Mastermind or a Scheme, `transforms(OWN_MASTERMIND)` of a
Tactic."""


def ko_it_with_tactics(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    for card in cards:
        game.push(MASTERMIND_FALLS, Scope(scope.you, scope.source, vars={slots.MASTERMIND: card}))


ko_with_tactics: Final = Deed("{KO}", "{whom} and all its Tactics", act=ko_it_with_tactics, key="ko").to
"""A Mastermind is gone for good."""
