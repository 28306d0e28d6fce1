"""What every obligation asks."""

from __future__ import annotations

from longbox.engine.effects.conditions import is_a
from longbox.engine.effects.flow import ChooseOne, Mode, do, if_, may
from longbox.engine.effects.nouns import THIS
from longbox.engine.frames import Node
from longbox.games.champions.vocabulary.adjectives import IN_HERO_FORM
from longbox.games.champions.vocabulary.conditions import READY_ALTER_EGO
from longbox.games.champions.vocabulary.deeds import change_form, exhaust, remove_from_game
from longbox.games.champions.vocabulary.nouns import YOU, YOUR_ALTER_EGO


def obligation_choice(*penalties: Node) -> Node:
    """What every obligation asks: change to alter-ego form if you like, then exhaust or suffer."""
    paid = do(exhaust(YOUR_ALTER_EGO), remove_from_game(THIS))
    choice = ChooseOne((Mode(paid, READY_ALTER_EGO), Mode(do(*penalties))))
    return do(if_(is_a(YOU, IN_HERO_FORM), may(change_form())), choice)
