"""Bound Souls: Heroes that a Mastermind keeps beside it, and cards that bear their names."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.adjectives import Is
from longbox.engine.effects.choosing import The
from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.nouns import Cards
from longbox.engine.effects.phrases import BEHIND
from longbox.engine.effects.places import Among
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.games.legendary.chapters.bystanders import CAPTURE, SOUL
from longbox.games.legendary.table.enemies import mastermind_of, masterminds
from longbox.games.legendary.table.roles import held
from longbox.games.legendary.table.state import Table


def bind_souls(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Beside the Mastermind that speaks, or whose Tactic does."""
    if cards:
        boss = boss_of(game, scope)
        game.happen(Event(CAPTURE, card=boss, cards=tuple(cards), seat=scope.you, source=boss, manner=SOUL.key))


def boss_of(game: Table, scope: Scope) -> int:
    """The Mastermind that speaks, or the one whose Tactic does."""
    boss = mastermind_of(game, scope.source)
    return boss if boss >= 0 else scope.source


def the_boss(game: Table, scope: Scope) -> list[int]:
    boss = boss_of(game, scope)
    return [boss] if boss in masterminds(game) else []


def its_souls(game: Table, scope: Scope) -> list[int]:
    return held(game, boss_of(game, scope), SOUL)


def bears_a_soul(game: Table, scope: Scope, card: int) -> bool:
    definition = game.state.definition
    return definition[card].name in [definition[soul].name for soul in its_souls(game, scope)]


OWN_MASTERMIND: Final = The(Cards("{Mastermind}", Among(the_boss, "")))
"""The Mastermind that speaks, or whose Tactic does."""
BOUND_SOUL: Final = Cards("Bound Soul", Among(its_souls, ""))
NAMED_LIKE_A_SOUL: Final = Is("with the name of a Bound Soul", bears_a_soul, BEHIND)
bind_soul: Final = Deed("put", "{whom} beside the {Mastermind} as a Bound Soul", act=bind_souls, moves=True).to
