"""Paint the Town Red: Heroes who crawl walls, and Moon Knight, who rules the Rooftops."""

from longbox.games.legendary.vocabulary import *

from .box import paint_the_town_red

ITS_POINTS = plus(value(IT, PRINTED_RECRUIT), value(IT, PRINTED_ATTACK))
DEFEAT_ON_ROOFTOPS = when(DEFEAT, who=YOU, whom=a_defeated_villain, manner=where_it_stood(ROOFTOPS))
OTHER_CARD = card.that(OTHER)

paint_the_town_red.hero(
    "Black Cat", SPIDER_FRIENDS,
    paint_the_town_red.common(
        "Casual Bank Robbery", COVERT,
        WALL_CRAWL, on_play(get(recruit=1, only=hero_under(BANK))),
        cost=4, recruit=2,
    ),
    paint_the_town_red.common(
        "Pickpocket", COVERT,
        WALL_CRAWL, on_play(a_player(reveal(top(DECK)), get(attack=ITS_POINTS))),
        cost=1, attack=0,
    ),
    paint_the_town_red.uncommon("Jinx", INSTINCT, on_play(judge_top(EACH_PLAYER, DISCARD_THEM)), cost=5, attack=3),
    paint_the_town_red.rare(
        "Cat Burglar", COVERT,
        on_play(each_other_player(reveal_or(your(COVERT), give_up(a(bystander))))),
        superpower(SPIDER_FRIENDS, get(attack=per(RESCUED))),
        cost=8, attack=5,
    ),
)  # fmt: skip

paint_the_town_red.hero(
    "Moon Knight", MARVEL_KNIGHTS,
    paint_the_town_red.common(
        "Climbing Claws", TECH, WALL_CRAWL, superpower(INSTINCT, get(recruit=1)), cost=3, recruit=2
    ),
    paint_the_town_red.common(
        "Lunar Communion", INSTINCT,
        WALL_CRAWL, on_play(this_turn_long(on(DEFEAT_ON_ROOFTOPS, may(ko(a(card.at(YOU_HAVE, IN_DISCARD_PILE))))))),
        cost=3, attack=2,
    ),
    paint_the_town_red.uncommon(
        "Crescent Moon Darts", TECH,
        on_play(reveal(top(DECK)), if_(is_a(IT, icon(INSTINCT, TECH)), draw(IT))),
        cost=5, attack=3,
    ),
    paint_the_town_red.rare(
        "Golden Ankh of Khonshu", INSTINCT,
        on_play(this_turn_long(on(DEFEAT_ON_ROOFTOPS, rescue(value(WHOM, PRINTED_POINTS))))),
        superpower(TECH, may(choose(a(villain))).then(moves_to(IT, ROOFTOPS))),
        cost=8, attack=6,
    ),
)  # fmt: skip

paint_the_town_red.hero(
    "Scarlet Spider", SPIDER_FRIENDS,
    paint_the_town_red.common("Flip Out", STRENGTH, WALL_CRAWL, superpower(SPIDER_FRIENDS, draw()), cost=2, recruit=1),
    paint_the_town_red.common("Perfect Hunter", INSTINCT, WALL_CRAWL, on_play(draw()), cost=4, attack=1),
    paint_the_town_red.uncommon(
        "Leap from Above", COVERT,
        WALL_CRAWL, superpower(INSTINCT, get(attack=2)),
        cost=6, attack=3,
    ),
    paint_the_town_red.rare(
        "Sting of the Spider", STRENGTH,
        on_play(this_turn_long(on(when(PUT_ON_DECK, who=YOU, whom=any_card), may(draw(a(IT_ON_DECK)))))),
        cost=7, attack=5,
    ),
)  # fmt: skip

paint_the_town_red.hero(
    "Spider-Woman", SPIDER_FRIENDS,
    paint_the_town_red.common(
        "Bioelectric Shock", RANGED,
        WALL_CRAWL, on_play(reveal(top(DECK)), if_(is_a(IT, with_points("attack")), draw(IT))),
        cost=4, attack=2,
    ),
    paint_the_town_red.common(
        "Radioactive Spider", STRENGTH,
        to_play(put_on_deck(a(OTHER_CARD)), given=there_is(OTHER_CARD)),
        cost=2, recruit=3,
    ),
    paint_the_town_red.uncommon(
        "Venom Blast", RANGED,
        WALL_CRAWL, on_play(reveal(top(DECK)), if_(is_a(IT, with_points("recruit")), draw(IT))),
        cost=6, attack=3,
    ),
    paint_the_town_red.rare(
        "Arachno-Pheromones", COVERT,
        on_play(recruit(a(hero_in_hq))), superpower(SPIDER_FRIENDS, put_on_deck(IT)),
        cost=7,
    ),
)  # fmt: skip

paint_the_town_red.hero(
    "Symbiote Spider-Man", SPIDER_FRIENDS,
    paint_the_town_red.common(
        "Dark Strength", STRENGTH,
        WALL_CRAWL, on_play(reveal(top(DECK)), if_(is_a(IT, costing(1, 2)), get(attack=2))),
        cost=2, attack=1,
    ),
    paint_the_town_red.common(
        "Spider-Sense Tingling", INSTINCT,
        on_play(reveal(top(DECK, 2)), put_into_hand(each(THOSE.that(costing(most=2)))), put_back(THOSE.rest)),
        cost=2,
    ),
    paint_the_town_red.uncommon(
        "Shadowed Spider", COVERT,
        WALL_CRAWL, on_play(get(attack=plus(per(played_before(cost=1)), per(played_before(cost=2))))),
        cost=2, attack=1,
    ),
    paint_the_town_red.rare(
        "Thwip!", RANGED,
        to_play(repeat(2, put_on_deck(a(OTHER_CARD))), given=at_least(2, OTHER_CARD)),
        cost=2, attack=4,
    ),
)  # fmt: skip
