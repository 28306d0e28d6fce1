"""Venom: a symbiote of four, and the lord of the Poisons."""

from longbox.games.legendary.vocabulary import *

from .box import venom

SOULS = pile_of("Poisoned Souls")
POISONS = of_group("Poisons")
REVEALED_HENCHMAN = THOSE.of(any_henchman)

venom.mastermind(
    "Hybrid",
    parting_mastermind(rescue(3)),
    master_strike(
        if_(is_a(THIS, BONDED), each_player(gain_wounds()), bonds_with_this(a(villain.that(UNBONDED)))),
    ),
    attack=6,
    vp=6,
    leads="Life Foundation",
    tactics=(
        venom.tactic(
            "Alien Awakening",
            fight(if_(NOT_THE_LAST_TACTIC, bonds_with_the_mastermind(a(henchman.at(IN_ANY_VICTORY_PILE))))),
        ),
        venom.tactic(
            "Escaped Monstrosity",
            fight(
                if_(
                    NOT_THE_LAST_TACTIC,
                    bonds_with_the_mastermind(
                        a(either(villain.that(UNBONDED), villain.at(IN_THE_ESCAPE_PILE).that(A_VILLAIN)))
                    ),
                )
            ),
        ),
        venom.tactic("Life Foundation Research", fight(get(recruit=per(won("Life Foundation"))))),
        venom.tactic(
            "Symbiotic Call",
            fight(
                if_(
                    NOT_THE_LAST_TACTIC,
                    do(
                        reveal(top(THE_VILLAIN_DECK, 4)),
                        bonds_with_the_mastermind(a(REVEALED_HENCHMAN)),
                        put_back(THOSE.rest),
                    ),
                )
            ),
        ),
    ),
)

venom.mastermind(
    "Poison Thanos",
    static(THIS, attack=per(SOULS.costs)),
    master_strike(each_player(show(YOUR_HAND), SOULS.put(a(hero.that(WITH_A_CLASS))))),
    attack=12,
    vp=7,
    leads="Poisons",
    tactics=(
        venom.tactic("Desperate Rescue", fight(may(gain(a(SOULS.cards))))),
        venom.tactic(
            "Poisoned Loyalties", fight(each_other_player(SOULS.put(a(card.at(IN_DISCARD_PILE).that(POISONS)))))
        ),
        venom.tactic(
            "Searing Poisons", fight(each_other_player(or_suffer(discard(a(card.that(POISONS))), gain_wounds())))
        ),
        venom.tactic("Soul Seize", fight(SOULS.put(each(hero_in_hq.that(costing(5)))))),
    ),
)
