"""The kinds of decisions in Vs. System: each stands with its question, those of the engine's questions here."""

from __future__ import annotations

from typing import Final

from longbox.engine.decision import Decision
from longbox.engine.effects.dividing import Divided
from longbox.engine.effects.flow import ChooseOne, ChoosePlayer, May
from longbox.engine.effects.nouns import A
from longbox.engine.topics import CHOOSE_CARD, ORDER_EFFECTS, Topic, of_single_cards
from longbox.engine.triggers import Settle, Window
from longbox.games.vs.chapters.combat import COMBAT_WINDOW
from longbox.games.vs.chapters.driving import DRIVING_TOPIC
from longbox.games.vs.chapters.follow_up import FOLLOW_UP_TOPIC
from longbox.games.vs.chapters.formation import FORMATION
from longbox.games.vs.chapters.into_a_row import CHOOSE_ROW
from longbox.games.vs.chapters.levels import LEVEL_VERSION
from longbox.games.vs.chapters.main_phase import MAIN_PHASE_TOPIC
from longbox.games.vs.chapters.payment import PAYMENT_TOPIC
from longbox.games.vs.chapters.recovery_powers import RECOVERY_TOPIC
from longbox.games.vs.chapters.recruiting import RECRUIT_TOPIC
from longbox.games.vs.chapters.resource_step import RESOURCE
from longbox.games.vs.chapters.setup import FIRST_PLAYER, MULLIGAN_TOPIC, PLACE_MAIN_TOPIC
from longbox.games.vs.chapters.simultaneous_arrival import NAMESAKES_TOPIC
from longbox.games.vs.chapters.strikes import STRIKE_BACK_TOPIC
from longbox.games.vs.chapters.team_attack import ATTACK_TOPIC
from longbox.games.vs.chapters.winning import KEEP_MAIN
from longbox.games.vs.vocabulary.hands import DISCARD_OR_SUFFER, NAME_CARD_TOPIC
from longbox.games.vs.vocabulary.topics import CHOOSE_PLAYER, OPTIONAL_TRIGGER

ORDER_TRIGGERS: Final = Topic("order-triggers")
REACTION: Final = Topic("reaction", window="Answering something with a Reaction")
CHOOSE_ONE: Final = Topic("choose-one")
DIVIDE_COUNTERS: Final = Topic("divide-counters")
DISCARD: Final = Topic("discard")
TOPICS: Final[tuple[Topic, ...]] = (
    FIRST_PLAYER,
    PLACE_MAIN_TOPIC,
    MULLIGAN_TOPIC,
    RECOVERY_TOPIC,
    RESOURCE,
    RECRUIT_TOPIC,
    FORMATION,
    MAIN_PHASE_TOPIC,
    ATTACK_TOPIC,
    DRIVING_TOPIC,
    FOLLOW_UP_TOPIC,
    COMBAT_WINDOW,
    STRIKE_BACK_TOPIC,
    ORDER_TRIGGERS,
    REACTION,
    PAYMENT_TOPIC,
    LEVEL_VERSION,
    NAMESAKES_TOPIC,
    KEEP_MAIN,
    OPTIONAL_TRIGGER,
    CHOOSE_ONE,
    CHOOSE_ROW,
    CHOOSE_PLAYER,
    NAME_CARD_TOPIC,
    DIVIDE_COUNTERS,
    DISCARD_OR_SUFFER,
    DISCARD,
    ORDER_EFFECTS,
    CHOOSE_CARD,
)
"""The kinds of decisions, as they are listed to players."""
OF_QUESTIONS: Final = (
    (May, OPTIONAL_TRIGGER),
    (ChooseOne, CHOOSE_ONE),
    (ChoosePlayer, CHOOSE_PLAYER),
    (Divided, DIVIDE_COUNTERS),
)


def topic(decision: Decision) -> Topic:
    about = decision.about
    if isinstance(about, Settle | Window) and decision.kind == "order":
        return ORDER_TRIGGERS
    if isinstance(about, Window):
        return REACTION
    if isinstance(about, A) and about.verb == "discard":
        return DISCARD
    return next((topic for kind, topic in OF_QUESTIONS if isinstance(about, kind)), of_single_cards(decision))
