"""X-Men: so far the Shadow King, who Dominates."""

from longbox.games.legendary.vocabulary import *

from .box import x_men

FALL_UNDER_HIM = master_strike(
    ko(each(DOMINATED.of(THIS))), each_player(give_to_this(a(hero.at(IN_DISCARD_PILE).that(WITH_A_CLASS))))
)
BETRAYAL_TRAP = card.at(IN_ANY_VICTORY_PILE, IN_KO_PILE).that(of_character("Betrayal of the Shadow"))

x_men.mastermind(
    "Shadow King",
    FALL_UNDER_HIM,
    attack=7,
    vp=6,
    leads="Shadow-X",
    epic=x_men.epic_side(
        start_of_game(play_random_horror(), play_random_horror()), FALL_UNDER_HIM, attack=9
    ),
    tactics=(
        x_men.tactic(
            "Fiend of the Astral Plane",
            fight(each_other_player(
                reveal(YOUR_HAND), shuffle_into_deck(exactly(2, card.that(with_points("recruit"))))
            )),
        ),
        x_men.tactic(
            "Poison their Minds",
            fight(each_other_player(reveal(YOUR_HAND), give_to_mastermind(a(hero.at(IN_HAND).that(WITH_A_CLASS))))),
        ),
        x_men.tactic(
            "Psychic Seduction", fight(dominates(each(hero_in_hq.that(costing(most=5))), OWN_MASTERMIND))
        ),
        x_men.tactic("Telepathic Betrayal", fight(put_on_villain_deck(a(BETRAYAL_TRAP)))),
    ),
)  # fmt: skip
