"""Leadership cards."""

from longbox.games.champions.vocabulary import *

from . import box, special

EACH_OF_THEM = each(character.at(OF_THEIRS))

leadership = box.CORE.set("leadership", aspect=LEADERSHIP)

CARDS = [
    leadership.ally(
        "Hawkeye",
        Uses(4, "arrow", stays=True),
        triggered(MINION_ENTERS, damage(2, WHOM.called(minion)), cost=remove_counter(THIS)),
        subtitle="Clint Barton", cost=3, code="01066", icons="E", thw=(1, 1), atk=(1, 1), health=3, traits="Avenger",
    ),
    leadership.ally(
        "Maria Hill",
        triggered(THIS_ENTERS, each_player_to(draw(1))),
        cost=2, code="01067", icons="M", thw=(2, 1), atk=(1, 1), health=2, traits="S.H.I.E.L.D.",
    ),
    leadership.ally(
        "Vision",
        action(
            choose_possible(Gets(2, "thw", THIS), Gets(2, "atk", THIS)), cost=spend(energy=1), limit=ONCE_PER_ROUND
        ),
        cost=4, code="01068", icons="P", thw=(1, 1), atk=(2, 1), health=3, traits="Android, Avenger",
    ),
    leadership.event(
        "Lead from the Front",
        hero_action(
            a_player(UntilEndOfPhase((gets(1, "thw", EACH_OF_THEM), gets(1, "atk", EACH_OF_THEM))))
        ),
        cost=2, code="01070", icons="E", traits="Tactic", copies=3,
    ),
    leadership.event("Make the Call", action(special.CallAlly()), cost=0, code="01071", icons="M", copies=3),
    leadership.support(
        "The Triskelion",
        special.AllyLimit("ally limit", 1, YOU),
        cost=1, code="01073", icons="E", traits="Location, S.H.I.E.L.D.", unique=True,
    ),
    leadership.event("Get Ready", action(ready(a(exhausted_ally))), cost=0, code="01069", icons="P", copies=3),
    leadership.resource(
        "The Power of Leadership", MaxPerDeck(2), DoublesFor(LEADERSHIP), code="01072", icons="W", copies=2,
    ),
    leadership.upgrade(
        "Inspired",
        AttachTo(ally, max_per_host=True),
        gets(1, "thw", HOST),
        gets(1, "atk", HOST),
        cost=1, code="01074", icons="P", traits="Condition", copies=3,
    ),
]  # fmt: skip
