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
from longbox.engine.language import capital, either, message, plural, said
from longbox.engine.topics import CHOOSE_CARD, ORDER_EFFECTS, Topic, of_single_cards
from longbox.engine.triggers import Answer, Window
from longbox.games.champions.chapters import status
from longbox.games.champions.chapters.ally_limit import ALLY_LIMIT_TOPIC
from longbox.games.champions.chapters.attachments import ATTACH
from longbox.games.champions.chapters.defending import DEFEND_TOPIC
from longbox.games.champions.chapters.forms import CHOOSE_FORM, FLIPPED
from longbox.games.champions.chapters.hand_size import END_DISCARD, MULLIGAN
from longbox.games.champions.chapters.payment import PAYMENT_TOPIC
from longbox.games.champions.chapters.playing_cards import CONTROLLER, hindrance_to_playing
from longbox.games.champions.chapters.turn import REQUEST_TOPIC, TURN_TOPIC
from longbox.games.champions.chapters.using_abilities import hindrance_of
from longbox.games.champions.chapters.villain_phase import ENEMY_ORDER
from longbox.games.champions.table.names import asker, name_of, player
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import HAND
from longbox.games.champions.vocabulary.choices import PLAYER_ORDER
from longbox.games.champions.words.speech import ChampionsSay

ORDER_TRIGGERS: Final = Topic("order-triggers")
OPTIONAL_TRIGGER: Final = Topic("optional-trigger", window=message("Interrupts and responses that you may use"))
OPTIONAL_EFFECT: Final = Topic("optional-effect", window=message("What an effect lets you do if you want to"))
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
        return dividing(decision, name)
    if isinstance(about, A) and about.verb == DISCARDING:
        return discarding(decision, name)
    if isinstance(about, A):
        return choosing(game, about, say)
    if isinstance(about, May):
        return said("{card}: {effect}?", card=name, effect=about.effect.words(say))
    if isinstance(about, ChooseOne):
        return said("{card}: choose one", card=name)
    return said("{card}: {asks}", card=name, asks=about.words(say))


def choosing(game: Champions, about: A, say: ChampionsSay) -> str:
    """What is chosen and, where an effect waits for it, what for."""
    waiting = game.state.frames[-2].node if len(game.state.frames) > 1 else None
    if not isinstance(waiting, Verb) or about not in waiting.choices():
        return said("{card}: choose {what}", card=say.this, what=about.words(say))
    if about.most == 1:
        return said("{card}: {effect}. Which?", card=say.this, effect=waiting.words(say))
    return said("{card}: {effect}. Which ones?", card=say.this, effect=waiting.words(say))


def discarding(decision: Decision, name: str) -> str:
    """How many cards are still to be chosen, and for what."""
    group = decision.group
    if group is None:
        return said("Choose a card of your hand to discard for {card}", card=name)
    if group.picked:
        return plural(
            group.total - len(group.picked),
            "Choose up to {number} more card of your hand to discard for {card}",
            "Choose up to {number} more cards of your hand to discard for {card}",
            card=name,
        )
    return plural(
        group.total,
        "Choose a card of your hand to discard for {card}",
        "Choose one to {number} cards of your hand to discard for {card}",
        card=name,
    )


def dividing(decision: Decision, name: str) -> str:
    assert decision.group is not None
    left = decision.group.total - len(decision.group.picked)
    if decision.group.picked:
        return said("{card}: {number} more damage to divide. Who takes it?", card=name, number=left)
    return said("{card}: {number} damage to divide. Who takes it?", card=name, number=left)


def answering(game: Champions, decision: Decision) -> str:
    options = [option for option in decision.options if isinstance(option.power, Answer)]
    cards = [option.card for option in options]
    stake = at_stake(game, cards)
    if decision.kind == "order":
        if stake:
            return said("Which of these resolves first ({stake})?", stake=stake)
        return said("Which of these resolves first?")
    if not options:
        return said("You hold no answer ({stake})", stake=stake) if stake else said("You hold no answer")
    moments = {option.power.trigger.moment.words(ChampionsSay(name_of(game, option.card))): None for option in options}
    moment = capital(either(list(moments)))
    names = either(list(dict.fromkeys(name_of(game, card) for card in cards)))
    if stake:
        return said("{moment} ({stake}): use {cards}?", moment=moment, stake=stake, cards=names)
    return said("{moment}: use {cards}?", moment=moment, cards=names)


def at_stake(game: Champions, answering: list[int]) -> str:
    """What the event that may be answered is about: the card, unless it is the one that answers, and how much.

    The amount of a change of form is the number of a face, which tells nobody anything.
    """
    event = game.state.frames[-1].scope.event
    assert event is not None
    card = name_of(game, event.card) if event.card >= 0 and event.card not in answering else ""
    amount = str(event.amount) if event.amount > 0 and event.kind is not FLIPPED else ""
    return said("{card}: {amount}", card=card, amount=amount) if card and amount else card or amount


LABELS: Final = {"pass": message("Pass"), "done": message("Done"), "yes": message("Yes"), "no": message("No")}


def label(game: Champions, option: Option) -> str:
    """An option in words."""
    verb = option.verb
    if verb in LABELS:
        return said(LABELS[verb])
    if verb == "player":
        return player(game, option.amount)
    if verb == "mode":
        return capital(option.power.words(ChampionsSay(said("this card"))))
    if verb == DISCARDING:
        return said("Discard {card}", card=name_of(game, option.card))
    if verb == "take":
        return said("Take {card}", card=name_of(game, option.card))
    if verb == "assign":
        return said("{number} damage to {card}", number=len(option.cards), card=name_of(game, option.card))
    if isinstance(option.power, Answer):
        return answer_label(game, option.card, option.power)
    return ", ".join(name_of(game, card) for card in option.cards)


def answer_label(game: Champions, card: int, answer: Answer) -> str:
    name = name_of(game, card)
    held = HAND.holds(game.state.zone[card])
    hindrance = None if game.decision is None else hindrance_of(game, game.decision.seat, answer.trigger)
    if hindrance is not None:
        only = status.only_to_lose(hindrance)
        if held:
            return said("Play {card}, {only}", card=name, only=only)
        return said("Use {card}, {only}", card=name, only=only)
    effect = answer.trigger.effect.words(ChampionsSay(name))
    if held:
        return said("Play {card}: {effect}", card=name, effect=effect)
    return said("Use {card}: {effect}", card=name, effect=effect)


def is_hindered(game: Champions, seat: int, option: Option) -> bool:
    """Whether a status card leaves nothing of an option but that it is no longer there."""
    power = option.power
    if isinstance(power, Answer):
        return hindrance_of(game, seat, power.trigger) is not None
    if isinstance(power, Instance) and isinstance(power.power, Action):
        return hindrance_of(game, seat, power.power) is not None
    if option.verb == "play":
        return hindrance_to_playing(game, seat, option.card) is not None
    return status.hindrance(game, option.card, option.verb) is not None
