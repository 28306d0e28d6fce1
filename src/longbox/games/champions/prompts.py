"""What each decision asks, in English."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from longbox.engine.decision import Decision
from longbox.engine.effects.dividing import Divided
from longbox.engine.effects.flow import ChooseOne, May
from longbox.engine.effects.nouns import A
from longbox.engine.triggers import Answer, Window
from longbox.engine.words import capital, counted, listed
from longbox.games.champions import kinds
from longbox.games.champions.boost import boost_cards
from longbox.games.champions.defence import ChooseDefender
from longbox.games.champions.payment import Payment, asked_types, aspect_of, owed, sources, total
from longbox.games.champions.reveal import ChooseEncounterHost
from longbox.games.champions.round import MinionsActivate
from longbox.games.champions.table import Champions
from longbox.games.champions.turn import Discarding, Request, Turn
from longbox.games.champions.using import ChooseController, ChooseHost, DismissAlly
from longbox.games.champions.vocabulary.choices import EachPlayerTo
from longbox.games.champions.words import ChampionsSay, name_of, player


def prompt(game: Champions, decision: Decision) -> str:
    about = decision.about
    asked = PROMPTS.get(type(about))
    if asked is not None:
        return asked if isinstance(asked, str) else asked(game, decision)
    source = game.state.frames[-1].scope.source
    if source < 0:
        return "Choose"
    return f"{name_of(game, source)}: {asked_by_effect(about, name_of(game, source))}"


def asked_by_effect(about: Any, name: str) -> str:
    say = ChampionsSay(name)
    if isinstance(about, A):
        return f"choose {about.words(say)}"
    if isinstance(about, ChooseOne):
        return "choose one"
    if isinstance(about, May):
        return f"{about.effect.words(say)}?"
    words: str = about.words(say)
    return words


def defending(game: Champions, decision: Decision) -> str:
    """Who attacks whom, and with what so far: a boost card that it has been given is still face down."""
    scope = game.state.frames[-1].scope
    enemy = scope.source
    boost = " and a boost card" if boost_cards(game, enemy) else ""
    attack = f"{max(0, game.value(enemy, 'atk'))} ATK{boost}"
    return f"{name_of(game, enemy)} attacks {player(game, scope.you)} with {attack}. Who defends?"


def discarding(game: Champions, decision: Decision) -> str:
    picked = len(decision.group.picked) if decision.group is not None else 0
    least = decision.group.need - picked if decision.group is not None else 0
    if least > 0 and not picked:
        return f"Your hand is too large: discard at least {counted(least, 'card')}"
    if least > 0:
        return f"Discard at least {least} more"
    if game.state.phase == "set-up":
        return "Discard any cards that you don't want; you draw as many new ones"
    return "Discard any cards that you don't want; then you draw up to your hand size"


def requested(game: Champions, decision: Decision) -> str:
    return f"{player(game, game.state.active)} asks you for an Action"


def ordering(game: Champions, decision: Decision) -> str:
    return f"{name_of(game, game.state.frames[-1].scope.source)} concerns each player: who is next?"


def dividing(game: Champions, decision: Decision) -> str:
    assert decision.group is not None
    left = decision.group.total - len(decision.group.picked)
    so_far = " more" if decision.group.picked else ""
    return f"{name_of(game, game.state.frames[-1].scope.source)}: {left}{so_far} damage to divide. Who takes it?"


def attaching(game: Champions, decision: Decision) -> str:
    return f"What does {name_of(game, game.state.frames[-1].scope.source)} go on?"


def handing_over(game: Champions, decision: Decision) -> str:
    return f"Who gets control of {name_of(game, game.state.frames[-1].scope.source)}?"


def paying(game: Champions, decision: Decision) -> str:
    scope = game.state.frames[-1].scope
    name = name_of(game, scope.source)
    if "x" in scope.vars:
        return f"Pay for {name}: as much as you like"
    picked = decision.group.picked if decision.group is not None else ()
    found = [one for one in sources(game, scope.you, aspect_of(game, scope.source)) if one.card in picked]
    missing = owed(scope.vars["price"], total(found))
    if missing == 0:
        asked = listed([kinds.RESOURCES[kind] for kind in asked_types(game, scope)], "or")
        return f"{name} is paid: pay more for it to have been paid with {asked}?"
    return f"Pay for {name}: {missing} more"


def answering(game: Champions, decision: Decision) -> str:
    if decision.kind == "order":
        return "Which of these resolves first?"
    answers = [option.power for option in decision.options if isinstance(option.power, Answer)]
    if not answers:
        return f"You hold no answer{at_stake(game, answers)}"
    moments = {answer.trigger.moment.words(ChampionsSay(name_of(game, answer.card))): None for answer in answers}
    return f"{capital(listed(list(moments), 'or'))}{at_stake(game, answers)}: use it?"


def at_stake(game: Champions, answers: list[Answer]) -> str:
    """What the event that may be answered is about: the card, unless it is the one that answers, and how much."""
    event = game.state.frames[-1].scope.event
    assert event is not None
    strange = event.card >= 0 and all(answer.card != event.card for answer in answers)
    facts = [name_of(game, event.card)] if strange else []
    facts += [str(event.amount)] if event.amount > 0 else []
    return f" ({': '.join(facts)})" if facts else ""


PROMPTS: Mapping[type[Any], str | Callable[[Champions, Decision], str]] = {
    Turn: "It is your turn",
    Payment: paying,
    ChooseDefender: defending,
    Window: answering,
    Discarding: discarding,
    Request: requested,
    ChooseHost: attaching,
    ChooseEncounterHost: attaching,
    ChooseController: handing_over,
    DismissAlly: "You have too many allies: discard one",
    MinionsActivate: "Which minion activates next?",
    EachPlayerTo: ordering,
    Divided: dividing,
}
