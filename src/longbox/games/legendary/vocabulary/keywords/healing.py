"""Healing of its own: what a Wound asks for to be KO'd, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.effects.conditions import ALWAYS, Condition
from longbox.engine.effects.flow import do
from longbox.engine.frames import Node
from longbox.engine.language import message
from longbox.engine.words import Say
from longbox.games.legendary.table.abilities import FromHand


@dataclass(frozen=True, eq=False)
class OwnHealing(FromHand):
    """On its player's turn, whatever else they do; it heals no other Wound."""

    def words(self, say: Say) -> str:
        effect = say.phrase("on your turn you may do this: {effect}", effect=self.effect)
        return say.labelled(say.phrase("{Healing}"), effect)


def healing(offer: str, *effects: Node, given: Condition = ALWAYS) -> OwnHealing:
    """`offer` is the option, with {card} in it."""
    return OwnHealing(
        "{Healing}",
        "",
        do(*effects),
        verb="cure",
        offer=offer,
        elsewhere=message("only a Wound in your hand can be healed"),
        unable=message("you can't pay for its Healing now"),
        given=given,
    )
