"""Paint the Town Red: Schemes of clones and lies."""

from longbox.games.legendary.vocabulary import *

from .box import paint_the_town_red

paint_the_town_red.scheme(
    "The Clone Saga",
    at_twist(each_player(twins_or(discard(exactly(all_but(3, card), card))))),
    evil_wins(namesakes_escaped(2, villain.at(ESCAPED_ONES).that(A_VILLAIN))),
    evil_wins(runs_out(VILLAIN_DECK)),
    twists=8,
)

paint_the_town_red.scheme(
    "Weave a Web of Lies",
    on(
        when(DEFEAT, who=YOU, whom=a_defeated_villain), may(spend(recruit=1), given=can_spend(recruit=1)).then(rescue())
    ),
    gives(each(the_mastermind), fight_only_if(A_BYSTANDER_FOR_EACH_TWIST)),
    at_twist(put_twist_beside_mastermind(), first=1, last=6),
    at_twist(lose(), first=7, last=7),
    twists=7,
)
