"""Champions: so far the Villains who tear down whatever stands there."""

from longbox.games.legendary.vocabulary import *

from .box import champions

ONE_OF_THE_CREW = villain.that(of_group("Wrecking Crew"))

champions.villain_group(
    "Wrecking Crew",
    champions.villain(
        "Bulldozer", ambush(if_(SOMEBODY_AHEAD, do(charges(), DEMOLISH), charges())), copies=2, attack=4, vp=2
    ),
    champions.villain("Piledriver", fight(ko(a(hero))), escape(DEMOLISH), copies=2, attack=6, vp=4),
    champions.villain(
        "Thunderball", fight(if_(fought_in(SEWERS, BANK), DEMOLISH_OTHERS)), copies=2, attack=5, vp=3
    ),
    champions.villain("The Wrecker", ambush(for_each(ONE_OF_THE_CREW, DEMOLISH)), copies=2, attack=7, vp=5),
)  # fmt: skip
