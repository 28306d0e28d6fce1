"""Wounded Fury: the more Wounds, the angrier."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.counting import per
from longbox.games.legendary.vocabulary.bonuses import bonus
from longbox.games.legendary.vocabulary.nouns import loose_wound
from longbox.games.legendary.vocabulary.places import IN_DISCARD_PILE

WOUNDED_FURY: Final = bonus("{Wounded Fury}", per(loose_wound.at(IN_DISCARD_PILE)))
