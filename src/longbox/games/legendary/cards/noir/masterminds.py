"""Noir: a professor whose witnesses sit in the HQ."""

from longbox.games.legendary.vocabulary import *

from .box import noir

noir.mastermind(
    "Charles Xavier, Professor of Crime",
    stronger(per(bystander_about)),
    master_strike(put_witnesses_onto(exactly(4, hero_in_hq))),
    attack=8,
    vp=6,
    leads="X-Men Noir",
    tactics=(
        noir.tactic("X-Con Men", fight(each_other_player(reveal_or(your(X_MEN), gain_wounds())))),
        noir.tactic(
            "Commit to the Asylum",
            fight(each_other_player(investigate(any_card.that(with_points("attack")), ko(IT), openly=True))),
        ),
        noir.tactic("Master Manipulator", fight(investigate(any_card.that(icon(X_MEN)), gain(IT), pile=THE_HERO_DECK))),
        noir.tactic(
            "Corrupt Weak Minds",
            fight(
                let(
                    EACH_OTHER_PLAYER.that(there_is(bystander)),
                    choose(also_a(hero_in_hq)),
                    put_onto_it_as_witness(at_random(bystander)),
                )
            ),
        ),
    ),
)
