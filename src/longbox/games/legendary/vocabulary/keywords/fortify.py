"""Fortify: a Villain lies down at a place, where its effect holds until somebody fights it there."""

from __future__ import annotations

from functools import partial
from typing import Final

from longbox.engine.effects.abilities import Stage, Trigger
from longbox.engine.effects.choosing import a
from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.flow import do
from longbox.engine.effects.patterns import Manner
from longbox.engine.events import Event
from longbox.engine.frames import Node, Scope
from longbox.engine.language import message
from longbox.games.legendary.chapters.fortifying import fortify_mastermind, fortify_place
from longbox.games.legendary.chapters.knocking_out import KO
from longbox.games.legendary.table.kinds import FORTS
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import BYSTANDERS, FORTIFIED
from longbox.games.legendary.vocabulary.named import Named
from longbox.games.legendary.vocabulary.nouns import the_mastermind

IN_PLACE: Final = (FORTIFIED.name,)
"""Where a card is that fortifies a stack or a deck: its effect holds there alone."""


def while_in_place(moment: Stage, *effects: Node) -> Trigger:
    """What a card does as long as it fortifies a stack or a deck."""
    return Trigger(moment, do(*effects), True, IN_PLACE, label=message("While it lies there"))


THE_PLACES: Final = (
    message("the {Wound} stack"),
    message("the {Bystander} stack"),
    message("the Sidekick stack"),
    message("the {Officer} stack"),
    message("the {Villain} Deck"),
    message("the {Hero} Deck"),
)
"""What can be fortified, by its number among `FORTS`."""
WOUND_STACK, BYSTANDER_STACK, SIDEKICK_STACK, OFFICER_STACK, THE_VILLAINS_DECK, THE_HEROES_DECK = range(len(FORTS))


def lie_down(place: int, game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    fortify_place(game, scope.you, scope.source, place)


def lie_down_before(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    fortify_mastermind(game, scope.you, scope.source, cards[0])


def fortify(place: int) -> Named:
    """Of a stack or a deck: what holds there is a power of its own, which works only `IN_PLACE`."""
    name = f"{{Fortify}} {THE_PLACES[place]}"
    means = "put {this} there, unless another {Villain} lies there already; anybody can fight it there"
    return Named(name, Deed("put", "{this} there", act=partial(lie_down, place)).done(), means=means)


LIE_DOWN_BEFORE: Final = Deed("{fortify}", act=lie_down_before, key="fortify").to
FORTIFY_MASTERMIND: Final = Named(
    "{Fortify} the {Mastermind}",
    LIE_DOWN_BEFORE(a(the_mastermind)),
    means="put {this} before it, unless another {Villain} lies there already; until somebody has fought {this} there, "
    "nobody can fight the {Mastermind}",
)


def otherwise_caused(game: Table, scope: Scope) -> bool:
    return scope.event is not None and scope.event.source != scope.source


NOT_BECAUSE_OF_THIS: Final = Manner("other than because of {this}", otherwise_caused)


def comes_from_the_stack(game: Table, scope: Scope) -> bool:
    return bool(of_the_stack(game, scope))


def of_the_stack(game: Table, scope: Scope) -> tuple[int, ...]:
    """The Bystanders of their stack whom the event that is answered would rescue."""
    event = scope.event
    assert event is not None
    stack = game.state.zones[BYSTANDERS.first]
    return tuple(stack[-event.amount :]) if event.amount else tuple([card for card in event.cards if card in stack])


def ko_those(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    game.happen(Event(KO, seat=scope.you, cards=of_the_stack(game, scope), source=scope.source))


FROM_THE_STACK: Final = Manner("anybody from the {Bystander} stack", comes_from_the_stack)
ko_from_the_stack: Final = Deed("{KO}", "those {Bystanders}", act=ko_those).done
