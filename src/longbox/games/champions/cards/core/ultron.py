"""Ultron, his schemes and his drones."""

from longbox.games.champions.vocabulary import *

from . import box

drone = minion.that(trait("Drone"))

your_drone = your_minion.that(trait("Drone"))

ultron = box.CORE.set("ultron")

CARDS = [
    ultron.villain(
        "Ultron",
        ultron.stage(
            "Ultron", "I",
            forced(THIS_ATTACKED_YOU, choose_one(place_threat(1, MAIN_SCHEME), DRONE)),
            sch=1, atk=2, health=17, traits="Android", code="01134",
        ),
        ultron.stage(
            "Ultron", "II",
            forced(
                THIS_ATTACKS_YOU,
                DRONE, lasts(THIS_ATTACK, gets(per(your_drone), "atk", THE_VILLAIN)),
            ),
            sch=2, atk=2, health=22, traits="Android", code="01135",
        ),
        ultron.stage(
            "Ultron", "III",
            gets(1, "atk", each(drone)),
            gets(1, "health", each(drone)),
            can_not(THIS, TAKING_DAMAGE, given=there_is(drone)),
            when_revealed(fetch("Ultron's Imperative")),
            sch=2, atk=4, health=27, traits="Android", code="01136",
        ),
    ),
    ultron.main_scheme(
        ultron.scheme_side(
            "The Crimson Cowl", "1A", setup(fetch("Ultron Drones")), code="01137a",
        ),
        ultron.scheme_side(
            "The Crimson Cowl", "1B", when_revealed(each_player(DRONE)), target=3, acceleration=1, code="01137b"
        ),
        ultron.scheme_side("Assault on NORAD", "2A", when_revealed(each_player(DRONE)), code="01138a"),
        ultron.scheme_side(
            "Assault on NORAD", "2B",
            forced(STEP_ONE, each_player(choose_one(place_threat(2, THIS), DRONE))),
            target=10, acceleration=1, code="01138b",
        ),
        ultron.scheme_side("Countdown to Oblivion", "3A", when_revealed(each_player(DRONE)), code="01139a"),
        ultron.scheme_side(
            "Countdown to Oblivion", "3B",
            can_not(THIS, REMOVING_THREAT),
            losing(),
            target=5, acceleration=1, code="01139b",
        ),
    ),
    ultron.attachment(
        "Program Transmitter",
        attach_to(THE_VILLAIN),
        gets(1, "sch", THE_VILLAIN),
        forced(HOST_SCHEMED, place_threat(1, EACH_SIDE_SCHEME)),
        hero_action(discard(THIS), cost=costs(spend(mental=2), exhaust(YOUR_HERO))),
        boost=1, traits="Item, Tech", code="01141",
    ),
    ultron.treachery(
        "Android Efficiency",
        when_revealed(each_player(DRONE)),
        boost(choose_one(spend(energy=1), DRONE)),
        id="android-efficiency-energy", code="01144a",
    ),
    ultron.treachery(
        "Android Efficiency",
        when_revealed(each_player(DRONE)),
        boost(choose_one(spend(mental=1), DRONE)),
        id="android-efficiency-mental", code="01144b",
    ),
    ultron.treachery(
        "Android Efficiency",
        when_revealed(each_player(DRONE)),
        boost(choose_one(spend(physical=1), DRONE)),
        id="android-efficiency-physical", code="01144c",
    ),
    ultron.treachery(
        "Rage of Ultron",
        when_revealed(schemes(THE_VILLAIN), discard_from_deck(per(THREAT_IT_PLACED)), form=ALTER_EGO),
        when_revealed(attacks(THE_VILLAIN), discard_from_deck(per(DAMAGE_IT_DEALT)), form=HERO),
        boost=2, copies=2, code="01145",
    ),
    ultron.treachery(
        "Repair Sequence",
        when_revealed(
            if_(
                all_of(is_a(THE_VILLAIN, DAMAGED), there_is(your_drone)),
                heal(per(your_drone, 2), THE_VILLAIN),
                gain_surge(),
            ),
        ),
        boost(heal(per(your_drone), THE_VILLAIN)),
        boost=1, copies=2, code="01146",
    ),
    ultron.side_scheme(
        "Drone Factory",
        when_revealed(each_player(DRONE), place_threat(per(drone), THIS)),
        threat=4, acceleration=1, boost=2, code="01148",
    ),
    ultron.side_scheme(
        "Invasive AI",
        when_revealed(each_player(discard_from_deck(3))),
        threat=3, per_player=True, hazard=1, boost=3, code="01149",
    ),
    ultron.side_scheme(
        "Ultron's Imperative",
        when_revealed(let(FIRST_PLAYER, repeat(2, DRONE))),
        threat=2, per_player=True, hazard=1, boost=3, code="01150",
    ),
    ultron.environment("Ultron Drones", base("sch", 1), base("atk", 1), base("health", 1), code="01140"),
    ultron.attachment(
        "Upgraded Drones",
        attach_to(named("Ultron Drones")),
        gets(1, "atk", each(facedown_drone)),
        gets(1, "health", each(facedown_drone)),
        hero_action(discard(THIS), cost=spend(mental=1, physical=1, energy=1)),
        traits="Condition", copies=2, code="01142",
    ),
    ultron.minion(
        "Advanced Ultron Drone",
        forced(THIS_DEFEATED, let(ENGAGED_PLAYER, DRONE)),
        sch=1, atk=1, health=4, boost=2, traits="Drone", guard=True, copies=3, code="01143",
    ),
    ultron.treachery(
        "Swarm Attack",
        when_revealed(if_(is_a(YOU, IN_HERO_FORM), attacks(each(your_drone))), if_(NOBODY_ATTACKED, DRONE)),
        boost=1, copies=2, code="01147",
    ),
]  # fmt: skip
