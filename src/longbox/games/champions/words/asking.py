"""The engine's own questions in the words of this game; every other question says itself what it asks."""

from __future__ import annotations

from typing import Final

from longbox.engine.cards import Instance
from longbox.engine.decision import Decision, Option
from longbox.engine.effects.abilities import Action
from longbox.engine.effects.dividing import Divided
from longbox.engine.effects.flow import ChooseOne, ChoosePlayer, May
from longbox.engine.effects.nouns import A
from longbox.engine.effects.verbs import Verb
from longbox.engine.topics import CHOOSE_CARD, ORDER_EFFECTS, Topic, of_single_cards
from longbox.engine.triggers import Answer, Window
from longbox.engine.words import capital, listed
from longbox.games.champions.chapters import status
from longbox.games.champions.chapters.ally_limit import ALLY_LIMIT_TOPIC
from longbox.games.champions.chapters.attachments import ATTACH
from longbox.games.champions.chapters.defending import DEFEND_TOPIC
from longbox.games.champions.chapters.forms import CHOOSE_FORM, FLIPPED
from longbox.games.champions.chapters.hand_size import END_DISCARD, MULLIGAN
from longbox.games.champions.chapters.payment import PAYMENT_TOPIC
from longbox.games.champions.chapters.playing_cards import CONTROLLER, hindrance_to_playing
from longbox.games.champions.chapters.turn import REQUEST_TOPIC, TURN_TOPIC
from longbox.games.champions.chapters.using_abilities import doing, hindrance_of
from longbox.games.champions.chapters.villain_phase import ENEMY_ORDER
from longbox.games.champions.table.names import asker, name_of, player
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import HAND
from longbox.games.champions.vocabulary.choices import PLAYER_ORDER
from longbox.games.champions.words.speech import ChampionsSay

ORDER_TRIGGERS: Final = Topic("order-triggers")
OPTIONAL_TRIGGER: Final = Topic("optional-trigger", window="Interrupts and responses that you may use")
OPTIONAL_EFFECT: Final = Topic("optional-effect", window="What an effect lets you do if you want to")
CHOOSE_PLAYER: Final = Topic("choose-player")
CHOOSE_ONE: Final = Topic("choose-one")
ASSIGN_DAMAGE: Final = Topic("assign-damage")
DISCARD_TOPIC: Final = Topic("discard")
TOPICS: Final[tuple[Topic, ...]] = (
    MULLIGAN,
    END_DISCARD,
    TURN_TOPIC,
    PAYMENT_TOPIC,
    DEFEND_TOPIC,
    ORDER_TRIGGERS,
    OPTIONAL_TRIGGER,
    OPTIONAL_EFFECT,
    REQUEST_TOPIC,
    ATTACH,
    CONTROLLER,
    CHOOSE_FORM,
    ALLY_LIMIT_TOPIC,
    ENEMY_ORDER,
    PLAYER_ORDER,
    CHOOSE_PLAYER,
    CHOOSE_ONE,
    ASSIGN_DAMAGE,
    DISCARD_TOPIC,
    ORDER_EFFECTS,
    CHOOSE_CARD,
)
"""The kinds of decisions, as they are listed to players."""
DISCARDING: Final = "discard"
"""The verb of cards of a hand that are chosen to be discarded as a cost."""
OF_QUESTIONS: Final = (
    (May, OPTIONAL_EFFECT),
    (ChoosePlayer, CHOOSE_PLAYER),
    (ChooseOne, CHOOSE_ONE),
    (Divided, ASSIGN_DAMAGE),
)


def topic(decision: Decision) -> Topic:
    about = decision.about
    if isinstance(about, Window):
        return ORDER_TRIGGERS if decision.kind == "order" else OPTIONAL_TRIGGER
    if isinstance(about, A) and about.verb == DISCARDING:
        return DISCARD_TOPIC
    return next((topic for kind, topic in OF_QUESTIONS if isinstance(about, kind)), of_single_cards(decision))


