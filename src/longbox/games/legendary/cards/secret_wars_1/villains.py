"""Secret Wars, Volume 1: Villains who rise from the dead, ascend to Masterminds, or join whoever defeats them."""

from longbox.games.legendary.vocabulary import *

from .box import secret_wars_1

JOINS = fight(gain_as_hero(THIS))
RISES = ambush(RISE_OF_THE_LIVING_DEAD)
KO_A_HERO = fight(ko(a(hero)))
RAMPAGE_OF_WOLVERINE = escape(rampage(WOLVERINE))
BEYOND_FOUR = all_but(4, card)
NON_GREY_HERO = hero.that(WITH_A_CLASS)

secret_wars_1.villain_group(
    "The Deadlands",
    secret_wars_1.villain(
        "Zombie Baron Zemo", RISES, fight(rescue(per(your(AVENGERS)))), copies=1, attack=6, vp=4
    ),
    secret_wars_1.villain(
        "Zombie Loki",
        RISES, escape(ascends(THIS, master_strike(each_player(reveal_or(your(STRENGTH), gain_wounds()))))),
        copies=1, attack=8, vp=6,
    ),
    secret_wars_1.villain(
        "Zombie Madame Hydra", RISES, fight(ko(a(hero.that(icon(SHIELD, HYDRA))))), copies=1, attack=4, vp=2
    ),
    secret_wars_1.villain(
        "Zombie Mr. Sinister",
        RISES,
        escape(
            ascends(
                THIS,
                master_strike(
                    captures(1),
                    let(
                        EACH_PLAYER.that(there_are(6, card)),
                        reveal_or(your(COVERT), discard(exactly(per(CAPTIVE.of(THIS)), card))),
                    ),
                ),
            )
        ),
        copies=1, attack=7, vp=5,
    ),
    secret_wars_1.villain(
        "Zombie M.O.D.O.K.", RISES, fight(ko(a(your_hero_with("recruit")))), copies=1, attack=5, vp=3
    ),
    secret_wars_1.villain(
        "Zombie Mysterio",
        RISES, escape(becomes_tactic()),
        copies=1, attack=6, vp=6,
        as_tactic=(fight(draw(2)),),
    ),
    secret_wars_1.villain(
        "Zombie Thanos",
        RISES, escape(ascends(THIS, master_strike(each_player(reveal(YOUR_HAND), ko(a(NON_GREY_HERO)))))),
        copies=1, attack=9, vp=6,
    ),
    secret_wars_1.villain(
        "Zombie Venom",
        RISES, fight_only_if(there_is(your(COVERT))), escape(each_player(gain_wounds())),
        copies=1, attack=5, vp=3,
    ),
)  # fmt: skip

secret_wars_1.villain_group(
    "Domain of Apocalypse",
    secret_wars_1.villain(
        "Apocalyptic Blink",
        fight(reveal(top(DECK)), choose_one(draw(IT), teleport(IT))),
        copies=3, attack=5, vp=3,
    ),
    secret_wars_1.villain(
        "Apocalyptic Magneto",
        fight(gain(a(in_hq(X_MEN)))),
        escape(ascends(THIS, master_strike(each_player(reveal_or(your(X_MEN), discard(exactly(BEYOND_FOUR, card))))))),
        copies=1, attack=8, vp=6,
    ),
    secret_wars_1.villain(
        "Apocalyptic Rogue",
        fight(reveal(top(THE_HERO_DECK)), a_player(gain(IT))),
        escape(
            reveal(top(THE_HERO_DECK)),
            each_player(show(YOUR_HAND), discard(a(card.that(OF_ITS_CLASS)))),
        ),
        copies=2, attack=6, vp=4,
    ),
    secret_wars_1.villain("Apocalyptic Weapon X", KO_A_HERO, RAMPAGE_OF_WOLVERINE, copies=2, attack=7, vp=5),
)  # fmt: skip

