"""What each decision asks, and its options, in English."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from longbox.engine.cards import Instance
from longbox.engine.decision import Decision, Option
from longbox.engine.effects.abilities import Power
from longbox.engine.effects.dividing import Divided
from longbox.engine.effects.flow import ChooseOne, May
from longbox.engine.effects.nouns import A
from longbox.engine.triggers import Answer, Window
from longbox.engine.words import capital, counted, listed
from longbox.games.champions.chapters import payment, resources, status
from longbox.games.champions.chapters.ally_limit import DismissAlly
from longbox.games.champions.chapters.attachments import ChooseEncounterHost
from longbox.games.champions.chapters.boost import boost_cards
from longbox.games.champions.chapters.defending import ChooseDefender
from longbox.games.champions.chapters.hand_size import Discarding
from longbox.games.champions.chapters.payment import Payment
from longbox.games.champions.chapters.payment_choices import asked_types
from longbox.games.champions.chapters.playing_cards import ChooseController, ChooseHost, playable_action
from longbox.games.champions.chapters.resources import aspect_of, owed, sources, total
from longbox.games.champions.chapters.turn import Request, Turn
from longbox.games.champions.chapters.villain_phase import MinionsActivate
from longbox.games.champions.table import kinds
from longbox.games.champions.table.abilities import PlayerAction, PlayerTrigger, icon_words
from longbox.games.champions.table.cards import face
from longbox.games.champions.table.names import name_of, player
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import HAND
from longbox.games.champions.vocabulary.choices import EachPlayerTo
from longbox.games.champions.words.speech import ChampionsSay


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


LABELS: Final = {
    "end": "End your turn",
    "flip": "Change form",
    "pass": "Pass",
    "done": "Done",
    "refuse": "Refuse",
    "decline": "Don't defend",
    "yes": "Yes",
    "no": "No",
}


VERBS: Final = {
    "attach": "Attach {} to",
    "attack": "Attack with {}:",
    "thwart": "Thwart with {}:",
    "defend": "Defend with {}",
    "recover": "Recover with {}",
    "activate": "{} activates",
    "choose": "{}",
    "dismiss": "Discard {}",
}


def label(game: Champions, option: Option) -> str:
    """An option in English."""
    verb = option.verb
    if verb == "done" and game.decision is not None and keeps_all(game.decision):
        return "Keep this hand" if game.state.phase == "set-up" else "Keep all"
    if verb in LABELS:
        return LABELS[verb]
    if verb == "player":
        return player(game, option.amount)
    if verb == "ask":
        return f"Ask {player(game, option.amount)} for an Action"
    if verb == "mode":
        return capital(option.power.words(ChampionsSay("this card")))
    if verb == "assign":
        return f"{len(option.cards)} damage to {name_of(game, option.card)}"
    name = ", ".join(name_of(game, card) for card in option.cards)
    if verb == "pay":
        return pay_label(game, option, name)
    said = deed(game, option).format(name)
    if hindrance := hindrance_of(game, option):
        return f"{said.rstrip(':')}, only to be no longer {hindrance}"
    if verb == "use":
        return f"{said}: {used(option).effect.words(ChampionsSay(name))}"  # type: ignore[attr-defined]
    return f"{said} {name_of(game, option.to)}" if option.to >= 0 else said.rstrip(":")


def deed(game: Champions, option: Option) -> str:
    """What is done, with a place for the card."""
    if option.verb == "use":
        return "Play {}" if HAND.holds(game.state.zone[option.card]) else "Use {}"
    return VERBS.get(option.verb, capital(option.verb) + " {}")


def keeps_all(decision: Decision) -> bool:
    """Whether to be done is to throw nothing away."""
    return isinstance(decision.about, Discarding) and decision.group is not None and not decision.group.picked


def hindrance_of(game: Champions, option: Option) -> str:
    """The status card of which an attack or thwart would only rid its character, if there is one."""
    if option.verb in status.HINDERS:
        return status.hindrance(game, option.card, option.verb)
    if option.verb not in ("play", "use") or game.decision is None:
        return ""
    seat = game.decision.seat
    power = used(option) if option.verb == "use" else action_of_event(game, seat, option.card)
    if not isinstance(power, PlayerAction | PlayerTrigger):
        return ""
    return status.hindrance(game, game.state.identity[seat], power.label)


def action_of_event(game: Champions, seat: int, card: int) -> Power | None:
    ability = playable_action(game, seat, card) if face(game, card).kind == kinds.EVENT else None
    return None if ability is None else ability.power


def used(option: Option) -> Power:
    """The ability that is used."""
    instance: Instance = option.power.instance if isinstance(option.power, Answer) else option.power
    return instance.power


def pay_label(game: Champions, option: Option, name: str) -> str:
    """A card and the resources that it pays with."""
    card = face(game, option.card)
    if HAND.holds(game.state.zone[option.card]) or card.generator is None:
        icons = card.icons_for(aspect_paid_for(game))
    else:
        icons = card.generator.power.generates(game, game.state.controller[option.card])  # type: ignore[attr-defined]
    return f"{name} ({icon_words(icons)})"


def aspect_paid_for(game: Champions) -> str:
    paying = game.state.frames[-1]
    paid_for = paying.scope.source if paying.node is payment.PAYMENT else -1
    return resources.aspect_of(game, paid_for) if paid_for >= 0 else ""
