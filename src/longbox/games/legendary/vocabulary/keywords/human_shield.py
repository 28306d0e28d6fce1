"""Human Shields: captives behind whom an enemy hides until somebody has paid for each of them."""

from __future__ import annotations

from functools import partial
from typing import Final

from longbox.engine.effects.amounts import Number
from longbox.engine.effects.deeds import Deed, Does
from longbox.engine.effects.nouns import THIS, Noun
from longbox.engine.frames import Scope
from longbox.games.legendary.chapters.shielding import HUMAN_SHIELD, capture_from_stack
from longbox.games.legendary.table.roles import Role
from longbox.games.legendary.table.state import Table


def from_stack(role: Role, game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """From the stack of Bystanders, face down."""
    capture_from_stack(role, game, scope.you, cards[0], amount)


CAPTURES_SHIELDS: Final = Deed(
    "{capture}", "{Human Shield}", "{Human Shields}", act=partial(from_stack, HUMAN_SHIELD), one_by_one=True, acts=True
)


def captures_shields(number: Number, whom: Noun = THIS) -> Does:
    return CAPTURES_SHIELDS.of(number, whom)
