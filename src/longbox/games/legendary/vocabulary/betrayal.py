"""The Betrayal Deck, and what a Scheme lets players do on their turns."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.conditions import ALWAYS, Condition, Fact
from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import Cards
from longbox.engine.effects.places import Among
from longbox.engine.events import Event
from longbox.engine.frames import Node, Scope
from longbox.games.legendary.chapters.betraying import DEAL_BETRAYAL, TURN_TRAITOR, its_bindings, its_twists, traitors
from longbox.games.legendary.table.abilities import HasTraitor, SchemeUse
from longbox.games.legendary.table.state import Table

HAS_TRAITOR: Final = HasTraitor()


def on_your_turn(*effects: Node, given: Condition = ALWAYS) -> SchemeUse:
    """What a Scheme lets players do."""
    return SchemeUse(do(*effects), given)


def nobody_is_known(game: Table, scope: Scope) -> bool:
    return game.state.traitor < 0


def is_secret_traitor(game: Table, scope: Scope) -> bool:
    return game.state.traitor < 0 and bool(its_twists(game, scope.you))


def deal_the_cards(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    game.happen(Event(DEAL_BETRAYAL, seat=scope.you, source=scope.source))


def show_the_twist(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    game.happen(Event(TURN_TRAITOR, seat=scope.you, source=scope.source))


def expose_whoever_it_is(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    found = traitors(game)
    if found and game.state.traitor < 0:
        game.happen(Event(TURN_TRAITOR, seat=found[0], source=scope.source))


def bindings_before(game: Table, scope: Scope) -> list[int]:
    return its_bindings(game, scope.you)


NO_TRAITOR_YET: Final = Fact("no Traitor is known", nobody_is_known)
SECRET_TRAITOR: Final = Fact("you have {a Scheme} {Twist} among your Betrayal Cards", is_secret_traitor)
deal_betrayal: Final = Deed(
    "deal", "each player a Betrayal Card face down, which that player looks at", act=deal_the_cards
).done
turn_traitor: Final = Deed(
    "{reveal}", "{a Scheme} {Twist} among your Betrayal Cards and become the Traitor", act=show_the_twist
).done
expose_traitor: Final = Deed(
    "win", "as well and shows the {Scheme} {Twist}", act=expose_whoever_it_is, subject="the Traitor"
).done
betrayal_bindings: Final = Cards("{Bindings}", Among(bindings_before, "among {your} Betrayal Cards"))
