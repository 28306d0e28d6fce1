"""X-Men: the Horrors."""

from longbox.games.legendary.vocabulary import *

from .box import x_men

ANOTHER_CARD = play_villain_cards()
MASTER_PLAN = x_men.token(
    "Master Plan", MASTERMIND, master_strike(each_player(reveal_or(your(TECH), gain_wounds()))),
    printed_as="Shadow of the Disciple", vp=5, attack=9,
)  # fmt: skip
YOUR_TURN_STARTS = when(TURN, who=YOU)

x_men.horror("The Apprentice Rises", ambush(add_a_mastermind()))
x_men.horror("Army of Evil", static(villain.that(NO_HENCHMAN), attack=1))
x_men.horror("The Blood Thickens", ambush(shuffle_in_a_strike(), ANOTHER_CARD))
x_men.horror("Empire of Oppression", fewer_cards(1))
x_men.horror("Endless Hatred", on(when(TWIST_ENDS), masterminds_strike()))
x_men.horror("Enraged Mastermind", static(the_mastermind, attack=2))
x_men.horror("Fight to the End", ambush(final_blow_is_needed()))
x_men.horror("Growing Threat", static(the_mastermind, attack=per(tactic_won.at(IN_ANY_VICTORY_PILE))))
x_men.horror("Legions upon Legions", on(when(CARD_ENDS, whom=any_henchman), ANOTHER_CARD))
x_men.horror("Maniacal Mastermind", static(the_mastermind, attack=1))
x_men.horror("Misery upon Misery", on(when(CARD_ENDS, whom=any_bystander.that(A_BYSTANDER)), ANOTHER_CARD))
x_men.horror("Opening Salvo", ambush(each_player(gain_wounds())))
x_men.horror("Pain upon Pain", on(when(STRIKE_ENDS, whom=strike_anywhere), ANOTHER_CARD))
x_men.horror("The Plot Thickens", ambush(shuffle_in_a_twist()))
x_men.horror("Plots upon Plots", on(when(TWIST_ENDS), ANOTHER_CARD))
x_men.horror(
    "Psychic Infection",
    ambush(gain(THIS)),
    on(YOUR_TURN_STARTS, let(LEFT_OF_YOU, gain(THIS)), each_player(discard(a(card))), where=FROM_HAND),
)
x_men.horror("Shadow of the Disciple", ambush(rises_as(MASTER_PLAN)))
x_men.horror("Surprise Assault", ambush(play_villain_cards(2)))
x_men.horror("Tyrant Mastermind", static(the_mastermind, attack=3))
x_men.horror(
    "Viral Infection",
    ambush(gain(THIS)),
    on(YOUR_TURN_STARTS, let(LEFT_OF_YOU, gain(THIS)), let(RIGHT_OF_YOU, gain_wounds()), where=FROM_HAND),
)
