"""Venom: the Life Foundation's symbiotes, and the Poisons that take Heroes."""

from longbox.games.legendary.vocabulary import *

from .box import venom

REVEALED_VILLAIN = THOSE.of(any_villain.that(A_VILLAIN_ANYWHERE))
OTHER_VILLAIN = villain.that(OTHER)

venom.villain_group(
    "Life Foundation",
    venom.villain(
        "Agony",
        ambush(
            reveal(top(THE_VILLAIN_DECK, 3)), bonds_with_this(a(REVEALED_VILLAIN)), put_back(THOSE.rest)
        ),
        escape(each_player(reveal_or(your(COVERT), gain_wounds()))),
        copies=1, attack=3, vp=3,
    ),
    venom.villain("Dr. Carlton Drake", fight(costs_less(1, each(in_hq(INSTINCT, TECH)))), copies=1, attack=5, vp=3),
    venom.villain("Lasher", ambush(bonds_with_this(a(henchman.at(IN_VICTORY_PILE)))), copies=2, attack=2, vp=2),
    venom.villain(
        "Phage",
        ambush(bonds_with_this(a(villain.at(IN_THE_ESCAPE_PILE, IN_VICTORY_PILE).that(A_VILLAIN)))),
        copies=1, attack=3, vp=3,
    ),
    venom.villain(
        "Riot",
        ambush(reveal(top(THE_VILLAIN_DECK)), if_(is_a(IT, a_villain_anywhere), bonds_with_this(IT))),
        fight(ko(a(hero))),
        copies=2, attack=2, vp=2,
    ),
    venom.villain(
        "Scream",
        ambush(
            reveal(top(THE_VILLAIN_DECK)),
            if_(is_a(IT, either(any_henchman, any_villain.that(of_group("Life Foundation")))), bonds_with_this(IT)),
        ),
        copies=1, attack=4, vp=4,
    ),
)  # fmt: skip

venom.villain_group(
    "Poisons",
    venom.villain(
        "Poison Captain America",
        poison(OTHER_VILLAIN),
        copies=1, attack=4, vp=0,
        as_hero=venom.hero_side(INSTINCT, on_play(get(attack=per(COLOUR))), attack=0),
    ),
    venom.villain(
        "Poison Dr. Octopus",
        poison(in_space(BANK)),
        copies=1, attack=3, vp=0,
        as_hero=venom.hero_side(TECH, on_play(draw()), attack=1),
    ),
    venom.villain(
        "Poison Hulk",
        poison(henchman),
        copies=1, attack=5, vp=0,
        as_hero=venom.hero_side(STRENGTH, superpower(STRENGTH, get(attack=2)), attack=2),
    ),
    venom.villain(
        "Poison Sabretooth",
        poison(in_space(STREETS)),
        copies=1, attack=4, vp=0,
        as_hero=venom.hero_side(INSTINCT, superpower(INSTINCT, look(top(DECK)), may(ko(IT))), attack=2),
    ),
    venom.villain(
        "Poison Scarlet Witch",
        poison(OTHER_VILLAIN.that(ODD_ATTACK)),
        copies=1, attack=3, vp=0,
        as_hero=venom.hero_side(
            COVERT, on_play(reveal(top(DECK)), if_(is_a(IT, ODD_COST), draw(IT))), attack=2
        ),
    ),
    venom.villain(
        "Poison Spider-Man",
        poison(OTHER_VILLAIN),
        copies=1, attack=2, vp=0,
        as_hero=venom.hero_side(COVERT, on_play(DRAW_A_CHEAP_TOP), attack=2),
    ),
    venom.villain(
        "Poison Storm",
        poison(in_spaces(ROOFTOPS, BRIDGE)),
        copies=1, attack=3, vp=0,
        as_hero=venom.hero_side(RANGED, superpower(RANGED, get(attack=2, only=the_mastermind)), attack=2),
    ),
    venom.villain(
        "Symbiotic Armor",
        ambush(this_bonds(a(the_mastermind))), parting(ko(a(hero))),
        copies=1, attack=1, vp=6,
    ),
)  # fmt: skip
