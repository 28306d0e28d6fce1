"""Ant-Man: so far those Heroes who change their size or are Empowered, and do little else."""

from longbox.games.legendary.vocabulary import *

from .box import ant_man

NOTHING_DISCARDED = none(card.at(IN_DISCARD_PILE))

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

ant_man.hero(
    "Jocasta", AVENGERS,
    ant_man.common("Creation of Ultron", TECH, superpower(TECH, you_get(empowered(TECH))), cost=3, attack=2),
    ant_man.common(
        "Reprocess", RANGED,
        on_play(if_(NOTHING_DISCARDED, get(recruit=2), shuffle_discards())),
        cost=4, recruit=2,
    ),
    ant_man.uncommon("Holographic Image Inducer", TECH, size_changing(TECH), on_play(draw(2)), cost=6),
    ant_man.rare(
        "Electromagnetic Eyebeams", RANGED,
        on_play(if_(NOTHING_DISCARDED, get(attack=2), shuffle_discards())),
        cost=7, attack=5,
    ),
)  # fmt: skip

ant_man.hero(
    "Wonder Man", AVENGERS,
    ant_man.common(
        "One-Hit Wonder", STRENGTH, on_play(choose_one(draw(), you_get(empowered(STRENGTH)))), cost=2, attack=0
    ),
    ant_man.common(
        "Ionic Energy", RANGED,
        on_play(may(put_under_hero_deck(a(hero_in_hq)))), superpower(RANGED, you_get(empowered(RANGED))),
        cost=4, attack=2,
    ),
    ant_man.uncommon(
        "Absorb Ambient Power", RANGED,
        on_play(
            put_under_hero_deck(a(hero_in_hq)),
            if_(is_a(IT, with_points("recruit")), get(recruit=3)),
            if_(is_a(IT, with_points("attack")), get(attack=3)),
        ),
        cost=5, attack=0, recruit=0,
    ),
    ant_man.rare(
        "8th Wonder of the World", STRENGTH,
        size_changing(STRENGTH),
        on_play(put_under_hero_deck(any_number(hero_in_hq)), you_get(empowered(RANGED, STRENGTH))),
        cost=8, attack=4,
    ),
)  # fmt: skip

ant_man.hero(
    "Black Knight", AVENGERS,
    ant_man.common("Amulet of Avalon", INSTINCT, on_play(empowered_by_choice()), cost=3, attack=0),
    ant_man.common(
        "Defend the Weak", STRENGTH,
        superpower(STRENGTH, put_into_hand(a(card.at(IN_DISCARD_PILE).that(costing(0, 0))))),
        cost=3, recruit=2,
    ),
    ant_man.uncommon(
        "Flying Steed", COVERT,
        on(
            when(STRIKE_COMES, whom=strike_anywhere),
            discard(THIS), next_time(when(NEW_HAND, who=A_PLAYER), THIS_TURN, draw(3)),
            forced=False, where=(HAND.name,),
        ),
        cost=6, attack=3,
    ),
    ant_man.rare(
        "The Ebony Blade", INSTINCT,
        on_play(choose(a(villain.at(IN_VICTORY_PILE).that(A_VILLAIN))), get(attack=value(IT, PRINTED_ATTACK))),
        cost=7, attack=0,
    ),
)  # fmt: skip
