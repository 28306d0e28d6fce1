"""X-Men: so far Schemes with Traps."""

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
