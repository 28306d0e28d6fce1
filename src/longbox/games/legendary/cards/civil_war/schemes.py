"""Civil War: so far crimes that are foreseen."""

from longbox.games.legendary.vocabulary import *

from .box import civil_war

civil_war.scheme(
    "Predict Future Crime",
    at_twist(
        reveal(top(THE_VILLAIN_DECK, 3)),
        play_those(each(THOSE.of(a_villain_anywhere))),
        put_back_on_top(THOSE.rest),
    ),
    evil_wins(per_player(2, villain.at(IN_THE_ESCAPE_PILE).that(A_VILLAIN))),
    twists=6,
    extra_villains=1,
)
