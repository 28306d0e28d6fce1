"""Berserk: the top card of the deck goes, and its Attack comes."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.counting import value
from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import IT
from longbox.games.legendary.vocabulary.adjectives import PRINTED_ATTACK
from longbox.games.legendary.vocabulary.deck import discard_top
from longbox.games.legendary.vocabulary.named import Named
from longbox.games.legendary.vocabulary.points import get

BERSERK: Final = Named("{Berserk}", do(discard_top(), get(attack=value(IT, PRINTED_ATTACK))), is_verb=True)
"""What was discarded is IT."""
