"""Smash: another card from hand is thrown away for Attack."""

from __future__ import annotations

from longbox.engine.effects.choosing import a
from longbox.games.legendary.vocabulary.deeds import discard
from longbox.games.legendary.vocabulary.flow import may
from longbox.games.legendary.vocabulary.named import Named
from longbox.games.legendary.vocabulary.nouns import card
from longbox.games.legendary.vocabulary.points import get


def smash(number: int) -> Named:
    """What was smashed is IT; without it nothing is."""
    return Named("{Smash} {number}", may(discard(a(card))).then(get(attack=number)), number)
