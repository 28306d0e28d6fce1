"""Man and Woman Out of Time: who was played comes back on the next turn."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.abilities import Ability
from longbox.engine.effects.deeds import Deed
from longbox.engine.frames import Scope
from longbox.engine.language import message
from longbox.games.legendary.chapters import returning
from longbox.games.legendary.table.abilities import ON_PLAY
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.vocabulary.named import Named


def set_it_aside(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    returning.set_aside_for_later(game, scope)


SET_ASIDE: Final = Deed("set", "{this} aside, and play it a second time on your next turn", act=set_it_aside)
MEANS: Final = message(
    "set {this} aside; on your next turn, after the card of the {Villain} Deck, play it a second time, and it is"
    " discarded at the end of that turn"
)
man_out_of_time: Final = Named("{Man Out of Time}", SET_ASIDE.done(), means=MEANS)
woman_out_of_time: Final = Named("{Woman Out of Time}", SET_ASIDE.done(), means=MEANS)
"""Printed after what the card does, or as what a superpower does."""
MAN_OUT_OF_TIME: Final = Ability(ON_PLAY, SET_ASIDE.done(), keyword="{Man Out of Time}", means=MEANS)
WOMAN_OUT_OF_TIME: Final = Ability(ON_PLAY, SET_ASIDE.done(), keyword="{Woman Out of Time}", means=MEANS)
"""The same as a keyword, which a card may be given."""
