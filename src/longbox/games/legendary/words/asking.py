"""The engine's own questions in the words of this game; every other question says itself what it asks."""

from __future__ import annotations

from typing import Final

from longbox.engine.decision import Decision, Option
from longbox.engine.effects.flow import ChooseOne, ChoosePlayer, May
from longbox.engine.effects.moving import InAnyOrder
from longbox.engine.effects.nouns import A
from longbox.engine.effects.verbs import Verb
from longbox.engine.language import capital, either, message, said
from longbox.engine.topics import CHOOSE_CARD, ORDER_EFFECTS, Topic, of_single_cards
from longbox.engine.triggers import Answer, Window
from longbox.games.legendary.chapters.bonding import BOND_TOPIC
from longbox.games.legendary.chapters.borrowing import BORROW_TOPIC, LEND_TOPIC
from longbox.games.legendary.chapters.dividing import SIDE
from longbox.games.legendary.chapters.dominating import HAND_OUT_TOPIC
from longbox.games.legendary.chapters.fighting import PAYMENT_TOPIC
from longbox.games.legendary.chapters.locations import LOCATION_TOPIC
from longbox.games.legendary.chapters.plotting import AMBITION_TOPIC
from longbox.games.legendary.chapters.showdown import SHOWDOWN_TOPIC
from longbox.games.legendary.chapters.turn import TURN_TOPIC
from longbox.games.legendary.chapters.victory_piles import PILE_TOPIC
from longbox.games.legendary.chapters.villain_deck import DECK_TOPIC, STRIKE_TOPIC
from longbox.games.legendary.table.names import as_title, asking, effect_title, name_of, names_of
from longbox.games.legendary.table.speech import speech
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.vocabulary.accusing import ACCUSE_TOPIC
from longbox.games.legendary.vocabulary.copies import COPY
from longbox.games.legendary.vocabulary.deck import JUDGE_CARD, TOP_OR_BOTTOM
from longbox.games.legendary.vocabulary.enemies import FIGHT_NOW, GIVE_HEROES_TOPIC, MOVE_VILLAIN
from longbox.games.legendary.vocabulary.flow import CHOOSE_ONE, OPTIONAL_REVEAL, REVEAL_OR_SUFFER, AsOftenAsLiked
from longbox.games.legendary.vocabulary.outside import OUTSIDE_TOPIC
from longbox.games.legendary.vocabulary.passing import PASS_LEFT_TOPIC
from longbox.games.legendary.vocabulary.showing import SHOW_TOGETHER_TOPIC

OPTIONAL_EFFECT: Final = Topic("optional-effect", window="What an effect lets you do if you want to")
ORDER_CARDS: Final = Topic("order-cards")
ORDER_TRIGGERS: Final = Topic("order-triggers")
OPTIONAL_TRIGGER: Final = Topic("optional-trigger", window="Cards that can answer a Wound, a discard or a recruit")
CHOOSE_PLAYER: Final = Topic("choose-player")
KO: Final = Topic("ko")
DISCARD: Final = Topic("discard")
TOPICS: Final[tuple[Topic, ...]] = (
    TURN_TOPIC,
    SHOWDOWN_TOPIC,
    REVEAL_OR_SUFFER,
    OPTIONAL_REVEAL,
    OPTIONAL_EFFECT,
    ORDER_TRIGGERS,
    OPTIONAL_TRIGGER,
    CHOOSE_ONE,
    CHOOSE_PLAYER,
    COPY,
    SIDE,
    JUDGE_CARD,
    TOP_OR_BOTTOM,
    ORDER_CARDS,
    GIVE_HEROES_TOPIC,
    DECK_TOPIC,
    HAND_OUT_TOPIC,
    STRIKE_TOPIC,
    AMBITION_TOPIC,
    PILE_TOPIC,
    LOCATION_TOPIC,
    MOVE_VILLAIN,
    FIGHT_NOW,
    PASS_LEFT_TOPIC,
    SHOW_TOGETHER_TOPIC,
    ACCUSE_TOPIC,
    OUTSIDE_TOPIC,
    BOND_TOPIC,
    LEND_TOPIC,
    BORROW_TOPIC,
    PAYMENT_TOPIC,
    KO,
    DISCARD,
    ORDER_EFFECTS,
    CHOOSE_CARD,
)
"""The kinds of decisions, as they are listed to players."""
OF_QUESTIONS: Final = (
    (May, OPTIONAL_EFFECT),
    (AsOftenAsLiked, OPTIONAL_EFFECT),
    (ChooseOne, CHOOSE_ONE),
    (ChoosePlayer, CHOOSE_PLAYER),
    (InAnyOrder, ORDER_CARDS),
)
OF_VERBS: Final = {"ko": KO, "discard": DISCARD}
"""Of cards that are chosen, what for."""


