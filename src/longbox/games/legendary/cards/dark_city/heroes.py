"""Dark City: so far a Hero who is Versatile, and one who Teleports."""

from __future__ import annotations

from longbox.engine.effects.flow import If, do
from longbox.engine.effects.nouns import A
from longbox.games.legendary.cards.making import DARK_CITY, common, hero, rare, uncommon
from longbox.games.legendary.chapters.discarding import Discard
from longbox.games.legendary.table.abilities import MultiSuperpower, OnPlay, PlayedOrUsed, Superpower
from longbox.games.legendary.table.kinds import COVERT, INSTINCT, TECH, X_FORCE, X_MEN
from longbox.games.legendary.table.nouns import card_in_hand
from longbox.games.legendary.vocabulary.conditions import HadIcon
from longbox.games.legendary.vocabulary.flow import MayFor
from longbox.games.legendary.vocabulary.keywords.teleport import Teleport, TeleportCards
from longbox.games.legendary.vocabulary.keywords.versatile import Versatile, VersatileGivesBoth, versatile
from longbox.games.legendary.vocabulary.nouns import other_card_in_hand, perhaps_a
from longbox.games.legendary.vocabulary.verbs import Draw, Get

FIVE_OF_EITHER = versatile(5)

hero(
    "Domino", X_FORCE,
    common("Lucky Break", TECH, OnPlay(Draw()), Superpower(X_FORCE, versatile(1)), cost=1, attack=0, recruit=0),
    common("Ready for Anything", INSTINCT, Versatile(versatile(2)), cost=3, attack=0, recruit=0),
    uncommon(
        "Specialized Ammunition", TECH,
        OnPlay(
            MayFor(
                Discard(perhaps_a(card_in_hand, "discard")),
                do(If(HadIcon("recruit"), Get(recruit=4)), If(HadIcon("attack"), Get(attack=4))),
            )
        ),
        cost=5, attack=0, recruit=0,
    ),
    rare(
        "Against All Odds", COVERT,
        Versatile(FIVE_OF_EITHER), Superpower(X_FORCE, VersatileGivesBoth(FIVE_OF_EITHER)),
        cost=7, attack=0, recruit=0,
    ),
    set=DARK_CITY,
)  # fmt: skip

hero(
    "Nightcrawler", X_MEN,
    common("Bamf!", INSTINCT, Teleport(), cost=3, recruit=2),
    common("Blend Into Shadows", COVERT, Teleport(), cost=4, attack=2),
    uncommon("Swashbuckler", INSTINCT, MultiSuperpower((COVERT, INSTINCT), Get(attack=3)), cost=5, attack=3),
    rare(
        "Along for the Ride", COVERT,
        Teleport(), PlayedOrUsed(TeleportCards(A(other_card_in_hand, least=0, most=3, verb="teleport")), "Teleport"),
        cost=7, attack=5,
    ),
    set=DARK_CITY,
)  # fmt: skip
