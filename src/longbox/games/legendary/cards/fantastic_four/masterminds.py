"""Fantastic Four: Galactus, who devours the city, and Mole Man, who lets his monsters out of it."""

from longbox.games.legendary.vocabulary import *

from .box import fantastic_four

SHOW_THAT_CLASS = lay_open(any_number(hero.that(OF_CHOSEN_CLASS)))

SUBTERRANEAN = of_group("Subterranea", led=True)
MONSTER = villain.that(SUBTERRANEAN)

fantastic_four.mastermind(
    "Galactus",
    EVERY_COSMIC_THREAT,
    mastermind_wins(CITY_IS_DESTROYED),
    master_strike(devours_a_space()),
    attack=20,
    vp=7,
    leads="Heralds of Galactus",
    tactics=(
        fantastic_four.tactic(
            "Cosmic Entity", fight(choose_class(), each_player(SHOW_THAT_CLASS, draw(per(REVEALED))))
        ),
        fantastic_four.tactic(
            "Force of Eternity",
            fight(extra_cards(6), next_time(when(NEW_HAND, who=YOU), THIS_TURN, discard(exactly(6, card)))),
        ),
        fantastic_four.tactic(
            "Panicked Mobs", fight(choose_class(), each_player(SHOW_THAT_CLASS, rescue(per(REVEALED))))
        ),
        fantastic_four.tactic(
            "Sunder the Earth",
            fight(each_other_player(ko(each(hero.at(IN_DISCARD_PILE).that(NAMED_LIKE_ONE_IN_HQ))))),
        ),
    ),
)

fantastic_four.mastermind(
    "Mole Man",
    static(THIS, attack=per(villain.at(IN_THE_ESCAPE_PILE).that(SUBTERRANEAN))),
    master_strike(if_(there_is(MONSTER), do(escapes(each(MONSTER)), each_player(gain_wounds())))),
    attack=7,
    vp=6,
    leads="Subterranea",
    tactics=(
        fantastic_four.tactic(
            "Dig to Freedom", fight(each_other_player(put_into_escape_pile(a(won_led("Subterranea")))))
        ),
        fantastic_four.tactic(
            "Master of Monsters",
            fight(
                if_(
                    NOT_THE_LAST_TACTIC,
                    do(
                        reveal(top(THE_VILLAIN_DECK, 6)),
                        play_those(each(THOSE.of(any_villain.that(SUBTERRANEAN)))),
                        put_under_at_random(THOSE.rest),
                    ),
                )
            ),
        ),
        fantastic_four.tactic("Secret Tunnel", fight(get(attack=6, only=in_space(STREETS)))),
        fantastic_four.tactic("Underground Riches", fight(get(recruit=6, only=hero_under(STREETS)))),
    ),
)