secret_wars_1.villain_group(
    "Limbo",
    secret_wars_1.villain(
        "Inferno Colossus", ambush(captures(1, a(the_mastermind))), KO_A_HERO, copies=2, attack=5, vp=3
    ),
    secret_wars_1.villain(
        "Inferno Cyclops",
        ambush(captures(1)), escape(captures_the_carried(a(the_mastermind))),
        copies=2, attack=6, vp=4,
    ),
    secret_wars_1.villain(
        "Inferno Darkchilde",
        fight(reveal(top(DECK)), choose_one(ko(IT), teleport(IT))), escape(each_player(teleport(at_random(card)))),
        copies=2, attack=5, vp=3,
    ),
    secret_wars_1.villain(
        "Inferno Nightcrawler",
        fight(gains(up_to(2, card.that(with_points("recruit"))), TELEPORT)),
        copies=2, attack=4, vp=2,
    ),
)  # fmt: skip

secret_wars_1.villain_group(
    "Manhattan (Earth-1610)",
    secret_wars_1.villain(
        "Ultimate Captain America",
        JOINS,
        copies=2, attack=6, vp=0,
        as_hero=secret_wars_1.hero_side(STRENGTH, on_play(get(attack=per(COLOUR))), attack=0),
    ),
    secret_wars_1.villain(
        "Ultimate Captain Marvel",
        JOINS,
        copies=2, attack=4, vp=0,
        as_hero=secret_wars_1.hero_side(RANGED, TELEPORT, recruit=2),
    ),
    secret_wars_1.villain(
        "Ultimate Thor",
        JOINS, escape(rampage(THOR)),
        copies=2, attack=7, vp=0,
        as_hero=secret_wars_1.hero_side(RANGED, superpower(RANGED, get(attack=3)), attack=3),
    ),
    secret_wars_1.villain(
        "Ultimate Wasp",
        JOINS,
        copies=2, attack=5, vp=0,
        as_hero=secret_wars_1.hero_side(COVERT, superpower(COVERT, get(attack=2)), attack=2),
    ),
)  # fmt: skip

secret_wars_1.villain_group(
    "Sentinel Territories",
    secret_wars_1.villain("Colossus of Future Past", fight(no_villain_card_next_turn()), copies=2, attack=5, vp=3),
    secret_wars_1.villain(
        "Kate Pryde of Future Past",
        fight(get(recruit=1), next_turn(let(THE_ACTIVE_PLAYER, get(recruit=1)))),
        copies=2, attack=4, vp=2,
    ),
    secret_wars_1.villain(
        "Rachel Summers of Future Past",
        fight(next_turn(this_turn_long(static(enemy, attack=-1)))), escape(this_turn_long(static(enemy, attack=1))),
        copies=2, attack=6, vp=4,
    ),
    secret_wars_1.villain(
        "Wolverine of Future Past",
        fight(next_turn(draw(), let(THE_ACTIVE_PLAYER, draw()))), RAMPAGE_OF_WOLVERINE,
        copies=2, attack=7, vp=5,
    ),
)  # fmt: skip

secret_wars_1.villain_group(
    "Wasteland",
    secret_wars_1.villain("The Hulk Gang", fight(rampage(HULK)), escape(rampage(HULK)), copies=3, attack=5, vp=3),
    secret_wars_1.villain(
        "Wasteland Kingpin",
        BRIBE,
        escape(ascends(THIS, master_strike(each_player(reveal_or(your(INSTINCT), do(discard(each(card)), draw(5))))))),
        copies=1, attack=11, vp=6,
    ),
    secret_wars_1.villain(
        "Wasteland Hawkeye",
        ambush(captures(1)), fight(choose_one(each_other_player(draw()), each_other_player(discard(a(card))))),
        copies=2, attack=6, vp=4,
    ),
    secret_wars_1.villain(
        "Wasteland Spider-Girl",
        fight(reveal(top(DECK)), if_(is_a(IT, costing(most=2)), ko(IT))),
        copies=2, attack=4, vp=2,
    ),
)  # fmt: skip

secret_wars_1.henchmen("Ghost Racers", RISES, fight(reveal_or(your(COVERT), ko(a(your_hero_with("attack"))))), attack=3)
secret_wars_1.henchmen(
    "M.O.D.O.K.s",
    fight(ko(a(hero.at(IN_DISCARD_PILE, IN_HQ))), if_(is_a(IT, with_points("recruit")), get(recruit=1))),
)
secret_wars_1.henchmen(
    "Thor Corps",
    JOINS,
    vp=0,
    as_hero=secret_wars_1.hero_side(
        (STRENGTH, RANGED), superpower((STRENGTH, RANGED), get(recruit=1)), team=AVENGERS, recruit=2
    ),
)
