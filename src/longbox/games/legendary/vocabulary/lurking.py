"""Masterminds who lurk out of play until it is their turn."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.deeds import Deed, Does
from longbox.engine.effects.nouns import A
from longbox.engine.frames import Scope
from longbox.games.legendary.chapters.lurking import SWAPS
from longbox.games.legendary.table.abilities import Reminder
from longbox.games.legendary.table.kinds import MASTERMIND
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import LURKING
from longbox.games.legendary.vocabulary.adjectives import of_kind
from longbox.games.legendary.vocabulary.nouns import the_mastermind


def swap_it(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    if cards and game.state.zones[LURKING.first]:
        game.push(SWAPS, Scope(scope.you, cards[0]))


SWAP: Final = Deed("swap", "{whom} for a random one that is {Lurking}", act=swap_it, key="swap")
LURKERS_FOLLOW: Final = Reminder(
    "{Lurking}",
    "when the last {Tactic} of {a Mastermind} has been won, {KO} its card, "
    "and a random {Mastermind} that lurks takes its place",
)
"""The rules see to it wherever Masterminds lurk."""


def swap_with_a_lurker() -> Does:
    """Only those by print lurk."""
    return SWAP.to(A(the_mastermind.that(of_kind(MASTERMIND))))
