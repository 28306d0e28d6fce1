"""Champions: so far a Hero whom crowds cheer for."""

from longbox.games.legendary.cards.making import Box
from longbox.games.legendary.vocabulary import *

champions = Box("champions")

champions.hero(
    "Ms. Marvel", CHAMPIONS,
    champions.common(
        "Long Arm of the Law", COVERT,
        size_changing(COVERT), OnPlay(draw()), Superpower(COVERT, rescue()),
        cost=3,
    ),
    champions.common(
        "Big Impact", STRENGTH,
        size_changing(STRENGTH), Versatile(versatile(2)),
        cost=4, attack=0, recruit=0,
    ),
    champions.uncommon(
        "Need to Stretch My Legs", COVERT,
        size_changing(COVERT),
        Superpower(CHAMPIONS, may(ko(a(loose_card)))), CheeringCrowds(),
        cost=6, attack=2,
    ),
    champions.rare(
        "Rising Hope", STRENGTH,
        size_changing(STRENGTH, COVERT), Versatile(versatile(4)), CheeringCrowds(),
        cost=9, attack=0, recruit=0,
    ),
)  # fmt: skip
