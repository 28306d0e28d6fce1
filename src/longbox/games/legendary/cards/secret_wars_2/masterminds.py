"""Secret Wars, Volume 2: an emperor, a king and two queens."""

from longbox.games.legendary.vocabulary import *

from .box import secret_wars_2

BEYOND_THREE = all_but(3, card)

INFECTED = villain.that(of_group("Spider-Infected"))

secret_wars_2.mastermind(
    "Immortal Emperor Zheng-Zhu",
    circle(7),
    master_strike(each_player(reveal_or(hero.that(costing(7)), discard(exactly(BEYOND_THREE, card))))),
    attack=7,
    leads="K'un-lun",
    tactics=(
        secret_wars_2.tactic(
            "Ultimate Kung-Fu Mastery",
            fight(each_other_player(reveal_or(won_card.that(IN_A_CIRCLE), gain_wounds()))),
        ),
        secret_wars_2.tactic(
            "Emperor's Justice", fight(each_other_player(reveal_or(your(MARVEL_KNIGHTS), gain_wounds())))
        ),
        secret_wars_2.tactic(
            "Humble the Pretenders",
            fight(each_other_player(reveal_or(your(MARVEL_KNIGHTS), discard(a(card.that(costing(most=6))))))),
        ),
        secret_wars_2.tactic("Imperial Edict", fight(put_under_hero_deck(any_number(hero_in_hq)))),
    ),
)

secret_wars_2.mastermind(
    "King Hyperion",
    master_strike(if_(NOT_IN_CITY, walks_into_city(THIS)), charges(3)),
    escape(each_player(gain_wounds()), goes_home(THIS)),
    attack=12,
    vp=6,
    leads="Utopolis",
    tactics=(
        secret_wars_2.tactic("Worshipped by Millions", fight(if_it_is_in_the_city(rescue(6)))),
        secret_wars_2.tactic("Royal Treasury", fight(if_it_is_in_the_city(get(recruit=5)))),
        secret_wars_2.tactic("Monarch of Utopolis", fight(if_it_is_in_the_city(extra_cards(3)))),
        secret_wars_2.tactic("Rule with an Iron Fist", fight(if_it_is_in_the_city(may(defeat(a(villain)))))),
    ),
)

secret_wars_2.mastermind(
    "Shiklah, the Demon Bride",
    master_strike(reveal(top(THE_VILLAIN_DECK, 3)), put_under_at_random(each(THOSE.that(NO_TWIST)))),
    attack=9,
    vp=6,
    leads="Monster Metropolis",
    tactics=(
        secret_wars_2.tactic("Enslavement Beam", fight(fateful_resurrection(rescue(4)))),
        secret_wars_2.tactic(
            "Shiklah's Husband, Deadpool",
            fight(gain_as_hero(THIS)),
            as_hero=secret_wars_2.hero_side(COVERT, on_play(get(attack=per(played(odd=True)))), attack=5),
        ),
        secret_wars_2.tactic("Drain Life", fight(fateful_resurrection(defeat(a(villain))))),
        secret_wars_2.tactic("Infernal Power", fight(fateful_resurrection(draw(2)))),
    ),
)

secret_wars_2.mastermind(
    "Spider-Queen",
    static(THIS, attack=per(bystander.at(IN_THE_ESCAPE_PILE))),
    master_strike(each_player(or_else(put_into_empty_space(won("Spider-Infected")), gain_wounds()))),
    attack=8,
    vp=6,
    leads="Spider-Infected",
    tactics=(
        secret_wars_2.tactic(
            "Sonic Scream",
            fight(
                reveal(top(THE_VILLAIN_DECK, 8)),
                put_into_escape_pile(each(THOSE.of(bystander))),
                put_under_at_random(THOSE.rest),
            ),
        ),
        secret_wars_2.tactic(
            "Infect the Entire City",
            fight(put_into_escape_pile(the(bystander.at(TOP_BYSTANDER))), captures(1, each(INFECTED))),
        ),
        secret_wars_2.tactic("Control Arachnid Genes", fight(may(gain(a(in_hq(SPIDER_FRIENDS)))))),
        secret_wars_2.tactic(
            "Web the Skyscrapers",
            fight(each_other_player(reveal_or(your(SPIDER_FRIENDS), put_into_escape_pile(a(bystander))))),
        ),
    ),
)
