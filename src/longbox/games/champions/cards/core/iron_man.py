"""Iron Man and the Tech that makes his hand larger."""

from longbox.games.champions.vocabulary import *

from . import box

tech_upgrade = your_upgrade.that(trait("Tech"))

tech_in_discard_pile = upgrade.at(YOUR_DISCARD_PILE).that(trait("Tech"))

iron_man = box.CORE.set("iron_man", hero="Iron Man")

CARDS = [
    iron_man.identity(
        iron_man.alter_ego(
            "Tony Stark",
            action(look(top(YOUR_DECK, 3)), take(a(THOSE)), discard(THOSE.rest), limit=ONCE_PER_ROUND),
            rec=3, health=9, hand=6, traits="Genius",
        ),
        iron_man.hero(
            "Iron Man",
            gets(per(tech_upgrade, most=6), "hand size", YOU),
            thw=2, atk=1, def_=1, health=9, hand=1, traits="Avenger",
        ),
        code="01029a",
    ),
    iron_man.event(
        "Supersonic Punch",
        hero_action(damage(either_amount(4, 8, given=AERIAL), A_TARGET), label=ATTACK),
        cost=2, code="01032", icons="E", traits="Attack", copies=2,
    ),
    iron_man.ally(
        "War Machine",
        action(damage(1, EACH_ENEMY), cost=costs(exhaust(THIS), damage(2, THIS))),
        subtitle="James Rhodes", cost=4, code="01030", icons="W", thw=(1, 1), atk=(2, 1), health=4,
        traits="S.H.I.E.L.D., Soldier",
    ),
    iron_man.event(
        "Repulsor Blast",
        hero_action(
            choose_first(
                A_TARGET, discard_from_deck(5), damage(plus(1, per(ENERGY_ON_THOSE, 2)), IT.called("enemy"))
            ),
            label=ATTACK,
        ),
        cost=1, code="01031", icons="P", traits="Attack, Superpower", copies=3,
    ),
    iron_man.support(
        "Pepper Potts",
        resource(NO_ICONS, exhaust(THIS), printed_on=top(YOUR_DISCARD_PILE)),
        cost=3, code="01033", icons="P", traits="Persona", unique=True,
    ),
    iron_man.support(
        "Stark Tower",
        alter_ego_action(a_player(take(topmost(tech_in_discard_pile))), cost=exhaust(THIS)),
        cost=2, code="01034", icons="M", traits="Location", unique=True,
    ),
    iron_man.upgrade(
        "Mark V Helmet",
        hero_action(
            if_(AERIAL, for_each(scheme_with_threat, remove_threat(1, EACH_ONE)), remove_threat(1, A_SCHEME)),
            cost=exhaust(THIS), label=THWART,
        ),
        cost=1, code="01037", icons="P", traits="Armor, Tech", unique=True,
    ),
    iron_man.upgrade(
        "Arc Reactor",
        hero_action(ready(your_hero_named("Iron Man")), cost=exhaust(THIS)),
        cost=2, code="01035", icons="E", traits="Item, Tech", unique=True,
    ),
    iron_man.upgrade(
        "Mark V Armor", gets(6, "health", YOU), cost=3, code="01036", icons="M", traits="Armor, Tech", unique=True,
    ),
    iron_man.upgrade(
        "Powered Gauntlets",
        hero_action(damage(either_amount(1, 2, given=AERIAL), A_TARGET), cost=exhaust(THIS), label=ATTACK),
        cost=2, code="01038", icons="E", traits="Armor, Tech", copies=2,
    ),
    iron_man.upgrade(
        "Rocket Boots",
        gets(1, "health", YOU),
        hero_action(gains_for_the_phase("Aerial", YOU), cost=costs(spend(mental=1), exhaust(THIS))),
        cost=1, code="01039", icons="M", traits="Armor, Tech", copies=2,
    ),
    iron_man.obligation(
        "Business Problems", when_revealed(obligation_choice(exhaust(each(your_upgrade)))), player="Tony Stark",
        code="01170",
    ),
]  # fmt: skip

nemesis = box.CORE.set("iron_man_nemesis")

CARDS += [
    nemesis.side_scheme(
        "Imminent Overload", when_revealed(place_threat(per_player(1), THIS)), threat=3, acceleration=1, boost=3,
        code="01171",
    ),
    nemesis.minion(
        "Whiplash", sch=2, atk=3, health=4, boost=2, traits="Criminal", retaliate=1, unique=True, code="01172",
    ),
    nemesis.treachery(
        "Electric Whip Attack",
        when_revealed(choose_one(damage(per(your_upgrade), YOUR_HERO), discard(a(your_upgrade)))),
        boost(if_(UNDEFENDED, discard(a(your_upgrade)))),
        copies=2, code="01173",
    ),
    nemesis.treachery(
        "Electromagnetic Backlash",
        when_revealed(each_player(discard_from_deck(5), take_damage(per(ENERGY_ON_THOSE)))),
        boost=2, code="01174",
    ),
]  # fmt: skip
