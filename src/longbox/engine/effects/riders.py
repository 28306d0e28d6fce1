"""What tells cards from others by what lies on them.

Apart from the other adjectives, for these are made of nouns, and compiled the class of nouns must be there first.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from longbox.engine.effects import phrases
from longbox.engine.effects.adjectives import Adjective
from longbox.engine.effects.nouns import Noun
from longbox.engine.effects.phrases import BEHIND, Part, part
from longbox.engine.frames import Scope
from longbox.engine.words import Say

if TYPE_CHECKING:
    from longbox.engine.game import Game


@dataclass(frozen=True, eq=False)
class Without(Adjective):
    """Those on which no card of some kind lies: "without Webbed Up"."""

    noun: Noun

    def fits(self, game: Game[Any], scope: Scope, card: int) -> bool:
        return not any(self.noun.match(game, scope, rider) for rider in game.on(card))

    def part(self, say: Say) -> Part:
        return part(say.phrase("without {card}", card=self.noun), BEHIND, phrases.WITH)


def without(noun: Noun) -> Without:
    return Without(noun)
