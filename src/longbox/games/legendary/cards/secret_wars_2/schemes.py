"""Secret Wars, Volume 2: Schemes that crown new Masterminds."""

from longbox.games.legendary.vocabulary import *

from .box import secret_wars_2

STRONGEST = highest(villain.at(IN_CITY, IN_THE_ESCAPE_PILE).that(A_VILLAIN), PRINTED_ATTACK)
STRONGEST_WON = highest(won_villain, PRINTED_ATTACK)
OF_A_BARON = master_strike(each_player(discard(a(card.that(COSTING_ITS_POINTS)))))

secret_wars_2.scheme(
    "Enthrone the Barons of Battleworld",
    at_twist(ascends(a(STRONGEST), OF_A_BARON, attack=2), first=1, last=7),
    at_twist(each_player(ascends(a(STRONGEST_WON), OF_A_BARON, attack=2)), first=8, last=8),
    evil_wins(masterminds_in_the_game(6)),
    twists=8,
)

secret_wars_2.scheme(
    "Sinister Ambitions",
    count_as_villains(AMBITION, "Ambition"),
    static(ambition_villain, attack=per(twist)),
    gives(ambition_villain, escape(does_what_it_says())),
    gives(ambition_villain.at(IN_ANY_VICTORY_PILE), worth_more(4)),
    at_twist(put_twist_beside_scheme(), play_villain_cards(), first=1, last=5),
    at_twist(escapes(each(ambition_villain)), first=6, last=6),
    evil_wins(escaped(4, ambition_villain.at(ESCAPED_ONES))),
    twists=6,
    ambitions_in_villain_deck=10,
)

secret_wars_2.scheme(
    "Master the Mysteries of Kung-Fu",
    gives(enemy, CIRCLE_OF_TWISTS),
    at_twist(put_twist_beside_scheme()),
    evil_wins(escaped_per_player(2, villain.at(ESCAPED_ONES).that(A_VILLAIN))),
    twists=8,
)
