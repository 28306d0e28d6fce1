"""Cosmic Threat: enemies that are hardly to be beaten, unless cards of the right class are shown."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.choosing import any_number
from longbox.engine.effects.conditions import there_is
from longbox.engine.effects.counting import per
from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import THIS
from longbox.games.legendary.chapters.weakening import Weakness
from longbox.games.legendary.vocabulary.adjectives import OF_CHOSEN_CLASS, WITH_A_CLASS
from longbox.games.legendary.vocabulary.amounts import REVEALED
from longbox.games.legendary.vocabulary.enemy_deeds import gets, gets_for_a_fight
from longbox.games.legendary.vocabulary.flow import choose_class, lay_open
from longbox.games.legendary.vocabulary.nouns import hero, your

WEAKER: Final = per(REVEALED, -3)
"""By each card that is shown."""
NAME: Final = "{Cosmic Threat}"


def cosmic_threat(icon: str) -> Weakness:
    """Cards of one class count, for the whole turn."""
    shown = do(lay_open(any_number(your(icon))), gets(WEAKER, THIS))
    return Weakness(shown, there_is(your(icon)), NAME, icon)


EVERY_COSMIC_THREAT: Final = Weakness(
    do(choose_class(), lay_open(any_number(hero.that(OF_CHOSEN_CLASS))), gets_for_a_fight(WEAKER, THIS)),
    there_is(hero.that(WITH_A_CLASS)),
    NAME,
)
"""The class is chosen each time, and it is for one fight only."""
