"""Leadership cards."""

from longbox.games.champions.vocabulary import *

from . import box, special

leadership = box.CORE.set("leadership", aspect=LEADERSHIP)

CARDS = [
    leadership.ally(
        "Hawkeye",
        uses(4, ARROW_COUNTER, stays=True),
        triggered(MINION_ENTERS, damage(2, WHOM.called("minion")), cost=remove_counters(1, ARROW_COUNTER, THIS)),
        subtitle="Clint Barton", cost=3, code="01066", icons="E", thw=(1, 1), atk=(1, 1), health=3, traits="Avenger",
    ),
    leadership.ally(
        "Maria Hill",
        triggered(THIS_ENTERS, each_player(draw(1))),
        cost=2, code="01067", icons="M", thw=(2, 1), atk=(1, 1), health=2, traits="S.H.I.E.L.D.",
    ),
    leadership.ally(
        "Vision",
        action(
            choose_one(gets_for_the_phase(2, "thw", THIS), gets_for_the_phase(2, "atk", THIS)),
            cost=spend(energy=1), limit=ONCE_PER_ROUND,
        ),
        cost=4, code="01068", icons="P", thw=(1, 1), atk=(2, 1), health=3, traits="Android, Avenger",
    ),
    leadership.event(
        "Lead from the Front",
        hero_action(
            a_player(this_phase(gets(1, "thw", each(your_character)), gets(1, "atk", each(your_character)))),
        ),
        cost=2, code="01070", icons="E", traits="Tactic", copies=3,
    ),
    leadership.event("Make the Call", action(special.call_ally()), cost=0, code="01071", icons="M", copies=3),
    leadership.support(
        "The Triskelion",
        gets(1, "ally limit", YOU),
        cost=1, code="01073", icons="E", traits="Location, S.H.I.E.L.D.", unique=True,
    ),
    leadership.event("Get Ready", action(ready(a(exhausted_ally))), cost=0, code="01069", icons="P", copies=3),
    leadership.resource(
        "The Power of Leadership", max_per_deck(2), doubles_for(LEADERSHIP), code="01072", icons="W", copies=2,
    ),
    leadership.upgrade(
        "Inspired",
        attach_to(ally, max_per_host=True),
        gets(1, "thw", HOST),
        gets(1, "atk", HOST),
        cost=1, code="01074", icons="P", traits="Condition", copies=3,
    ),
]  # fmt: skip
