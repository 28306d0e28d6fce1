"""The kinds of decisions in Vs. System: each stands with its question, those of the engine's questions here."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.dividing import Divided
from longbox.engine.effects.flow import ChooseOne
from longbox.engine.effects.nouns import A
from longbox.engine.topics import CHOOSE_CARD, ORDER_EFFECTS, Topic, for_verb, in_order
from longbox.engine.triggers import Settle, Window
from longbox.games.vs.chapters.combat import COMBAT_WINDOW
from longbox.games.vs.chapters.follow_up import FOLLOW_UP_TOPIC
from longbox.games.vs.chapters.formation import FORMATION
from longbox.games.vs.chapters.levels import LEVEL_VERSION
from longbox.games.vs.chapters.main_phase import MAIN_PHASE_TOPIC
from longbox.games.vs.chapters.payment import PAYMENT_TOPIC
from longbox.games.vs.chapters.recruiting import RECRUIT_TOPIC
from longbox.games.vs.chapters.resource_step import RESOURCE
from longbox.games.vs.chapters.setup import FIRST_PLAYER, MULLIGAN_TOPIC, PLACE_MAIN_TOPIC
from longbox.games.vs.chapters.simultaneous_arrival import NAMESAKES_TOPIC
from longbox.games.vs.chapters.strikes import STRIKE_BACK_TOPIC
from longbox.games.vs.chapters.team_attack import ATTACK_TOPIC
from longbox.games.vs.chapters.winning import KEEP_MAIN
from longbox.games.vs.vocabulary.hands import DISCARD_OR_SUFFER, NAME_CARD_TOPIC
from longbox.games.vs.vocabulary.topics import CHOOSE_PLAYER, CHOOSE_ROW, OPTIONAL_TRIGGER

TOPICS: Final = (
    FIRST_PLAYER,
    PLACE_MAIN_TOPIC,
    MULLIGAN_TOPIC,
    RESOURCE,
    RECRUIT_TOPIC,
    FORMATION,
    MAIN_PHASE_TOPIC,
    ATTACK_TOPIC,
    FOLLOW_UP_TOPIC,
    COMBAT_WINDOW,
    STRIKE_BACK_TOPIC,
    Topic("order-triggers", (Settle, Window), in_order),
    Topic("reaction", (Window,), window="Answering something with a Reaction"),
    PAYMENT_TOPIC,
    LEVEL_VERSION,
    NAMESAKES_TOPIC,
    KEEP_MAIN,
    OPTIONAL_TRIGGER,
    Topic("choose-one", (ChooseOne,)),
    CHOOSE_ROW,
    CHOOSE_PLAYER,
    NAME_CARD_TOPIC,
    Topic("divide-counters", (Divided,)),
    DISCARD_OR_SUFFER,
    Topic("discard", (A,), for_verb("discard")),
    ORDER_EFFECTS,
    CHOOSE_CARD,
)
