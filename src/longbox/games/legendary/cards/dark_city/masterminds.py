"""Dark City: so far Apocalypse, and Mr. Sinister with his captives."""

from longbox.games.legendary.vocabulary import *

from .box import dark_city

HORSEMAN = of_group("Four Horsemen", led=True)
DEAR = costing(1)

dark_city.mastermind(
    "Apocalypse",
    static(villain.that(HORSEMAN), attack=2),
    mastermind_wins(all_kinds_escaped("Four Horsemen")),
    master_strike(each_player(show(YOUR_HAND), put_on_deck_in_any_order(each(hero.at(IN_HAND).that(DEAR))))),
    attack=12,
    vp=6,
    leads="Four Horsemen",
    tactics=(
        dark_city.tactic(
            "Apocalyptic Destruction",
            fight(each_other_player(ko(exactly(2, hero.at(IN_DISCARD_PILE).that(DEAR))))),
        ),
        dark_city.tactic(
            "The End of All Things",
            fight(each_other_player(reveal(top(DECK, 3)), ko(each(THOSE.that(DEAR))), put_back(THOSE.rest))),
        ),
        dark_city.tactic(
            "Horsemen Are Drawing Nearer", fight(each_other_player(put_into_city(a(won_led("Four Horsemen")))))
        ),
        dark_city.tactic("Immortal and Undefeated", fight(if_(NOT_THE_LAST_TACTIC, do(rescue(6), SHUFFLED_BACK)))),
    ),
)

HIS_TACTIC = tactic_won.at(IN_ANY_VICTORY_PILE).that(of_mastermind("Mr. Sinister"))

dark_city.mastermind(
    "Mr. Sinister",
    static(THIS, attack=per(CAPTIVE.of(THIS))),
    master_strike(
        captures(1),
        let(
            EACH_PLAYER.that(there_are(6, card)),
            reveal_or(your(COVERT), discard(exactly(per(CAPTIVE.of(THIS)), card))),
        ),
    ),
    attack=8,
    vp=6,
    leads="Marauders",
    tactics=(
        dark_city.tactic("Human Experimentation", fight(captures(per(villain), OWN_MASTERMIND))),
        dark_city.tactic(
            "Master Geneticist",
            fight(
                reveal(top(THE_VILLAIN_DECK, 7)),
                mastermind_captures(each(THOSE.of(any_bystander.that(A_BYSTANDER)))),
                put_back_at_random(THOSE.rest),
            ),
        ),
        dark_city.tactic("Plans Within Plans", fight(captures(per(HIS_TACTIC), OWN_MASTERMIND))),
        dark_city.tactic("Telepathic Manipulation", fight(each_other_player(gives_mastermind_captive(a(bystander))))),
    ),
)
