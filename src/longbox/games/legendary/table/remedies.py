"""What players may do with Wounds and Bindings in hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.abilities import Power
from longbox.engine.words import Say


@dataclass(frozen=True, eq=False)
class Healing(Power):
    """What a player may do with Wounds in hand; the rules of the turn offer it."""

    def words(self, say: Say) -> str:
        said = say.phrase("on a turn in which you neither recruit nor fight, you may {KO} every {Wound} in your hand")
        return say.labelled(say.phrase("{Healing}"), said)


HEALING: Final = Healing()


@dataclass(frozen=True, eq=False)
class Betrayal(Power):
    """What a player may do with Bindings in hand; the rules of the turn offer it."""

    def words(self, say: Say) -> str:
        said = say.phrase(
            "on a turn in which you neither recruit nor fight, you may {KO} a {Bindings} from your hand; "
            "the player on your right then {gains} all the others"
        )
        return say.labelled(say.phrase("{Betrayal}"), said)


BETRAYAL: Final = Betrayal()
