"""Piles that a Mastermind gathers beside itself, each with a name of its own on the cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.amounts import Tally
from longbox.engine.effects.deeds import Deed, Does
from longbox.engine.effects.nouns import Cards, Noun
from longbox.engine.effects.places import Among
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.games.legendary.table.enemies import mastermind_of, masterminds
from longbox.games.legendary.table.nouns import printed_cost
from longbox.games.legendary.table.roles import STAYS, Role, held, hold
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import OVER_MASTERMIND

IN_PILE: Final = Role("pile", "card", OVER_MASTERMIND, on_escape=STAYS, on_ko=STAYS)
"""A card in the pile beside a Mastermind."""


def its_mastermind(game: Table, card: int) -> int:
    """The Mastermind that a card is, or whose Tactic it is; else the first. -1: there is none any more."""
    boss = mastermind_of(game, card)
    return boss if boss >= 0 else (*masterminds(game), -1)[0]


def gathered(game: Table, scope: Scope) -> list[int]:
    """What lies in the pile of the Mastermind that speaks, or for which its Tactic speaks."""
    return held(game, its_mastermind(game, scope.source), IN_PILE)


def apply_gather(game: Table, event: Event) -> None:
    for card in event.cards:
        hold(game, card, event.card, IN_PILE)


GATHER: Final = EventKind("put into a pile", apply_gather)


def gather(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    boss = its_mastermind(game, scope.source)
    if cards and boss >= 0:
        game.happen(Event(GATHER, seat=scope.you, card=boss, cards=tuple(cards), source=scope.source))


def different_costs(game: Table, scope: Scope) -> int:
    return len({printed_cost(game, card) for card in gathered(game, scope)})


@dataclass(frozen=True)
class Pile:
    """A pile by its name: which cards lie there, how cards come there, and how many different costs they have."""

    cards: Cards
    put: Callable[[Noun], Does]
    costs: Tally


def pile_of(name: str) -> Pile:
    put = Deed("put", f"{{whom}} into the {name} pile", act=gather)
    return Pile(
        Cards("{Hero}", Among(gathered, f"{{from}} the {name} pile")),
        put.to,
        Tally(f"different {{cost}} in the {name} pile", different_costs),
    )
