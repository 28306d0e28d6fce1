"""What the engine's own questions ask, and their options, in English. Those of the game stand with their questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from longbox.engine.decision import Decision, Option
from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.dividing import Divided
from longbox.engine.effects.flow import May
from longbox.engine.effects.nouns import A
from longbox.engine.triggers import FiredTrigger, Settle, Window
from longbox.engine.words import capital, counted, listed
from longbox.games.vs.chapters.super_powers import USE_POWER, power_label
from longbox.games.vs.table import notes
from longbox.games.vs.table.names import card_prompt, name, named, player_label, whose
from longbox.games.vs.table.speech import speech
from longbox.games.vs.table.state import Vs

WHICH_FIRST: Final = "Which of these acts first?"


def prompt(game: Vs, decision: Decision) -> str:
    about = decision.about
    if isinstance(about, Settle) or decision.kind == "order":
        return WHICH_FIRST
    if isinstance(about, Window):
        return reacting(game)
    if isinstance(about, Divided):
        return dividing(game, decision)
    source = name(game, game.state.frames[-1].scope.source)
    if isinstance(about, May):
        return f"{source}: {about.effect.words(speech(game, source))}?"
    if isinstance(about, A):
        return f"{source}: {about.verb} {about.words(speech(game, source))}"
    return card_prompt(game, about)


def reacting(game: Vs) -> str:
    event = game.state.frames[-1].scope.event
    assert event is not None
    what = f"{name(game, event.card)} uses {event.notes[notes.POWER].name}. " if event.kind is USE_POWER else ""
    return f"{what}Answer with a Reaction, or pass"


def dividing(game: Vs, decision: Decision) -> str:
    assert decision.group is not None
    left = decision.group.total - len(decision.group.picked)
    so_far = "more " if decision.group.picked else ""
    source = name(game, game.state.frames[-1].scope.source)
    return f"{source}: {counted(left, f'{so_far}-1/-1 counter')} to divide. Who gets it?"


def label(game: Vs, option: Option) -> str:
    """An option in English."""
    maker = LABELS.get(option.verb)
    if maker is not None:
        return maker(game, option)
    return capital(f"{option.verb} {listed([named(game, card) for card in option.cards])}".strip())


def use_label(game: Vs, option: Option) -> str:
    """A Reaction with what it costs, or a power that acts by itself."""
    power: Any = option.power.answer.power if isinstance(option.power, FiredTrigger) else option.power.power
    if isinstance(power, Trigger):
        called = named(game, option.card)
        return f"{called}: {speech(game, called).phrase(power.label or 'act')}"
    return power_label(game, option.card, power)


def assign_label(game: Vs, option: Option) -> str:
    """So many of the -1/-1 counters that are divided."""
    return f"{counted(len(option.cards), '-1/-1 counter')} on {whose(game, option.card)}"


LABELS: Final[Mapping[str, Callable[[Vs, Option], str]]] = {
    "use": use_label,
    "assign": assign_label,
    "player": player_label,
    "choose": lambda game, option: whose(game, option.card) if game.state.combat else named(game, option.card),
}
