"""Guardians of the Galaxy: the Masterminds and their Tactics."""

from longbox.games.legendary.vocabulary import *

from .box import guardians

KREE = of_group("Kree Starforce")
KREE_IN_CITY = villain.that(KREE)

guardians.mastermind(
    "Supreme Intelligence of the Kree",
    master_strike(
        has_shards(1),
        each_player(reveal(YOUR_HAND), discard(each(card.that(AS_DEAR_AS_SHARDS)))),
    ),
    attack=9,
    vp=6,
    leads="Kree Starforce",
    tactics=(
        guardians.tactic(
            "Combined Knowledge of All Kree",
            fight(has_shards(per(KREE_IN_CITY.at(IN_CITY, IN_THE_ESCAPE_PILE)), OWN_MASTERMIND)),
        ),
        guardians.tactic("Cosmic Omniscience", fight(has_shards(per(strike.at(IN_KO_PILE)), OWN_MASTERMIND))),
        guardians.tactic(
            "Countermeasure Protocols",
            fight(has_shards(per(tactic_won.at(IN_VICTORY_PILE.of(EACH_PLAYER))), OWN_MASTERMIND)),
        ),
        guardians.tactic(
            "Guide Kree Evolution", fight(has_shards(1, OWN_MASTERMIND), has_shards(1, each(KREE_IN_CITY)))
        ),
    ),
)

guardians.mastermind(
    "Thanos",
    static(THIS, attack=PER_CONTROLLED_GEM),
    stronger(PER_STAND_IN),
    master_strike(each_player(reveal(YOUR_HAND), bind_soul(a(hero.that(WITH_A_CLASS))))),
    attack=24,
    vp=7,
    leads="Infinity Gems",
    tactics=(
        guardians.tactic("Centuries of Envy", fight(each_other_player(discard(a(your_gem))))),
        guardians.tactic(
            "God of Death",
            fight(each_other_player(reveal(YOUR_HAND), gain_wounds(per(card.at(YOU_HAVE).that(NAMED_LIKE_A_SOUL))))),
        ),
        guardians.tactic(
            "Keeper of Souls",
            fight(
                gain(a(BOUND_SOUL)),
                each_other_player(bind_soul(a(hero.at(IN_DISCARD_PILE).that(WITH_A_CLASS)))),
            ),
        ),
        guardians.tactic(
            "The Mad Titan",
            fight(each_other_player(reveal(YOUR_HAND), discard(each(card.that(NAMED_LIKE_A_SOUL))))),
        ),
    ),
)
