"""The kinds of decisions in Legendary, by name."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.flow import ChooseOne, ChoosePlayer, May
from longbox.engine.effects.nouns import A
from longbox.engine.topics import CHOOSE_CARD, ORDER_EFFECTS, PAYMENT, Topic, for_verb, in_order
from longbox.engine.triggers import Window
from longbox.games.legendary.chapters import borrowing, fighting, showdown, turn
from longbox.games.legendary.vocabulary.copies import CopyTops, PlayAsCopy
from longbox.games.legendary.vocabulary.deck import JudgeTops, PutBackInAnyOrder
from longbox.games.legendary.vocabulary.enemies import GiveHeroesFromHQ, MoveVillain
from longbox.games.legendary.vocabulary.flow import MayReveal, RevealOr
from longbox.games.legendary.vocabulary.keywords.artifact import CopyArtifactAbility
from longbox.games.legendary.vocabulary.keywords.versatile import EitherPoints
from longbox.games.legendary.vocabulary.nouns import PerhapsA
from longbox.games.legendary.vocabulary.passing import PassLeft

TOPICS: Final = (
    Topic("turn", (turn.Actions,)),
    Topic("showdown", (showdown.ShowdownPlays,)),
    Topic("reveal-or-suffer", (RevealOr,)),
    Topic("optional-reveal", (MayReveal,), window="Revealing a card for a reward"),
    Topic("optional-effect", (May, PerhapsA), window="What an effect lets you do if you want to"),
    Topic("order-triggers", (Window,), in_order),
    Topic("optional-trigger", (Window,), window="Cards that can answer a Wound, a discard or a recruit"),
    Topic("choose-one", (ChooseOne, EitherPoints)),
    Topic("choose-player", (ChoosePlayer,)),
    Topic("copy", (PlayAsCopy, CopyTops, CopyArtifactAbility)),
    Topic("judge-card", (JudgeTops,)),
    Topic("order-cards", (PutBackInAnyOrder,)),
    Topic("give-heroes", (GiveHeroesFromHQ,)),
    Topic("move-villain", (MoveVillain,)),
    Topic("pass-left", (PassLeft,)),
    Topic("lend", (borrowing.Offer,), window="Lending a card to whoever's turn it is"),
    Topic("borrow", (borrowing.Accept,)),
    Topic(PAYMENT, (fighting.SplitPayment,)),
    Topic("ko", (A,), for_verb("ko")),
    Topic("discard", (A,), for_verb("discard")),
    ORDER_EFFECTS,
    CHOOSE_CARD,
)
