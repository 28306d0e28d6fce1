"""Champions: so far a Hero whom crowds cheer for."""

from longbox.games.legendary.vocabulary import *

from .box import champions

champions.hero(
    "Ms. Marvel", CHAMPIONS,
    champions.common(
        "Long Arm of the Law", COVERT,
        size_changing(COVERT), on_play(draw()), superpower(COVERT, rescue()),
        cost=3,
    ),
    champions.common(
        "Big Impact", STRENGTH,
        size_changing(STRENGTH), versatile(2),
        cost=4, attack=0, recruit=0,
    ),
    champions.uncommon(
        "Need to Stretch My Legs", COVERT,
        size_changing(COVERT),
        superpower(CHAMPIONS, may(ko(a(loose_card)))), CHEERING_CROWDS,
        cost=6, attack=2,
    ),
    champions.rare(
        "Rising Hope", STRENGTH,
        size_changing(STRENGTH, COVERT), versatile(4), CHEERING_CROWDS,
        cost=9, attack=0, recruit=0,
    ),
)  # fmt: skip
