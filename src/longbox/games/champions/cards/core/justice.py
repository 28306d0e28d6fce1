"""Justice cards."""

from __future__ import annotations

from longbox.engine.effects.counting import CountOf
from longbox.engine.effects.nouns import THIS
from longbox.games.champions.cards.making import ally, event, in_set, resource, support, upgrade
from longbox.games.champions.table.abilities import DoublesFor, MaxPerDeck, MaxPerPlayer, UnderAnyControl, Uses
from longbox.games.champions.table.kinds import JUSTICE, MENTAL, THWART
from longbox.games.champions.table.paid import PaidWith
from longbox.games.champions.vocabulary.abilities import action, hero_action, hero_triggered, triggered
from longbox.games.champions.vocabulary.amounts import Instead
from longbox.games.champions.vocabulary.costs import EXHAUST, RemoveCounter, costs
from longbox.games.champions.vocabulary.encounters import TakeAsDamage
from longbox.games.champions.vocabulary.moments import THIS_THWARTS, THREAT_WOULD_BE_PLACED, YOU_DEFEAT_MINION
from longbox.games.champions.vocabulary.nouns import A_SCHEME, AN_ENEMY, YOUR_HERO, side_scheme
from longbox.games.champions.vocabulary.statics import gets
from longbox.games.champions.vocabulary.verbs import Damage, RemoveThreat

CARDS = in_set(
    "justice",
    ally(
        "Daredevil",
        triggered(THIS_THWARTS, Damage(1, AN_ENEMY)),
        subtitle="Matt Murdock", cost=4, code="01058", icons="P", thw=(2, 1), atk=(2, 1), health=3, traits="Defender",
    ),
    ally(
        "Jessica Jones",
        gets(CountOf(side_scheme), "thw", THIS),
        cost=3, code="01059", icons="E", thw=(1, 1), atk=(2, 1), health=3, traits="Defender",
    ),
    event(
        "For Justice!",
        hero_action(RemoveThreat(Instead(3, 4, PaidWith(MENTAL)), A_SCHEME), label=THWART),
        cost=2, code="01060", icons="E", traits="Thwart", copies=3,
    ),
    event(
        "Great Responsibility",
        hero_triggered(THREAT_WOULD_BE_PLACED, TakeAsDamage()),
        cost=0, code="01061", icons="M", copies=3,
    ),
    resource("The Power of Justice", MaxPerDeck(2), DoublesFor(JUSTICE), code="01062", icons="W", copies=2),
    support(
        "Interrogation Room",
        MaxPerPlayer(),
        triggered(YOU_DEFEAT_MINION, RemoveThreat(1, A_SCHEME), cost=EXHAUST),
        cost=1, code="01063", icons="E", traits="Location", copies=3,
    ),
    support(
        "Surveillance Team",
        Uses(3, "snoop"),
        action(RemoveThreat(1, A_SCHEME), cost=costs(EXHAUST, RemoveCounter("snoop"))),
        cost=2, code="01064", icons="M", traits="S.H.I.E.L.D.", copies=3,
    ),
    upgrade(
        "Heroic Intuition",
        UnderAnyControl(),
        MaxPerPlayer(),
        gets(1, "thw", YOUR_HERO),
        cost=2, code="01065", icons="E", traits="Skill", copies=3,
    ),
    aspect=JUSTICE,
)  # fmt: skip
