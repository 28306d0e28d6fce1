"""Villains who leave the city for the HQ."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.adjectives import Is
from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.flow import Steps
from longbox.engine.effects.nouns import Cards
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.slots import IT
from longbox.games.legendary.chapters.knocking_out import KO
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.enemies import is_foe, lie_in_wait
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.vocabulary.places import LYING_IN_HQ


def apply_invade(game: Table, event: Event) -> None:
    """A Villain leaves the city for the HQ space whose zone is `amount`: nothing ambushes, and nobody has escaped."""
    lie_in_wait(game, event.card, event.amount)


INVADE: Final = EventKind("invade", apply_invade)


def slip_in(game: Table, scope: Scope) -> None:
    """Before the Hero is gone, lest another one take the space."""
    game.happen(Event(INVADE, card=scope.source, amount=scope[slots.TO], seat=scope.you))


def lose_the_hero(game: Table, scope: Scope) -> None:
    game.happen(Event(KO, cards=scope[slots.CHOSEN], seat=scope.you, source=scope.source))


INVADES: Final = Steps(slip_in, lose_the_hero)
"""The Villain `source` takes the HQ space whose zone is `to`, and the Hero there is KO'd."""


def give_way(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """To the Villain that was chosen before; where there is none, the Hero is KO'd all the same."""
    villain: tuple[int, ...] = scope.vars.get(IT, ())
    if not cards:
        return
    if not villain:
        game.happen(Event(KO, cards=tuple(cards), seat=scope.you, source=scope.source))
        return
    known = {slots.TO: game.state.zone[cards[0]], slots.CHOSEN: tuple(cards)}
    game.push(INVADES, Scope(scope.you, villain[0], vars=known))


def lies_as_villain(game: Table, scope: Scope, card: int) -> bool:
    return is_foe(game, card)


A_FOE: Final = Is("", lies_as_villain)
invader: Final = Cards("{Villain}", LYING_IN_HQ, (A_FOE,))
gives_way: Final = Deed("{KO}", "{whom} and put that {Villain} in its place", act=give_way, moves=True, key="ko").to
