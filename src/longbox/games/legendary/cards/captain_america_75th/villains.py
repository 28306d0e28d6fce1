"""Captain America 75th Anniversary: Zola's Creations, and the Masters of Evil of the war."""

from longbox.games.legendary.vocabulary import *

from .box import captain_america_75th

PRIME = costing_one_of(2, 3, 5, 7)

captain_america_75th.villain_group(
    "Zola's Creations",
    captain_america_75th.villain(
        "Captain Zolandia", ABOMINATION, fight(get(recruit=per(A_CLASS))), copies=2, attack=6, vp=5
    ),
    captain_america_75th.villain("Doughboy", ABOMINATION, fight(ko(a(hero))), copies=2, attack=4, vp=3),
    captain_america_75th.villain(
        "Man-Fish",
        ABOMINATION,
        fight(if_(fought_in(SEWERS, BRIDGE), each_other_player(gain_wounds()))),
        escape(each_player(gain_wounds())),
        copies=2, attack=5, vp=4,
    ),
    captain_america_75th.villain(
        "Primus",
        to_fight(discard(a(card.that(PRIME))), given=there_is(card.that(PRIME))),
        escape(each_player(discard(a(hero.at(IN_HAND).that(PRIME))))),
        copies=2, attack=3, vp=3,
    ),
)  # fmt: skip

captain_america_75th.villain_group(
    "Masters of Evil (WWII)",
    captain_america_75th.villain(
        "Black Knight", ambush(captures(1)), fight(savior(ko(a(hero)))), copies=2, attack=4, vp=2
    ),
    captain_america_75th.villain(
        "Executioner",
        ambush(captures(1)), fight(savior(draw())), escape(each_player(ko(a(bystander)))),
        copies=2, attack=6, vp=4,
    ),
    captain_america_75th.villain(
        "Melter (WWII)",
        ambush(captures(1)), fight(savior(judge_top(EACH_PLAYER, KO_THEM))),
        copies=2, attack=5, vp=3,
    ),
    captain_america_75th.villain(
        "Radioactive Man",
        ambush(captures(1)),
        fight(let(EACH_WHO_IS_NO_SAVIOR, gain_wounds())),
        escape(let(EACH_WHO_IS_NO_SAVIOR, gain_wounds())),
        copies=2, attack=5, vp=3,
    ),
    id="masters-of-evil-wwii",
)  # fmt: skip
