"""Abomination: as much stronger as the Hero beneath could hit, and a Mastermind as all Heroes in the HQ together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from longbox.engine.frames import Scope
from longbox.games.legendary.table.enemies import is_foe, space_of
from longbox.games.legendary.table.nouns import hero_in_hq
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import HQ
from longbox.games.legendary.vocabulary.adjectives import half_an_attack, printed_attack
from longbox.games.legendary.vocabulary.amounts import AsMuch
from longbox.games.legendary.vocabulary.bonuses import bonus


def beneath(game: Table, scope: Scope) -> list[int]:
    """Each space of the HQ lies under one of the city."""
    space = space_of(game, scope.source)
    there = [] if space < 0 else game.state.zones[HQ.first + space]
    return [card for card in there if not is_foe(game, card)]


def halves_of(game: Table, heroes: list[int]) -> int:
    """What some Heroes print together, counted in halves."""
    return sum([2 * printed_attack(game, card) + half_an_attack(game, card) for card in heroes])


def attack_beneath(game: Table, scope: Scope) -> int:
    return halves_of(game, beneath(game, scope)) // 2


def attack_in_hq(game: Table, scope: Scope) -> int:
    return halves_of(game, hero_in_hq.cards(game, scope)) // 2


@dataclass(frozen=True, eq=False)
class PrintedAttack(AsMuch):
    """The whole points; where Heroes print halves there may be half a one more."""

    heroes: Callable[[Table, Scope], list[int]] = beneath

    def half(self, game: Table, scope: Scope) -> bool:
        return halves_of(game, self.heroes(game, scope)) % 2 == 1


BENEATH: Final = PrintedAttack("the printed {Attack} of the {Hero} in the {HQ} under its space", attack_beneath)
ATTACK_IN_HQ: Final = PrintedAttack("the printed {Attack} of all {Heroes} in the {HQ}", attack_in_hq, hero_in_hq.cards)

ABOMINATION: Final = bonus("{Abomination}", BENEATH)
ULTIMATE_ABOMINATION: Final = bonus("{Ultimate Abomination}", ATTACK_IN_HQ)
