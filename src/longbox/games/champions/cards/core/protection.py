"""Protection cards."""

from longbox.games.champions.vocabulary import *

from . import box

protection = box.CORE.set("protection", aspect=PROTECTION)

CARDS = [
    protection.ally(
        "Black Widow",
        triggered(
            CARD_REVEALED,
            instead(discard(WHOM.called("card"))), let(WHOEVER_REVEALS, reveal_card(top(ENCOUNTER_DECK))),
            cost=costs(spend(mental=1), exhaust(THIS)),
        ),
        subtitle="Natasha Romanoff", cost=3, code="01075", icons="P", thw=(2, 1), atk=(1, 1), health=2,
        traits="S.H.I.E.L.D., Spy",
    ),
    protection.ally(
        "Luke Cage",
        cost=4, code="01076", icons="E", thw=(1, 1), atk=(2, 1), health=5, traits="Defender", toughness=True,
    ),
    protection.event(
        "Counter-Punch",
        triggered(
            YOUR_HERO_DEFENDS, damage(value(YOUR_HERO, ATK), WHOM.that(ATTACKABLE).called("attacker")), label=ATTACK
        ),
        cost=0, code="01077", icons="P", traits="Attack", copies=3,
    ),
    protection.event(
        "Get Behind Me!",
        hero_triggered(TREACHERY_REVEALED, cancel_when_revealed(), attacks(THE_VILLAIN)),
        cost=1, code="01078", icons="M", copies=3,
    ),
    protection.resource(
        "The Power of Protection", max_per_deck(2), doubles_for(PROTECTION), code="01079", icons="W", copies=2,
    ),
    protection.support(
        "Med Team",
        uses(3, MEDICAL_COUNTER),
        action(heal(2, A_FRIEND), cost=costs(exhaust(THIS), remove_counters(1, MEDICAL_COUNTER, THIS))),
        cost=3, code="01080", icons="E", traits="S.H.I.E.L.D.", copies=3,
    ),
    protection.upgrade(
        "Armored Vest",
        under_any_control(),
        one_per_player(),
        gets(1, "def", YOUR_HERO),
        cost=1, code="01081", icons="M", traits="Armor", copies=3,
    ),
    protection.upgrade(
        "Indomitable",
        triggered(YOUR_HERO_DEFENDS, ready(YOUR_HERO), cost=discard(THIS)),
        cost=1, code="01082", icons="E", traits="Condition", copies=3,
    ),
]  # fmt: skip