def prompt(game: Champions, decision: Decision) -> str:
    about = decision.about
    if isinstance(about, Window):
        return answering(game, decision)
    name = asker(game)
    say = ChampionsSay(name)
    if isinstance(about, Divided):
        return f"{name}: {dividing(decision)}"
    if isinstance(about, A) and about.verb == DISCARDING:
        return f"Choose {to_discard(decision)} of your hand to discard for {name}"
    if isinstance(about, A):
        return f"{name}: {choosing(game, about, say)}"
    if isinstance(about, May):
        return f"{name}: {about.effect.words(say)}?"
    return f"{name}: choose one" if isinstance(about, ChooseOne) else f"{name}: {about.words(say)}"


def choosing(game: Champions, about: A, say: ChampionsSay) -> str:
    """What is chosen and, where an effect waits for it, what for."""
    waiting = game.state.frames[-2].node if len(game.state.frames) > 1 else None
    if isinstance(waiting, Verb) and about in waiting.choices():
        return f"{waiting.words(say)}. Which{'' if about.most == 1 else ' ones'}?"
    return f"choose {about.words(say)}"


def to_discard(decision: Decision) -> str:
    """How many cards are still to be chosen."""
    group = decision.group
    if group is None:
        return "a card"
    return f"up to {group.total - len(group.picked)} more cards" if group.picked else f"one to {group.total} cards"


def dividing(decision: Decision) -> str:
    assert decision.group is not None
    left = decision.group.total - len(decision.group.picked)
    so_far = " more" if decision.group.picked else ""
    return f"{left}{so_far} damage to divide. Who takes it?"


def answering(game: Champions, decision: Decision) -> str:
    options = [option for option in decision.options if isinstance(option.power, Answer)]
    cards = [option.card for option in options]
    stake = at_stake(game, cards)
    if decision.kind == "order":
        return f"Which of these resolves first{stake}?"
    if not options:
        return f"You hold no answer{stake}"
    moments = {option.power.trigger.moment.words(ChampionsSay(name_of(game, option.card))): None for option in options}
    names = dict.fromkeys(name_of(game, card) for card in cards)
    return f"{capital(listed(list(moments), 'or'))}{stake}: use {listed(list(names), 'or')}?"


def at_stake(game: Champions, answering: list[int]) -> str:
    """What the event that may be answered is about: the card, unless it is the one that answers, and how much.

    The amount of a change of form is the number of a face, which tells nobody anything.
    """
    event = game.state.frames[-1].scope.event
    assert event is not None
    facts = [name_of(game, event.card)] if event.card >= 0 and event.card not in answering else []
    facts += [str(event.amount)] if event.amount > 0 and event.kind is not FLIPPED else []
    return f" ({': '.join(facts)})" if facts else ""


LABELS: Final = {"pass": "Pass", "done": "Done", "yes": "Yes", "no": "No"}


def label(game: Champions, option: Option) -> str:
    """An option in English."""
    verb = option.verb
    if verb in LABELS:
        return LABELS[verb]
    if verb == "player":
        return player(game, option.amount)
    if verb == "mode":
        return capital(option.power.words(ChampionsSay("this card")))
    if verb == DISCARDING:
        return f"Discard {name_of(game, option.card)}"
    if verb == "take":
        return f"Take {name_of(game, option.card)}"
    if verb == "assign":
        return f"{len(option.cards)} damage to {name_of(game, option.card)}"
    if isinstance(option.power, Answer):
        return answer_label(game, option.card, option.power)
    return ", ".join(name_of(game, card) for card in option.cards)


def answer_label(game: Champions, card: int, answer: Answer) -> str:
    name = name_of(game, card)
    said = f"{'Play' if HAND.holds(game.state.zone[card]) else 'Use'} {name}"
    if game.decision is not None:
        return f"{said}{doing(game, game.decision.seat, name, answer.trigger)}"
    return f"{said}: {answer.trigger.effect.words(ChampionsSay(name))}"


def is_hindered(game: Champions, seat: int, option: Option) -> bool:
    """Whether a status card leaves nothing of an option but that it is no longer there."""
    power = option.power
    if isinstance(power, Answer):
        return bool(hindrance_of(game, seat, power.trigger))
    if isinstance(power, Instance) and isinstance(power.power, Action):
        return bool(hindrance_of(game, seat, power.power))
    if option.verb == "play":
        return bool(hindrance_to_playing(game, seat, option.card))
    return status.hindrance(game, option.card, option.verb) is not None
