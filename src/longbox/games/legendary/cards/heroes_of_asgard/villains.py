"""Heroes of Asgard: the Villain groups, each with two Villainous Weapons."""

from longbox.games.legendary.vocabulary import *

from .box import asgard

CASKET = "The Casket of Ancient Winters"
ETERNAL_FLAME = "The Eternal Flame"
SURTUR = of_character("Surtur")
BEYOND_THREE = all_but(3, card)

asgard.villain_group(
    "Dark Council",
    asgard.villain(
        "Ulik, the Troll", stronger(2, not_(WORTHY)), fight(ko(a(hero))), copies=2, attack=3, vp=2
    ),
    asgard.villain("Sindr, Fire Giant Queen", fight(if_(WORTHY, get(recruit=2))), copies=2, attack=5, vp=3),
    asgard.villain(
        "The Mangog",
        stronger(per(villain.at(IN_VICTORY_PILE.of(RIGHT_OF_YOU)).that(A_VILLAIN))),
        escape(let(EACH_PLAYER.that(not_(WORTHY)), gain_wounds())),
        copies=1, attack=3, vp=4,
    ),
    asgard.villain(
        "Laufey, Father of Loki",
        ambush(takes(weapon_called(CASKET))),
        escape(if_(held_when_it_escaped(CASKET), each_player(discard(exactly(BEYOND_THREE, card))))),
        copies=1, attack=6, vp=4,
    ),
    asgard.weapon(CASKET, weapon_of(4), *artifact(if_(WORTHY, get(recruit=2)))),
    asgard.weapon("Jarnbjorn, First Axe of Thor", weapon_of(3), *thrown_artifact(get(attack=3))),
)  # fmt: skip

asgard.villain_group(
    "Omens of Ragnarok",
    asgard.villain("Skurge, the Executioner", conqueror(BRIDGE, 3), fight(ko(a(hero))), copies=2, attack=4, vp=2),
    asgard.villain(
        "The Fenris Wolf", conqueror(STREETS, 2), ambush(charges_to_rooftops()), copies=2, attack=4, vp=3
    ),
    asgard.villain(
        "Jormungand, the World-Serpent",
        conqueror(SEWERS, 1), conqueror(BANK, 1), conqueror(ROOFTOPS, 1), conqueror(STREETS, 1), conqueror(BRIDGE, 1),
        fight(cheaper_this_turn(each(hero_in_hq))),
        copies=1, attack=5, vp=5,
    ),
    asgard.villain(
        "Surtur, Fire Giant King",
        fight(gain_as_artifact(THIS)),
        escape(
            if_(
                held_when_it_escaped(ETERNAL_FLAME),
                do(ko(each(in_hq(HEROES_OF_ASGARD))), each_player(gain_wounds(2))),
            )
        ),
        *artifact(you_get(conqueror(SEWERS, 1))),
        copies=1, attack=6, vp=0,
    ),
    asgard.weapon(
        ETERNAL_FLAME,
        weapon_of(4),
        ambush(
            if_(none(villain.that(SURTUR)), put_into_city(a(your_artifact.at(ANYBODY_CONTROLS).that(SURTUR)))),
            takes(THIS, the(villain.that(SURTUR))),
        ),
        *artifact(may(put_into_hand(a(card.at(IN_DISCARD_PILE).that(costing(most=0)))))),
    ),
    asgard.weapon("The Hel-Crown", weapon_of(3), *artifact(you_get(conqueror(STREETS, 1)))),
)  # fmt: skip
