"""Ant-Man: so far what Ultron has left behind."""

from longbox.games.legendary.vocabulary import *

from .box import ant_man

KO_ONE = fight(ko(a(hero)))
BEATEN = each_player(reveal_or(your(STRENGTH), gain_wounds()))

ant_man.villain_group(
    "Ultron's Legacy",
    ant_man.villain("Ultron Roboticks", microscopic_enemy(TECH, 3), KO_ONE, copies=1, attack=3, vp=2),
    ant_man.villain("Original Ultron-1", empowered(RANGED), KO_ONE, copies=1, attack=3, vp=2),
    ant_man.villain("Legions of Ultron", empowered(TECH), fight(draw()), copies=1, attack=4, vp=3),
    ant_man.villain("Alkhema", empowered(INSTINCT), fight(ko(a(card.at(IN_DISCARD_PILE)))), copies=1, attack=4, vp=3),
    ant_man.villain(
        "Ultron-Pym",
        microscopic_enemy(TECH, 5), fight(gains(a(hero_of_one_size), size_changing(TECH))),
        copies=1, attack=6, vp=3,
    ),
    ant_man.villain(
        "Future Ultron Prime",
        empowered(TECH, times=2), ambush(put_under_hero_deck(each(hero_in_hq.that(without_icon(TECH))))),
        copies=1, attack=5, vp=5,
    ),
    ant_man.villain("Brutish Ultron-14", empowered(STRENGTH), fight(BEATEN), escape(BEATEN), copies=1, attack=5, vp=4),
    ant_man.villain("Crimson Cowl", empowered(COVERT), ambush(captures(1)), copies=1, attack=5, vp=4),
)  # fmt: skip

ant_man.villain_group(
    "Queen's Vengeance",
    ant_man.villain(
        "Daystar", microscopic_enemy(RANGED, 5), fight(reveal(top(DECK)), may(ko(IT))), copies=1, attack=5, vp=2
    ),
    ant_man.villain("Blackbird", CHIVALROUS_DUEL, KO_ONE, copies=1, attack=3, vp=3),
    ant_man.villain("Gigantus", microscopic_enemy(STRENGTH, 6), KO_ONE, copies=1, attack=7, vp=4),
    ant_man.villain(
        "Iron Knight",
        CHIVALROUS_DUEL, escape(each_player(reveal_or(your(TECH), gain_wounds()))),
        copies=1, attack=4, vp=4,
    ),
    ant_man.villain("Yeoman America", CHIVALROUS_DUEL, fight(get(recruit=per(COLOUR))), copies=1, attack=5, vp=5),
    ant_man.villain(
        "Star-Knight", CHIVALROUS_DUEL, fight(ko(a(card.at(IN_DISCARD_PILE)))), copies=1, attack=3, vp=3
    ),
    ant_man.villain(
        "Pixie",
        microscopic_enemy(COVERT, 4), fight(reveal_or(your(COVERT), play_villain_cards())),
        copies=1, attack=3, vp=2,
    ),
    ant_man.villain(
        "Mordred the Evil",
        fight(choose(a(card.at(IN_DISCARD_PILE))), let(RIGHT_OF_YOU, gain(IT))),
        escape(pass_discards_right()),
        copies=1, attack=5, vp=3,
    ),
)  # fmt: skip
