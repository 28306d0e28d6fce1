"""Reactions: super powers that answer something as soon as it has happened (rulebook: Reaction Powers).

What a Reaction waits for opens a window at once, before anything else goes on: a super power that is being used has
not acted yet, and triggers that have fired wait.
"""

from __future__ import annotations

from longbox.engine.triggers import Answer
from longbox.games.vs.chapters.super_powers import is_for_another_place, may_use, power_of
from longbox.games.vs.table.players import controls
from longbox.games.vs.table.state import Vs


def can_react(game: Vs, answer: Answer) -> bool:
    """Whether the character is still there to react, and its player can pay for it."""
    seat, card, instance = answer.seat, answer.card, answer.instance
    return (
        controls(game, seat, card)
        and not is_for_another_place(game, seat, card, instance, power_of(instance))
        and may_use(game, seat, card, instance)
    )
