"""How many stacks the decks of a game are made of."""

from __future__ import annotations

from typing import Final, NamedTuple

from longbox.games.legendary.table.cards import SchemeSetup


class Numbers(NamedTuple):
    """How many stacks and Bystanders the decks are made of."""

    heroes: int
    villains: int
    henchmen: int
    bystanders: int


NUMBERS: Final = {
    1: Numbers(3, 1, 1, 1),
    2: Numbers(5, 2, 1, 2),
    3: Numbers(5, 3, 1, 8),
    4: Numbers(5, 3, 2, 8),
    5: Numbers(6, 4, 2, 12),
}


def sizes(players: int, scheme: SchemeSetup, heroic: int = 0) -> Numbers:
    """The numbers of the table, as the Scheme changes them, which counts a player who is the Mastermind like any."""
    usual = NUMBERS[heroic or players]
    return Numbers(
        scheme.heroes.get(players, usual.heroes) + scheme.extra_heroes,
        max(usual.villains + scheme.extra_villains, len(scheme.required_villains)),
        usual.henchmen + scheme.extra_henchmen,
        usual.bystanders if scheme.bystanders is None else scheme.bystanders,
    )
