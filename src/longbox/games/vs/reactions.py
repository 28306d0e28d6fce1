"""Reactions: super powers that answer something as soon as it has happened (rulebook: Reaction Powers).

What a Reaction waits for opens a window at once, before anything else goes on: a super power that is being used has
not acted yet, and triggers that have fired wait.
"""

from __future__ import annotations

from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.engine.triggers import Answer, Answers
from longbox.games.vs.plays import may_use, spent, works_where_it_lies
from longbox.games.vs.powers import Reaction
from longbox.games.vs.sides import controls
from longbox.games.vs.table import REACTION, Vs, characters


def reactions(game: Vs, event: Event, key: str) -> Answers:
    """The Reactions to an event, for all that everybody can see: whether they can be paid for is another matter."""
    if REACTION not in game.state.statics and not game.state.alters_powers:
        return ()
    return tuple(
        Answer(card, instance, seat)
        for seat in game.timing.seats(game, event)
        for card in characters(game, seat)
        for instance in game.instances(card)
        if isinstance(instance.power, Reaction)
        and instance.power.watches == key
        and not spent(game, card, instance)
        and instance.power.hears(game, Scope(seat, card, event))
    )


def can_react(game: Vs, answer: Answer) -> bool:
    """Whether the character is still there to react, and its player can pay for it."""
    card, instance = answer.card, answer.instance
    assert isinstance(instance.power, Reaction)
    return (
        controls(game, answer.seat, card)
        and works_where_it_lies(game, card, instance.power)
        and may_use(game, answer.seat, card, instance)
    )
