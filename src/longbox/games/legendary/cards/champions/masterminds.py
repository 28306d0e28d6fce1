"""Champions: so far a clown whose Strikes are counted."""

from longbox.games.legendary.vocabulary import *

from .box import champions

WON_FROM_THE_CREW = won("Wrecking Crew")
DISCARDED_HERO = card.at(IN_DISCARD_PILE).that(costing(1))

champions.mastermind(
    "Pagliacci",
    numbered_strikes((1, 5), strike_takes_effect_as_twist()),
    numbered_strikes((2, 3, 4), DEMOLISH),
    attack=9,
    vp=6,
    leads="Wrecking Crew",
    epic=champions.epic_side(
        numbered_strikes((1, 3, 5), strike_takes_effect_as_twist()),
        numbered_strikes((2, 4), DEMOLISH),
        attack=11,
    ),
    tactics=(
        champions.tactic(
            "Commedia Dell'Morte",
            fight(
                each_other_player(may(gain_wounds(2), given=wounds_left(2)).then(avoid_demolition())),
                DEMOLISH_THE_REST,
            ),
        ),
        champions.tactic("Creative Assassin", fight(either_points(3))),
        champions.tactic(
            "Insane Clown Has a Posse",
            fight(each_other_player(may(ko(a(WON_FROM_THE_CREW))).then(avoid_demolition())), DEMOLISH_THE_REST),
        ),
        champions.tactic(
            "Jester of a Twisted Opera",
            fight(each_other_player(may(ko(a(DISCARDED_HERO))).then(avoid_demolition())), DEMOLISH_THE_REST),
        ),
    ),
)
