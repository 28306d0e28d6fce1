"""The kinds of decisions in Vs. System, by name."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.dividing import Divided
from longbox.engine.effects.flow import ChooseOne, ChoosePlayer, May
from longbox.engine.effects.nouns import A
from longbox.engine.topics import CHOOSE_CARD, ORDER_EFFECTS, PAYMENT, Topic, for_verb, in_order
from longbox.engine.triggers import Settle, Window
from longbox.games.vs.chapters import (
    attack,
    build,
    combat,
    levels,
    payment,
    setup,
    simultaneous_arrival,
    strikes,
    transform,
    turn,
    winning,
)
from longbox.games.vs.vocabulary.arrivals import IntoARow
from longbox.games.vs.vocabulary.captives import MayPay
from longbox.games.vs.vocabulary.fights import BlastRow
from longbox.games.vs.vocabulary.hands import ChooseEnemy, NameCard, UnlessTheyDiscard
from longbox.games.vs.vocabulary.piles import NewHand

TOPICS: Final = (
    Topic("first-player", (setup.WhoGoesFirst,)),
    Topic("place-main", (setup.PlaceMain,)),
    Topic("mulligan", (setup.Mulligan,)),
    Topic("resource", (build.ResourceStep,)),
    Topic("recruit", (build.RecruitStep, build.RecruitFromDeck)),
    Topic("formation", (build.FormationStep,), window="Moving characters between rows in the formation step"),
    Topic("main-phase", (turn.MainPhase,)),
    Topic("attack", (attack.Team,)),
    Topic("follow-up", (attack.FollowUp,)),
    Topic("combat-window", (combat.CombatPlays,), window="Playing something during a combat"),
    Topic("strike-back", (strikes.StrikeBack,)),
    Topic("order-triggers", (Settle, Window), in_order),
    Topic("reaction", (Window,), window="Answering something with a Reaction"),
    Topic(PAYMENT, (payment.Pay,)),
    Topic("level-version", (levels.Leveling, transform.Transforming)),
    Topic("namesakes", (simultaneous_arrival.Namesakes,)),
    Topic("keep-main", (winning.SurplusMains,)),
    Topic("optional-trigger", (May, MayPay), window="Powers that act by themselves, if you want them to"),
    Topic("choose-one", (ChooseOne,)),
    Topic("choose-row", (IntoARow, BlastRow)),
    Topic("choose-player", (ChoosePlayer, ChooseEnemy, NewHand)),
    Topic("name-card", (NameCard,)),
    Topic("divide-counters", (Divided,)),
    Topic("discard-or-suffer", (UnlessTheyDiscard,)),
    Topic("discard", (A,), for_verb("discard")),
    ORDER_EFFECTS,
    CHOOSE_CARD,
)
