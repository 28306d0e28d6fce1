"""Reactions: super powers that answer something as soon as it has happened (rulebook: Reaction Powers).

What a Reaction waits for opens a window at once, before anything else goes on: a super power that is being used has
not acted yet, and triggers that have fired wait.
"""

from __future__ import annotations

from longbox.engine.triggers import Answer
from longbox.games.vs.chapters.plays import may_use, works_where_it_lies
from longbox.games.vs.table.players import controls
from longbox.games.vs.table.powers import Reaction
from longbox.games.vs.table.state import Vs


def can_react(game: Vs, answer: Answer) -> bool:
    """Whether the character is still there to react, and its player can pay for it."""
    card, instance = answer.card, answer.instance
    assert isinstance(instance.power, Reaction)
    return (
        controls(game, answer.seat, card)
        and works_where_it_lies(game, card, instance.power)
        and may_use(game, answer.seat, card, instance)
    )
