"""Spider-Man Homecoming: its Villain groups."""

from longbox.games.legendary.vocabulary import *

from .box import homecoming

FREE_HERO = hero.that(costing(0, 0))
SHOCKED = each_player(reveal(YOUR_HAND), discard(each(card.that(NAMED_LIKE_ONE_IN_HQ))))

homecoming.villain_group(
    "Salvagers",
    homecoming.villain(
        "Hybrid Alien Tech",
        STRIKER,
        fight(ko(a(FREE_HERO))),
        escape(reveal_or(your(RANGED), gain(a(koed_hero.that(costing(0, 0)))))),
        copies=2, attack=4, vp=4,
    ),
    homecoming.villain(
        "Shocker #1",
        STRIKER, escape(each_player(reveal_or(your(INSTINCT), discard(a(card))))),
        copies=2, attack=3, vp=3,
    ),
    homecoming.villain("Shocker #2", ambush(SHOCKED), escape(SHOCKED), copies=2, attack=5, vp=3),
    homecoming.villain(
        "Tinkerer",
        fight(get(recruit=per(in_hq(TECH)))), escape(each_player(reveal_or(your(TECH), gain_wounds()))),
        copies=2, attack=4, vp=2,
    ),
)  # fmt: skip

homecoming.villain_group(
    "Vulture Tech",
    homecoming.villain(
        "Chitauri Weapon Assault",
        STRIKER,
        fight(ko(a(your_hero_with("recruit")))),
        escape(each_player(discard(a(card.that(with_points("recruit")))))),
        copies=2, attack=4, vp=4,
    ),
    homecoming.villain("High Tech Helmet", STRIKER, fight(danger_sense(3)), copies=2, attack=3, vp=3),
    homecoming.villain("Razor Talons", STRIKER, fight(next_recruit_climbs()), copies=2, attack=2, vp=2),
    homecoming.villain(
        "Turbine Powered",
        STRIKER, ambush(captures(1), moves_to(THIS, ROOFTOPS)),
        copies=2, attack=5, vp=5,
    ),
)  # fmt: skip
