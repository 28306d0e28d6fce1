"""Basic cards, which every deck may hold."""

from longbox.games.champions.vocabulary import *

from . import box

basic = box.CORE.set("basic", aspect=BASIC)

CARDS = [
    basic.ally(
        "Mockingbird",
        triggered(THIS_ENTERS, give(STUNNED, ANY_ENEMY)),
        subtitle="Bobbi Morse", cost=3, code="01083", icons="P", thw=(1, 1), atk=(1, 1), health=3,
        traits="S.H.I.E.L.D., Spy", copies=4,
    ),
    basic.ally(
        "Nick Fury",
        forced(
            THIS_ENTERS,
            choose_one(remove_threat(2, A_SCHEME), draw(3), damage(4, AN_ENEMY)),
            later(ROUND_ENDS, discard(THIS)),
        ),
        cost=4, code="01084", icons="M", thw=(2, 1), atk=(2, 1), health=3, traits="S.H.I.E.L.D., Spy", copies=4,
    ),
    basic.event(
        "Emergency",
        triggered(VILLAIN_SCHEMES, have_it_place_less(1), label=THWART),
        cost=0, code="01085", icons="E", traits="Thwart", copies=4,
    ),
    basic.event("First Aid", action(heal(2, a(damaged_character))), cost=1, code="01086", icons="M", copies=4),
    basic.event(
        "Haymaker",
        hero_action(damage(3, A_TARGET), label=ATTACK),
        cost=2, code="01087", icons="E", traits="Attack", copies=4,
    ),
    basic.resource("Energy", max_per_deck(1), code="01088", icons="EE", copies=4),
    basic.resource("Genius", max_per_deck(1), code="01089", icons="MM", copies=4),
    basic.resource("Strength", max_per_deck(1), code="01090", icons="PP", copies=4),
    basic.support(
        "Avengers Mansion",
        one_per_player(),
        action(a_player(draw(1)), cost=exhaust(THIS)),
        cost=4, code="01091", icons="M", traits="Avenger, Location", copies=4,
    ),
    basic.support(
        "Helicarrier",
        one_per_player(),
        action(a_player(cost_less(1)), cost=exhaust(THIS)),
        cost=3, code="01092", icons="P", traits="Location, S.H.I.E.L.D.", copies=4,
    ),
    basic.upgrade(
        "Tenacity",
        hero_action(ready(YOUR_HERO), cost=costs(spend(physical=1), discard(THIS))),
        cost=2, code="01093", icons="E", traits="Condition", copies=4,
    ),
]  # fmt: skip
