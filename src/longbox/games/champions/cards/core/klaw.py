"""Klaw and his schemes."""

from longbox.games.champions.vocabulary import *

from . import box

ONE_OF_EACH = spend(mental=1, physical=1, energy=1)

MASTERS = "Masters of Evil"

klaw = box.CORE.set("klaw")

CARDS = [
    klaw.villain(
        "Klaw",
        klaw.stage(
            "Klaw", "I", forced(THIS_BEGINS_ATTACK, give_another_boost()), sch=2, atk=0, health=12, traits=MASTERS,
            code="01113",
        ),
        klaw.stage(
            "Klaw", "II",
            when_revealed(fetch('The "Immortal" Klaw')),
            forced(THIS_BEGINS_ATTACK, give_another_boost()),
            sch=2, atk=1, health=18, traits=MASTERS, code="01114",
        ),
        klaw.stage(
            "Klaw", "III",
            forced(THIS_BEGINS_ATTACK, give_another_boost()),
            sch=3, atk=2, health=22, traits=MASTERS, toughness=True, code="01115",
        ),
    ),
    klaw.main_scheme(
        klaw.scheme_side("Underground Distribution", "1A", setup(fetch("Defense Network")), code="01116a"),
        klaw.scheme_side(
            "Underground Distribution", "1B",
            when_revealed(bring_to_first_player(discarded_minion)),
            target=6, acceleration=1, code="01116b",
        ),
        klaw.scheme_side(
            "Secret Rendezvous", "2A", when_revealed(bring_to_first_player(discarded_minion)), code="01117a",
        ),
        klaw.scheme_side("Secret Rendezvous", "2B", losing(), target=8, acceleration=1, code="01117b"),
    ),
    klaw.attachment(
        "Sonic Converter",
        attach_to(THE_VILLAIN),
        gets(1, "atk", THE_VILLAIN),
        forced(HOST_ATTACKED, for_each(character_it_damaged.that(PRESENT), give(STUNNED, EACH_ONE))),
        hero_action(discard(THIS), cost=ONE_OF_EACH),
        boost=3, traits="Weapon", unique=True, code="01118",
    ),
    klaw.attachment(
        "Solid-Sound Body",
        attach_to(THE_VILLAIN),
        gains_keyword(RETALIATE, 1, THE_VILLAIN),
        hero_action(discard(THIS), cost=ONE_OF_EACH),
        boost=3, traits="Condition", code="01119",
    ),
    klaw.minion(
        "Armored Guard", sch=0, atk=1, health=3, boost=1, traits="Mercenary", guard=True, toughness=True, copies=3,
        code="01120",
    ),
    klaw.minion(
        "Weapons Runner",
        boost(put_into_play_engaged(THIS)),
        sch=1, atk=1, health=2, traits="Mercenary", surge=True, copies=2, code="01121",
    ),
    klaw.treachery(
        "Klaw's Vengeance",
        when_revealed(discard(at_random(card_in_hand)), form=ALTER_EGO),
        when_revealed(
            attacks(THE_VILLAIN), if_(there_is(character_it_damaged), place_threat(1, MAIN_SCHEME)), form=HERO
        ),
        boost=1, copies=2, code="01122",
    ),
    klaw.treachery(
        "Sonic Boom",
        when_revealed(choose_one(ONE_OF_EACH, exhaust(each(your_character)))),
        boost(this_activation(THIS_ACTIVATION_HURTS_YOU, exhaust(YOUR_HERO))),
        copies=2, code="01123",
    ),
    klaw.treachery(
        "Sound Manipulation",
        when_revealed(if_(is_a(THE_VILLAIN, DAMAGED), heal(4, THE_VILLAIN), gain_surge()), form=ALTER_EGO),
        when_revealed(take_damage(2), heal(2, THE_VILLAIN), form=HERO),
        boost=2, copies=2, code="01124",
    ),
    klaw.side_scheme(
        "Defense Network", when_revealed(place_threat(per_player(1), THIS)), threat=2, crisis=1, boost=2, code="01125"
    ),
    klaw.side_scheme(
        "Illegal Arms Factory", when_revealed(place_threat(per_player(1), THIS)), threat=3, hazard=1, boost=2,
        code="01126",
    ),
    klaw.side_scheme(
        'The "Immortal" Klaw', gets(10, "health", THE_VILLAIN), threat=3, per_player=True, acceleration=1, code="01127"
    ),
]  # fmt: skip
