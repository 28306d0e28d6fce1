"""Leadership cards."""

from __future__ import annotations

from longbox.engine.effects.nouns import A, EventCard, Host
from longbox.games.champions.kinds import LEADERSHIP
from longbox.games.champions.making import ally, event, in_set, resource, upgrade
from longbox.games.champions.vocabulary.abilities import (
    ONCE_PER_ROUND,
    AttachTo,
    DoublesFor,
    MaxPerDeck,
    Uses,
    action,
    triggered,
)
from longbox.games.champions.vocabulary.choices import choose_possible, each_player_to
from longbox.games.champions.vocabulary.costs import RemoveCounter, Spend
from longbox.games.champions.vocabulary.moments import MINION_ENTERS, THIS_ENTERS
from longbox.games.champions.vocabulary.nouns import THIS, exhausted_ally
from longbox.games.champions.vocabulary.nouns import ally as an_ally
from longbox.games.champions.vocabulary.statics import gets
from longbox.games.champions.vocabulary.verbs import Damage, Draw, Gets, Ready

CARDS = in_set(
    "leadership",
    ally(
        "Hawkeye",
        Uses(4, "arrow", stays=True),
        triggered(MINION_ENTERS, Damage(2, EventCard("that minion")), cost=RemoveCounter("arrow")),
        subtitle="Clint Barton", cost=3, icons="E", thw=(1, 1), atk=(1, 1), health=3, traits="Avenger",
    ),
    ally(
        "Maria Hill",
        triggered(THIS_ENTERS, each_player_to(Draw(1))),
        cost=2, icons="M", thw=(2, 1), atk=(1, 1), health=2, traits="S.H.I.E.L.D.",
    ),
    ally(
        "Vision",
        action(
            choose_possible(Gets(2, "thw", THIS), Gets(2, "atk", THIS)), cost=Spend(energy=1), limit=ONCE_PER_ROUND
        ),
        cost=4, icons="P", thw=(1, 1), atk=(2, 1), health=3, traits="Android, Avenger",
    ),
    event("Get Ready", action(Ready(A(exhausted_ally))), cost=0, icons="P", copies=3),
    resource("The Power of Leadership", MaxPerDeck(2), DoublesFor(LEADERSHIP), icons="W", copies=2),
    upgrade(
        "Inspired",
        AttachTo(an_ally, max_per_host=True),
        gets(1, "thw", Host("the ally")),
        gets(1, "atk", Host("the ally")),
        cost=1, icons="P", traits="Condition", copies=3,
    ),
    aspect=LEADERSHIP,
)  # fmt: skip
