"""Ant-Man: so far the two Heroes who change their size and do little else."""

from longbox.games.legendary.cards.making import Box
from longbox.games.legendary.vocabulary import *

ant_man = Box("ant man")

ant_man.hero(
    "Ant-Man", AVENGERS,
    ant_man.common("Ride the Ants", TECH, size_changing(TECH), on_play(draw()), cost=4, attack=1),
    ant_man.common(
        "Risky Science", TECH,
        microscopic(TECH, 3),
        superpower(TECH, may(discard(a(card))).then(draw())),
        cost=5, attack=2,
    ),
    ant_man.uncommon(
        "Giant Ego", STRENGTH, size_changing(TECH), on_play(get(attack=per(DRAWN))), cost=6, attack=2
    ),
    ant_man.rare(
        "Pym Particles", TECH,
        microscopic(TECH, 5),
        on_play(gains(a(hero_of_one_size), size_changing(TECH))),
        cost=9, attack=5,
    ),
)  # fmt: skip

ant_man.hero(
    "Wasp", AVENGERS,
    ant_man.common(
        "Bio-Electric Sting", COVERT,
        microscopic(COVERT, 2), superpower(COVERT, get(attack=2)),
        cost=3, attack=1,
    ),
    ant_man.common("Tiny Winged Justice", COVERT, size_changing(COVERT), superpower(COVERT, draw()), cost=4, recruit=2),
    ant_man.uncommon(
        "Swarm Tactics", RANGED, size_changing(COVERT), on_play(get(attack=per(RECRUITED))), cost=6, attack=2
    ),
    ant_man.rare(
        "Founding Avenger", COVERT,
        microscopic(COVERT, 5),
        superpower(AVENGERS, get(attack=per(played_before(AVENGERS)))),
        cost=9, attack=4,
    ),
)  # fmt: skip
