"""Justice cards."""

from longbox.games.champions.vocabulary import *

from . import box

justice = box.CORE.set("justice", aspect=JUSTICE)

CARDS = [
    justice.ally(
        "Daredevil",
        triggered(THIS_THWARTS, damage(1, AN_ENEMY)),
        subtitle="Matt Murdock", cost=4, code="01058", icons="P", thw=(2, 1), atk=(2, 1), health=3, traits="Defender",
    ),
    justice.ally(
        "Jessica Jones",
        gets(per(side_scheme), "thw", THIS),
        cost=3, code="01059", icons="E", thw=(1, 1), atk=(2, 1), health=3, traits="Defender",
    ),
    justice.event(
        "For Justice!",
        hero_action(remove_threat(either_amount(3, 4, given=paid_with(MENTAL)), A_SCHEME), label=THWART),
        cost=2, code="01060", icons="E", traits="Thwart", copies=3,
    ),
    justice.event(
        "Great Responsibility",
        hero_triggered(THREAT_WOULD_BE_PLACED, instead(take_damage(THAT_MUCH))),
        cost=0, code="01061", icons="M", copies=3,
    ),
    justice.resource("The Power of Justice", max_per_deck(2), doubles_for(JUSTICE), code="01062", icons="W", copies=2),
    justice.support(
        "Interrogation Room",
        one_per_player(),
        triggered(YOU_DEFEAT_MINION, remove_threat(1, A_SCHEME), cost=exhaust(THIS)),
        cost=1, code="01063", icons="E", traits="Location", copies=3,
    ),
    justice.support(
        "Surveillance Team",
        uses(3, SNOOP_COUNTER),
        action(remove_threat(1, A_SCHEME), cost=costs(exhaust(THIS), remove_counters(1, SNOOP_COUNTER, THIS))),
        cost=2, code="01064", icons="M", traits="S.H.I.E.L.D.", copies=3,
    ),
    justice.upgrade(
        "Heroic Intuition",
        under_any_control(),
        one_per_player(),
        gets(1, "thw", YOUR_HERO),
        cost=2, code="01065", icons="E", traits="Skill", copies=3,
    ),
]  # fmt: skip
