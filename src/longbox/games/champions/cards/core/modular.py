"""Modular sets: any of them can be added to a scenario."""

from longbox.games.champions.vocabulary import *

from . import box

BOMB_SCARE = named("Bomb Scare")

bomb_scare = box.CORE.set("bomb_scare")

CARDS = [
    bomb_scare.side_scheme(
        "Bomb Scare", when_revealed(place_threat(per_player(1), THIS)), threat=2, acceleration=1, boost=2, code="01109"
    ),
    bomb_scare.minion(
        "Hydra Bomber",
        when_revealed(choose_one(take_damage(2), place_threat(1, MAIN_SCHEME))),
        sch=1, atk=1, health=2, boost=1, traits="Hydra", copies=2, code="01110",
    ),
    bomb_scare.treachery(
        "Explosion",
        when_revealed(if_(in_play(BOMB_SCARE), divide(value(BOMB_SCARE, THREAT)), gain_surge())),
        boost=2, code="01111",
    ),
    bomb_scare.treachery(
        "False Alarm",
        when_revealed(if_(is_a(YOU, CONFUSED), gain_surge(), give(CONFUSED, YOURSELF))),
        boost=1, copies=2, code="01112",
    ),
]  # fmt: skip

MASTERS = "Masters of Evil"

any_masters = minion.that(trait(MASTERS))

masters_of_evil = box.CORE.set("masters_of_evil")

CARDS += [
    masters_of_evil.side_scheme(
        "The Masters of Evil",
        when_revealed(bring_to_first_player(discarded_minion.that(trait(MASTERS)))),
        threat=3, per_player=True, acceleration=1,
        boost=2, code="01128",
    ),
    masters_of_evil.minion(
        "Radioactive Man",
        forced(THIS_ATTACKED_YOU, discard(at_random(card_in_hand))),
        boost(discard(at_random(card_in_hand))),
        sch=1, atk=1, health=7, traits="Elite, Masters of Evil", unique=True, code="01129",
    ),
    masters_of_evil.minion(
        "Whirlwind",
        forced(THIS_ATTACKS_YOU, attacks_each_other_hero(THIS)),
        boost(damage(1, EACH_HERO)),
        sch=1, atk=2, health=6, traits=MASTERS, unique=True, code="01130",
    ),
    masters_of_evil.minion(
        "Tiger Shark",
        forced(THIS_ENEMY_ATTACKS, give(TOUGH, THIS)),
        boost(give(TOUGH, THE_VILLAIN)),
        sch=1, atk=3, health=6, traits=MASTERS, unique=True, code="01131",
    ),
    masters_of_evil.minion(
        "Melter",
        gets(1, "ally must defend", THIS),
        boost(exhaust(each(your_ally))),
        sch=1, atk=3, health=5, traits=MASTERS, unique=True, code="01132",
    ),
    masters_of_evil.treachery(
        "Masters of Mayhem",
        when_revealed(
            attacks_whom_it_is_engaged_with(each(any_masters)),
            if_(NOBODY_ATTACKED, find_minion(a(minion_in_piles.that(trait(MASTERS))))),
        ),
        boost=2, copies=2, code="01133",
    ),
]  # fmt: skip

under_attack = box.CORE.set("under_attack")

CARDS += [
    under_attack.side_scheme(
        "Under Attack",
        when_revealed(each_player(choose_one(place_threat(2, THIS), damage(3, YOUR_HERO)))),
        threat=3, crisis=1, boost=3, code="01151",
    ),
    under_attack.attachment(
        "Vibranium Armor",
        attach_to(THE_VILLAIN),
        forced(HOST_TOOK_DAMAGE, give(TOUGH, THE_VILLAIN)),
        hero_action(discard(THIS), cost=costs(spend(physical=2), exhaust(YOUR_HERO))),
        boost=1, traits="Armor", code="01152",
    ),
    under_attack.attachment(
        "Concussion Blasters",
        attach_to(THE_VILLAIN),
        gets(1, "atk", THE_VILLAIN),
        gains_keyword(RETALIATE, 1, THE_VILLAIN),
        hero_action(discard(THIS), cost=costs(spend(energy=2), exhaust(YOUR_HERO))),
        boost=1, traits="Weapon", code="01153",
    ),
    under_attack.treachery(
        "Concussive Blast",
        when_revealed(damage(1, EACH_FRIEND)),
        boost(damage(1, each(your_character))),
        copies=2, code="01154",
    ),
]  # fmt: skip

MADAME_HYDRA = named("Madame Hydra")

LEGIONS = named("Legions of Hydra")

legions_of_hydra = box.CORE.set("legions_of_hydra")

CARDS += [
    legions_of_hydra.side_scheme(
        "Legions of Hydra",
        when_revealed(
            if_(not_(in_play(MADAME_HYDRA)), find_minion(minion_called("Madame Hydra"))),
            place_threat(per(enemy.that(trait("Hydra")), 2), THIS),
        ),
        threat=3, hazard=1, boost=3, copies=2, code="01180",
    ),
    legions_of_hydra.minion(
        "Madame Hydra",
        can_not(THIS, TAKING_DAMAGE, given=in_play(LEGIONS)),
        forced(THIS_SCHEMES, place_threat(2, LEGIONS)),
        forced(THIS_ENEMY_ATTACKS, place_threat(2, LEGIONS)),
        sch=2, atk=2, health=6, boost=2, traits="Elite, Hydra", unique=True, code="01181",
    ),
    legions_of_hydra.minion(
        "Hydra Soldier",
        forced(THIS_DEFEATED, let(ENGAGED_PLAYER, get_encounter_card())),
        sch=1, atk=2, health=4, boost=1, traits="Hydra", guard=True, copies=3, code="01182",
    ),
]  # fmt: skip

UPGRADES = "Biomechanical Upgrades"

the_doomsday_chair = box.CORE.set("the_doomsday_chair")

CARDS += [
    the_doomsday_chair.side_scheme(
        "The Doomsday Chair",
        when_revealed(if_(not_(in_play(named("M.O.D.O.K."))), find_minion(minion_called("M.O.D.O.K.")))),
        threat=8, acceleration=1, boost=3, copies=2, code="01183",
    ),
    the_doomsday_chair.minion(
        "M.O.D.O.K.", sch=2, atk=2, health=8, boost=2, traits="Cyborg, Elite", retaliate=2, unique=True, code="01184"
    ),
    the_doomsday_chair.attachment(
        UPGRADES,
        attach_to(highest(minion.that(without(named(UPGRADES))), PRINTED_HIT_POINTS)),
        forced(HOST_WOULD_FALL, instead(heal(ALL, WHOM)), discard(THIS)),
        surge=True, boost=1, traits="Tech", copies=3,
    ),
]  # fmt: skip
