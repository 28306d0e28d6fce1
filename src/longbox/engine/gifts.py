"""Gifts: offers that only give their player something. A client may take them for whoever wants that.

An effect says itself whether it is one as things stand (`Node.is_gift`); what leads to it must cost nothing: no price,
no use of something that could be kept for later, no card from a hand.
"""

from __future__ import annotations

from typing import Any

from longbox.engine.decision import YES, Decision
from longbox.engine.effects.flow import May
from longbox.engine.events import Event
from longbox.engine.frames import Frame
from longbox.engine.game import Game
from longbox.engine.triggers import Answer, Window


def gift(game: Game[Any], decision: Decision) -> int | None:
    """The number of the option that is a gift, if there is one."""
    about = decision.about
    frame: Frame = game.state.frames[-1]
    if isinstance(about, May):
        given = ends_an_effect(game) and about.effect.is_gift(game, frame.scope)
        return decision.options.index(YES) if given else None
    if isinstance(about, Window) and frame.scope.event is not None:
        for number, option in enumerate(decision.options):
            if isinstance(option.power, Answer) and is_free(game, option.power, frame.scope.event):
                return number
    return None


def ends_an_effect(game: Game[Any]) -> bool:
    """Whether nothing follows of the effect in which a player is asked: what follows might take something for it."""
    frames: list[Frame] = game.state.frames
    return all(frame.scope is not frames[-1].scope for frame in frames[:-1])


def is_free(game: Game[Any], answer: Answer, event: Event) -> bool:
    trigger = answer.trigger
    return (
        not trigger.forced
        and trigger.cost is None
        and trigger.limit is None
        and answer.delayed is None
        and game.rules.zones.of[game.state.zone[answer.card]].in_play
        and trigger.effect.is_gift(game, answer.scope(event))
    )