def topic(decision: Decision) -> Topic:
    about = decision.about
    if isinstance(about, Window):
        return ORDER_TRIGGERS if decision.kind == "order" else OPTIONAL_TRIGGER
    if isinstance(about, A) and (about.may_be_declined or about.verb in OF_VERBS):
        return OPTIONAL_EFFECT if about.may_be_declined else OF_VERBS[about.verb]
    return next((topic for kind, topic in OF_QUESTIONS if isinstance(about, kind)), of_single_cards(decision))


def prompt(game: Table, decision: Decision) -> str:
    """What is asked, after the name of the card that asks for it."""
    about = decision.about
    if isinstance(about, Window):
        return asking(game, answering(game, decision))
    if isinstance(about, A):
        return asking(game, picked(game, about))
    if isinstance(about, May):
        return asking(game, said("{effect}?", effect=effect_title(game, about.effect)))
    if isinstance(about, InAnyOrder):
        return asking(game, said(ORDERS[about.deed.key][bool(game.state.frames[-1].data)]))
    if isinstance(about, ChooseOne):
        return asking(game, said("Choose one"))
    return asking(game, effect_title(game, about))


def answering(game: Table, decision: Decision) -> str:
    """When something can be answered, and by which cards."""
    options = [option for option in decision.options if isinstance(option.power, Answer)]
    stake = at_stake(game, [option.card for option in options])
    if decision.kind == "order":
        return said("Which of these acts first ({card})?", card=stake) if stake else said("Which of these acts first?")
    if not options:
        return said("You hold no answer ({card})", card=stake) if stake else said("You hold no answer")
    moments = {option.power.trigger.moment.words(speech(game, name_of(game, option.card))): None for option in options}
    names = dict.fromkeys(name_of(game, option.card) for option in options)
    moment, cards = either(list(moments)), either(list(names))
    if stake:
        return capital(said("{moment} ({card}), use {cards}?", moment=moment, card=stake, cards=cards))
    return capital(said("{moment}, use {cards}?", moment=moment, cards=cards))


def at_stake(game: Table, answering: list[int]) -> str:
    """The card that the event is about which may be answered, unless it is one that answers."""
    event = game.state.frames[-1].scope.event
    assert event is not None
    return name_of(game, event.card) if event.card >= 0 and event.card not in answering else ""


ORDERS: Final = {
    "put back": (message("Which card will be drawn first?"), message("Which card will be drawn next?")),
    "put on deck": (message("Which card will be drawn first?"), message("Which card will be drawn next?")),
    "lay on pile": (message("Which card lies at the bottom?"), message("Which card lies on it?")),
    "put on its pile": (message("Which card will lie on top?"), message("Which card will lie under it?")),
}
"""What is asked about the first and each further card of an order, by the verb of putting them there."""
PICKS: Final = {
    "draw": message("Draw {cards}"),
    "ko": message("KO {cards}"),
    "discard": message("Discard {cards}"),
    "recruit": message("Recruit {cards}"),
    "put on deck": message("Put {cards} on top of your deck"),
    "undercover": message("Send {cards} Undercover"),
}
"""What is said of cards that are picked, by the verb of picking them."""


def picked(game: Table, about: A) -> str:
    """What happens to the cards that are picked; the effect says it where the verb of picking them does not."""
    say = speech(game).after_may()
    if about.verb in PICKS:
        return said(PICKS[about.verb], cards=about.words(say.of_leaving()))
    effect = game.state.frames[-2].node
    if isinstance(effect, Verb) and about in effect.choices():
        return as_title(effect.words(say))
    return say.phrase("Choose {cards}", cards=about)


LABELS: Final = {
    "draw": message("Draw {cards}"),
    "ko": message("KO {cards}"),
    "discard": message("Discard {cards}"),
    "recruit": message("Recruit {cards} (free)"),
    "teleport": message("Teleport {cards}"),
    "undercover": message("Send {cards} Undercover"),
    "put on deck": message("Put {cards} on your deck"),
    "pass": message("No"),
    "yes": message("Yes"),
    "no": message("No"),
}


def label(game: Table, option: Option) -> str:
    """An option in words. To be done with picks that need not be any is to decline."""
    names = names_of(game, option)
    if isinstance(option.power, Answer):
        return speech(game).phrase("{cards}: {effect}", cards=names, effect=option.power.trigger.effect)
    if option.verb == "mode":
        return effect_title(game, option.power)
    if option.verb == "player":
        return game.rules.player(game, option.amount)
    if option.verb == "done":
        return said("Done") if game.decision is not None and game.decision.group is not None else said("No")
    return said(LABELS[option.verb], cards=names) if option.verb in LABELS else names
