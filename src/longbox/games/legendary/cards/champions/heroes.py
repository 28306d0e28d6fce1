"""Champions: so far a Hero whom crowds cheer for."""

from __future__ import annotations

from longbox.games.legendary.cards.making import CHAMPIONS_SET, common, hero, rare, uncommon
from longbox.games.legendary.chapters.knocking_out import KnockOut
from longbox.games.legendary.table.abilities import OnPlay, Superpower
from longbox.games.legendary.table.kinds import CHAMPIONS, COVERT, STRENGTH
from longbox.games.legendary.vocabulary.keywords.cheering_crowds import CheeringCrowds
from longbox.games.legendary.vocabulary.keywords.size_changing import size_changing
from longbox.games.legendary.vocabulary.keywords.versatile import Versatile, versatile
from longbox.games.legendary.vocabulary.nouns import IfYouLike, loose_card
from longbox.games.legendary.vocabulary.verbs import Draw, Rescue

hero(
    "Ms. Marvel", CHAMPIONS,
    common(
        "Long Arm of the Law", COVERT,
        size_changing(COVERT), OnPlay(Draw()), Superpower(COVERT, Rescue()),
        cost=3,
    ),
    common(
        "Big Impact", STRENGTH,
        size_changing(STRENGTH), Versatile(versatile(2)),
        cost=4, attack=0, recruit=0,
    ),
    uncommon(
        "Need to Stretch My Legs", COVERT,
        size_changing(COVERT),
        Superpower(CHAMPIONS, KnockOut(IfYouLike(loose_card, least=0, verb="ko"))), CheeringCrowds(),
        cost=6, attack=2,
    ),
    rare(
        "Rising Hope", STRENGTH,
        size_changing(STRENGTH, COVERT), Versatile(versatile(4)), CheeringCrowds(),
        cost=9, attack=0, recruit=0,
    ),
    set=CHAMPIONS_SET,
)  # fmt: skip
