"""What the engine's own questions ask, and their options, in words. Those of the game stand with their questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from longbox.engine.decision import Decision, Option
from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.dividing import Divided
from longbox.engine.effects.flow import May
from longbox.engine.effects.nouns import A
from longbox.engine.language import capital, listed, message, plural, said
from longbox.engine.triggers import FiredTrigger, Settle, Window
from longbox.games.vs.chapters.super_powers import USE_POWER, power_label
from longbox.games.vs.table import notes
from longbox.games.vs.table.names import card_prompt, name, named, player_label, whose
from longbox.games.vs.table.speech import speech
from longbox.games.vs.table.state import Vs

PROMPTS: Final = {
    "choose": message("{source}: choose {cards}"),
    "take": message("{source}: take {cards}"),
    "discard": message("{source}: discard {cards}"),
}
"""What is asked for where cards are picked, by the verb of the options."""


def prompt(game: Vs, decision: Decision) -> str:
    about = decision.about
    if isinstance(about, Settle) or decision.kind == "order":
        return said("Which of these acts first?")
    if isinstance(about, Window):
        return reacting(game)
    if isinstance(about, Divided):
        return dividing(game, decision)
    source = name(game, game.state.frames[-1].scope.source)
    if isinstance(about, May):
        return said("{source}: {effect}?", source=source, effect=about.effect.words(speech(game, source)))
    if isinstance(about, A):
        return said(PROMPTS[about.verb], source=source, cards=about.words(speech(game, source)))
    return card_prompt(game, about)


def reacting(game: Vs) -> str:
    event = game.state.frames[-1].scope.event
    assert event is not None
    if event.kind is not USE_POWER:
        return said("Answer with a Reaction, or pass")
    card, power = name(game, event.card), event.notes[notes.POWER].name
    return said("{card} uses {power}. Answer with a Reaction, or pass", card=card, power=power)


def dividing(game: Vs, decision: Decision) -> str:
    assert decision.group is not None
    left = decision.group.total - len(decision.group.picked)
    source = name(game, game.state.frames[-1].scope.source)
    if decision.group.picked:
        return plural(
            left,
            "{source}: {number} more -1/-1 counter to divide. Who gets it?",
            "{source}: {number} more -1/-1 counters to divide. Who gets it?",
            source=source,
        )
    return plural(
        left,
        "{source}: {number} -1/-1 counter to divide. Who gets it?",
        "{source}: {number} -1/-1 counters to divide. Who gets it?",
        source=source,
    )


def label(game: Vs, option: Option) -> str:
    maker = LABELS.get(option.verb)
    if maker is not None:
        return maker(game, option)
    return said(VERBS[option.verb], cards=listed([named(game, card) for card in option.cards]))


def use_label(game: Vs, option: Option) -> str:
    """A Reaction with what it costs, or a power that acts by itself."""
    power: Any = option.power.answer.power if isinstance(option.power, FiredTrigger) else option.power.power
    if isinstance(power, Trigger):
        called = named(game, option.card)
        say = speech(game, called)
        acts = say.label(power.label) if power.label else say.phrase("act")
        return said("{card}: {power}", card=called, power=acts)
    return power_label(game, option.card, power)


def assign_label(game: Vs, option: Option) -> str:
    """So many of the -1/-1 counters that are divided."""
    return plural(
        len(option.cards),
        "{number} -1/-1 counter on {card}",
        "{number} -1/-1 counters on {card}",
        card=whose(game, option.card),
    )


def mode_label(game: Vs, option: Option) -> str:
    """One of several things to choose from: what it does."""
    source = name(game, game.state.frames[-1].scope.source)
    return capital(option.power.words(speech(game, source)))


VERBS: Final = {
    "yes": message("Yes"),
    "no": message("No"),
    "pass": message("Pass"),
    "done": message("Done"),
    "take": message("Take {cards}"),
    "discard": message("Discard {cards}"),
    "put under": message("Put under {cards}"),
    "put back": message("Put back {cards}"),
}
"""Plain options by their verbs."""
LABELS: Final[Mapping[str, Callable[[Vs, Option], str]]] = {
    "use": use_label,
    "assign": assign_label,
    "mode": mode_label,
    "player": player_label,
    "choose": lambda game, option: whose(game, option.card) if game.state.combat else named(game, option.card),
}
