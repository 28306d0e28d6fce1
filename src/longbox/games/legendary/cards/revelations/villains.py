"""Revelations: Villain groups and Henchmen with Locations."""

from longbox.games.legendary.vocabulary import *

from .box import revelations

DAZZLED = each_player(reveal_or(your(RANGED), gain_wounds()))
LOSE_TECH = do(reveal(YOUR_HAND), discard(a(card.that(icon(TECH)))))
LOSE_A_VILLAIN = choose_one(put_into_escape_pile(a(won_villain)), gain_wounds())

revelations.villain_group(
    "Lethal Legion",
    revelations.location(
        "Carnival of Wonders",
        after_a_fight_here(each_other_player(captured_by_this(a(bystander)))),
        attack=5, vp=3,
    ),
    revelations.location(
        "Laser Maze", after_a_fight_here(each_other_player(reveal_or(your(RANGED), gain_wounds()))), attack=7, vp=5
    ),
    revelations.villain(
        "Living Laser",
        while_there_is(a_location_called("Maze"), attack=3), fight(DAZZLED), escape(DAZZLED),
        copies=1, attack=6, vp=5,
    ),
    revelations.villain(
        "M'Baku",
        while_there_is(a_location_called("Cult"), attack=3),
        fight(each_player(LOSE_TECH)),
        escape(each_player(LOSE_TECH)),
        copies=1, attack=5, vp=4,
    ),
    revelations.villain(
        "Power Man (Erik Josten)",
        while_there_is(a_location_called("Prison"), attack=3), escape(each_player(LOSE_A_VILLAIN)),
        copies=1, attack=5, vp=4,
    ),
    revelations.villain(
        "Swordsman",
        while_there_is(a_location_called("Carnival"), attack=3), ambush(captures(1), captures(1, each(location))),
        copies=1, attack=4, vp=3,
    ),
    revelations.location(
        '"The Raft" Prison', after_a_fight_here(each_other_player(LOSE_A_VILLAIN)), attack=6, vp=4
    ),
    revelations.location("White Gorilla Cult", after_a_fight_here(each_other_player(LOSE_TECH)), attack=6, vp=4),
)  # fmt: skip

revelations.henchmen("HYDRA Base", stronger_below(2), fight(ko(a(hero))), attack=2, kind=LOCATION)
