"""X-Men: so far Schemes with Traps, and one whose cards lie face down."""

from longbox.games.legendary.vocabulary import *

from .box import x_men

NEUROTOXIN = x_men.token(
    "Airborne Neurotoxin", TRAP,
    trap_use(
        spend(recruit=2), shuffle_into_villain_deck(THIS), play_villain_cards(), given=can_spend(recruit=2)
    ),
    on_failure(put_this_beside_scheme()),
    printed_as="Scheme Twist",
)  # fmt: skip

x_men.scheme(
    "X-Men Danger Room Goes Berserk",
    at_twist(becomes(NEUROTOXIN)), evil_wins(gathered(5, twist)),
    twists=8,
)  # fmt: skip

x_men.scheme(
    "Horror of Horrors",
    at_twist(play_random_horror(), first=1, last=5), at_twist(lose(), first=6, last=6),
    twists=6,
)  # fmt: skip

INFECTION = x_men.token(
    "Brood Infection", TWIST,
    on(when(DRAW, who=YOU, whom=THIS), ko(THIS), gain_wounds(2), where=FROM_HAND),
    printed_as="Scheme Twist",
)  # fmt: skip

x_men.scheme(
    "Alien Brood Encounters",
    plays_face_down(),
    at_twist(let(RIGHT_OF_YOU, gain_twist_as(INFECTION))),
    evil_wins(escaped_per_player(3, villain.at(ESCAPED_ONES).that(A_VILLAIN))),
    twists=8, bystanders=0, extra_henchmen=1, required_henchmen="the-brood",
)  # fmt: skip
