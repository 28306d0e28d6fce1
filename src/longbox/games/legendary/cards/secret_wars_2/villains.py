"""Secret Wars, Volume 2: masters of Kung-Fu, Villains who charge, and those whom fate brings back."""

from longbox.games.legendary.vocabulary import *

from .box import secret_wars_2

KO_A_HERO = fight(ko(a(hero)))
EACH_IS_WOUNDED = escape(each_player(gain_wounds()))
RAMPAGE_OF_DEADPOOL = rampage(DEADPOOL_CHARACTER)
BY_NIGHT = stands_in(SEWERS, ROOFTOPS, BRIDGE)

secret_wars_2.villain_group(
    "Deadpool's Secret Secret Wars",
    secret_wars_2.villain(
        "Deadpool",
        circle(5), FATEFUL_RESURRECTION,
        escape(ascends(THIS, master_strike(each_player(reveal_or(hero.that(ODD_COST), gain_wounds()))))),
        copies=1, attack=5, vp=5,
    ),
    secret_wars_2.villain("Doop", fight_only_if(NOBODY_NEXT_TO_IT), copies=2, attack=2, vp=2),
    secret_wars_2.villain("Howard the Duck", ambush(captures(1)), circle_of_quack_fu(7), copies=2, attack=1, vp=4),
    secret_wars_2.villain("Pink Sphinx", fight(spectrum(ko(a(hero)))), copies=3, attack=4, vp=2),
)  # fmt: skip

secret_wars_2.villain_group(
    "Guardians of Knowhere",
    secret_wars_2.villain(
        "Angela",
        FATEFUL_RESURRECTION,
        escape(ascends(THIS, master_strike(each_player(ko(a(hero.at(IN_DISCARD_PILE).that(costing(1)))))))),
        copies=1, attack=7, vp=5,
    ),
    secret_wars_2.villain(
        "Drax the Destroyer",
        fight(reveal(top(DECK)), may(ko(IT))), FATEFUL_RESURRECTION,
        copies=2, attack=5, vp=4,
    ),
    secret_wars_2.villain(
        "Gamora",
        ambush(charges()), fight(patrols(SEWERS, each_other_player(gain_wounds()))), EACH_IS_WOUNDED,
        copies=1, attack=6, vp=4,
    ),
    secret_wars_2.villain(
        "Groot",
        fight(fateful_resurrection(loses(THIS), this_turn_long(sets(THIS, attack=1)))),
        copies=2, attack=5, vp=4,
    ),
    secret_wars_2.villain(
        "Rocket Raccoon",
        fight(patrols(BANK, draw(), ko(a(hero)))),
        copies=2, attack=4, vp=2,
    ),
)  # fmt: skip

secret_wars_2.villain_group(
    "K'un-lun",
    secret_wars_2.villain(
        "Laughing Skull",
        circle(5), escape(each_player(reveal_or(hero.that(costing(5)), discard(a(card))))),
        copies=2, attack=5, vp=5,
    ),
    secret_wars_2.villain(
        "Rand K'ai",
        circle(6), escape(each_player(reveal_or(hero.that(costing(6)), gain_wounds()))),
        copies=2, attack=6, vp=6,
    ),
    secret_wars_2.villain(
        "Razor Fist",
        circle(3), fight(ko(exactly(per(hero.that(costing(3, 3))), hero))),
        copies=2, attack=3, vp=3,
    ),
    secret_wars_2.villain("Red Sai", circle(4), fight(draw(per(hero.that(costing(4, 4))))), copies=2, attack=4, vp=4),
)  # fmt: skip

secret_wars_2.villain_group(
    "Monster Metropolis",
    secret_wars_2.villain(
        "Bug, Shiklah's Dragon",
        fight(ko(a(card.at(IN_DISCARD_PILE)))), FATEFUL_RESURRECTION,
        copies=2, attack=4, vp=3,
    ),
    secret_wars_2.villain(
        "Ghost Deadpool",
        FATEFUL_RESURRECTION, fight(RAMPAGE_OF_DEADPOOL), escape(RAMPAGE_OF_DEADPOOL),
        copies=2, attack=5, vp=5,
    ),
    secret_wars_2.villain(
        "Man-Thing",
        ambush(captures(1, each(villain.that(of_group("Monster Metropolis"))))), FATEFUL_RESURRECTION,
        copies=2, attack=5, vp=4,
    ),
    secret_wars_2.villain(
        "Marcus Symbiote Centaur",
        ambush(charges(2)), static(THIS, attack=3, given=BY_NIGHT),
        copies=2, attack=3, vp=3,
    ),
)  # fmt: skip

secret_wars_2.villain_group(
    "Utopolis",
    secret_wars_2.villain(
        "Doctor Spectrum",
        ambush(charges()), fight(spectrum(ko(a(card.at(IN_DISCARD_PILE))))),
        escape(let(EACH_PLAYER.that(NO_SPECTRUM), discard(a(card)))),
        copies=3, attack=6, vp=4,
    ),
    secret_wars_2.villain(
        "Nighthawk",
        static(THIS, attack=4, given=BY_NIGHT), escape(takes_effect_as_twist()),
        copies=2, attack=4, vp=4,
    ),
    secret_wars_2.villain(
        "Warrior Woman",
        ambush(charges()),
        escape(
            ascends(
                THIS, master_strike(patrols(BANK, otherwise=each_player(discard(a(card.that(with_points("recruit")))))))
            )
        ),
        copies=1, attack=8, vp=6,
    ),
    secret_wars_2.villain(
        "Whizzer",
        ambush(charges(3)), fight(patrols(BRIDGE, otherwise=each_other_player(gain_wounds()))), EACH_IS_WOUNDED,
        copies=2, attack=5, vp=3,
    ),
)  # fmt: skip

secret_wars_2.henchmen("Khonshu Guardians", static(THIS, attack=2, given=BY_NIGHT), KO_A_HERO)
secret_wars_2.henchmen("Magma Men", KO_A_HERO, FATEFUL_RESURRECTION)
secret_wars_2.henchmen("Spider-Infected", ambush(captures(1)), fight(next_recruit_climbs()))
