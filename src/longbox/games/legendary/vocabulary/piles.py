"""Piles that a Mastermind gathers beside itself, each with a name of its own on the cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from longbox.engine.effects.amounts import Tally
from longbox.engine.effects.deeds import Deed, Does
from longbox.engine.effects.moving import InAnyOrder
from longbox.engine.effects.nouns import Cards, Noun
from longbox.engine.effects.places import Among
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.engine.words import Say
from longbox.games.legendary.table.abilities import Reminder
from longbox.games.legendary.table.enemies import mastermind_of, masterminds
from longbox.games.legendary.table.nouns import COST, printed_cost
from longbox.games.legendary.table.roles import ROLES, STAYS, Role, held, hold
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import OVER_MASTERMIND
from longbox.games.legendary.vocabulary.deeds import in_random_order

IN_PILE: Final = Role("pile", "card", OVER_MASTERMIND, on_escape=STAYS, on_ko=STAYS)
"""A card in the pile beside a Mastermind."""


def its_mastermind(game: Table, card: int) -> int:
    """The Mastermind that a card is, or whose Tactic it is; else the first. -1: there is none any more."""
    boss = mastermind_of(game, card)
    return boss if boss >= 0 else (*masterminds(game), -1)[0]


def one_more(game: Table, card: int) -> int:
    return 1


RECRUITED_FROM: Final = Role(
    "recruited from pile",
    "card",
    OVER_MASTERMIND,
    bonus=one_more,
    recruited=True,
    on_escape=STAYS,
    on_ko=STAYS,
)
"""The same in one of which each card makes the Mastermind stronger, and the topmost can be recruited."""


def gathered(game: Table, scope: Scope) -> list[int]:
    """What lies in the pile of the Mastermind that speaks, or for which its Tactic speaks."""
    return held(game, its_mastermind(game, scope.source), IN_PILE)


def apply_gather(game: Table, event: Event) -> None:
    for card in event.cards:
        hold(game, card, event.card, ROLES[event.manner])


GATHER: Final = EventKind("put into a pile", apply_gather)


def gather(role: Role, game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """The first chosen lies lowest."""
    boss = its_mastermind(game, scope.source)
    if cards and boss >= 0:
        told = Event(GATHER, seat=scope.you, card=boss, cards=tuple(cards), source=scope.source, manner=role.key)
        game.happen(told)


def gather_at_random(role: Role, game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    gather(role, game, scope, in_random_order(game, cards), amount)


def different_costs(game: Table, scope: Scope) -> int:
    return len({printed_cost(game, card) for card in gathered(game, scope)})


@dataclass(frozen=True)
class Pile:
    """A pile by its name: which cards lie there, how cards come there, and how many different costs they have."""

    cards: Cards
    put: Callable[[Noun], Does]
    costs: Tally


def pile_of(name: str) -> Pile:
    put = Deed("put", f"{{whom}} into the {name} pile", act=partial(gather, IN_PILE))
    return Pile(
        Cards("{Hero}", Among(gathered, f"{{from}} the {name} pile")),
        put.to,
        Tally(f"different {{cost}} in the {name} pile", different_costs),
    )


PAWN: Final = Deed("put", "{whom} beside the {Mastermind} as a Telepathic Pawn", act=partial(gather, RECRUITED_FROM))
ORDERED_PAWNS: Final = Deed(
    "put", "{whom} beside the {Mastermind} as Telepathic Pawns", act=partial(gather, RECRUITED_FROM), key="lay on pile"
)
becomes_pawn: Final = PAWN.to
RANDOM_PAWNS: Final = Deed(
    "put",
    "{whom} beside the {Mastermind} as Telepathic Pawns in random order",
    act=partial(gather_at_random, RECRUITED_FROM),
)
become_pawns_at_random: Final = RANDOM_PAWNS.to
PAWNS_MEAN: Final = Reminder(
    "Telepathic Pawns",
    "{this} has +1 {Attack} for each of them; the topmost can be recruited",
)


@dataclass(frozen=True, eq=False)
class DearestInAnyOrder(InAnyOrder):
    """As many of the dearest, in an order that also decides who of those that tie are among them."""

    def left(self, game: Table, frame: Frame) -> list[int]:
        left = super().left(game, frame)
        wanted = self.many - len(frame.data or ())
        costs = sorted([COST.of(game, card) for card in left], reverse=True)
        enough = min(costs[:wanted], default=0)
        return [card for card in left if wanted and COST.of(game, card) >= enough]

    def words(self, say: Say) -> str:
        dearest = say.phrase(
            "the {number} {cards} with the highest {cost}", number=say.number(self.many), cards=self.whom.several(say)
        )
        done = say.together(say.does(self.deed.base), say.phrase(self.deed.rest, whom=dearest))
        return say.phrase("{done} in any order", done=done)


def dearest_become_pawns(what: Noun, number: int) -> DearestInAnyOrder:
    """In an order that the active player likes; the last lies on top."""
    return DearestInAnyOrder(ORDERED_PAWNS, what, number)
