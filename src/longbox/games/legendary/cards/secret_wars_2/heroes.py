"""Secret Wars, Volume 2: so far a Hero on Patrol, Heroes of many classes and one who burns what is in the way."""

from longbox.games.legendary.vocabulary import *

from .box import secret_wars_2

secret_wars_2.hero(
    "Spider-Gwen", SPIDER_FRIENDS,
    secret_wars_2.common(
        "Fateful Bridge", (INSTINCT, TECH),
        patrol(BRIDGE, DRAW_A_CHEAP_TOP),
        cost=2, attack=2,
    ),
    secret_wars_2.common(
        "Save the Day", TECH,
        patrol(ROOFTOPS, do(rescue(), get(attack=per_two(bystander)))),
        cost=2, attack=1,
    ),
    secret_wars_2.uncommon(
        "First Adventure", STRENGTH,
        WALL_CRAWL,
        patrol(BANK, get(attack=1)), patrol(YOUR_VICTORY_PILE, get(attack=1)),
        cost=2, attack=1,
    ),
    secret_wars_2.rare(
        "Intertwining Webs", COVERT,
        WALL_CRAWL,
        on_play(reveal(top(DECK, 3)), get(attack=per(THOSE.that(costing(most=2)))), put_back(THOSE)),
        cost=2, attack=0,
    ),
)  # fmt: skip

secret_wars_2.hero(
    "Silk", SPIDER_FRIENDS,
    secret_wars_2.common("Long-Range Spider-Sense", RANGED, on_play(spectrum(DRAW_A_CHEAP_TOP)), cost=2, attack=2),
    secret_wars_2.common(
        "Cascading Maneuver", (STRENGTH, INSTINCT), WALL_CRAWL, on_play(spectrum(draw())), cost=2, attack=1
    ),
    secret_wars_2.uncommon(
        "Silk Stalking", COVERT,
        superpower(
            SPIDER_FRIENDS,
            reveal(top(DECK)), if_(is_a(IT, costing(most=0)), ko(IT), if_(is_a(IT, costing(1, 2)), draw(IT))),
        ),
        cost=2, attack=1,
    ),
    secret_wars_2.rare(
        "Borrowed Cloaking Device", TECH,
        WALL_CRAWL,
        on_play(spectrum(reveal(top(DECK, 4)), put_into_hand(within(2, THOSE)), put_back(THOSE.rest))),
        cost=2, attack=1,
    ),
)  # fmt: skip

secret_wars_2.hero(
    "Elsa Bloodstone", SHIELD,
    secret_wars_2.common(
        "Bloodstone Pendant", INSTINCT,
        on_play(spectrum(may(ko(a(loose_card))).then(get(recruit=1)))),
        cost=5, recruit=2,
    ),
    secret_wars_2.common("Monster Hunter", (COVERT, TECH), patrol(SEWERS, rescue()), cost=3, attack=2),
    secret_wars_2.uncommon(
        "Defend the S.H.I.E.L.D. Wall", RANGED,
        WALL_CRAWL, on_play(get(attack=per(played_before(SHIELD)))),
        cost=6, attack=0,
    ),
    secret_wars_2.rare(
        "Prodigy of Ulysses Bloodstone", STRENGTH, on_play(spectrum(get(attack=3))), cost=8, attack=6
    ),
)  # fmt: skip

secret_wars_2.hero(
    "Phoenix Force Cyclops", X_MEN,
    secret_wars_2.common("Burn Out", RANGED, on_play(may(ko(THIS)).then(get(attack=2))), cost=4, attack=2),
    secret_wars_2.common(
        "Reincarnate", COVERT,
        on_play(ko(THIS), gain_into_hand(a(either(officer, hero_in_hq.that(costing(most=4)))))),
        cost=3,
    ),
    secret_wars_2.uncommon(
        "Rise from the Ashes", (INSTINCT, RANGED), on_play(gain(a(koed_hero.that(KOED_THIS_TURN)))), cost=6, attack=3
    ),
    secret_wars_2.rare("Destruction Is Creation", RANGED, on_play(ko(up_to(3, card)), draw(AS_MANY)), cost=8, attack=4),
)  # fmt: skip
