"""Abomination: as much stronger as the Hero beneath could hit, and a Mastermind as all Heroes in the HQ together."""

from __future__ import annotations

from typing import Final

from longbox.engine.frames import Scope
from longbox.games.legendary.table.enemies import is_foe, space_of
from longbox.games.legendary.table.nouns import hero_in_hq
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import HQ
from longbox.games.legendary.vocabulary.adjectives import printed_attack
from longbox.games.legendary.vocabulary.amounts import AsMuch
from longbox.games.legendary.vocabulary.bonuses import bonus


def attack_beneath(game: Table, scope: Scope) -> int:
    """Each space of the HQ lies under one of the city."""
    space = space_of(game, scope.source)
    beneath = [] if space < 0 else game.state.zones[HQ.first + space]
    return sum([printed_attack(game, card) for card in beneath if not is_foe(game, card)])


def attack_in_hq(game: Table, scope: Scope) -> int:
    return sum([printed_attack(game, card) for card in hero_in_hq.cards(game, scope)])


BENEATH: Final = AsMuch("the printed {Attack} of the {Hero} in the {HQ} under its space", attack_beneath)
ATTACK_IN_HQ: Final = AsMuch("the printed {Attack} of all {Heroes} in the {HQ}", attack_in_hq)

ABOMINATION: Final = bonus("{Abomination}", BENEATH)
ULTIMATE_ABOMINATION: Final = bonus("{Ultimate Abomination}", ATTACK_IN_HQ)
