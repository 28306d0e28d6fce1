"""Revelations: Schemes that transform."""

from longbox.games.legendary.vocabulary import *

from .box import revelations

ESCAPED_VILLAIN = villain.at(ESCAPED_ONES).that(A_VILLAIN)
AVENGER_IN_HAND = hero.at(IN_HAND).that(icon(AVENGERS))

revelations.scheme(
    "Earthquake Drains the Ocean",
    at_twist(transforms(THIS), city_has(3)),
    evil_wins(escaped_per_player(3, ESCAPED_VILLAIN)),
    evil_wins(runs_out(VILLAIN_DECK)),
    twists=11,
    layout=city_of(7),
    extra_villains=1,
    other_side=revelations.face(
        "Tsunami Crushes the Coast",
        at_twist(transforms(THIS), city_has(7), play_villain_cards()),
        evil_wins(escaped_per_player(3, ESCAPED_VILLAIN)),
        evil_wins(runs_out(VILLAIN_DECK)),
    ),
)

revelations.scheme(
    "Secret HYDRA Corruption",
    on_your_turn(
        spend(recruit=3),
        a_player(gain(a(sympathizer))),
        given=all_of(can_spend(recruit=3), there_is(sympathizer)),
    ),
    at_twist(put_officers_beside(per(TWIST_SO_FAR)), transforms(THIS), become_traitors()),
    twists={1: 7, 2: 9, 3: 9, 4: 11, 5: 11},
    officers=30,
    other_side=revelations.face(
        "Open HYDRA Revolution",
        sets(traitor, attack=3),
        gives(traitor, fight(return_to_stack(THIS), ko(a(hero)))),
        at_twist(put_officers_beside(per(TWIST_SO_FAR)), transforms(THIS), become_sympathizers()),
        evil_wins(gathered(15, traitor)),
        evil_wins(runs_out(OFFICERS)),
    ),
)

revelations.scheme(
    "The Korvac Saga",
    at_twist(each_player(ko_or(bystander, discard(exactly(all_but(4, card), card)))), transforms(THIS)),
    twists=8,
    other_side=revelations.face(
        "Korvac Revealed",
        is_villain_called("Korvac"),
        fight(ko_with_tactics(a(the_mastermind))),
        at_twist(each_player(discard_or(AVENGER_IN_HAND, gain_wounds())), transforms(THIS), first=2, last=6, step=2),
        at_twist(lose(), first=8, last=8),
        attack=19,
        vp=9,
    ),
)
