"""Dark City: Villains and Henchmen that can be bribed, Horsemen, and Marauders with their captives."""

from longbox.games.legendary.vocabulary import *

from .box import dark_city

KO_A_RECRUITER = ko(a(your_hero_with("recruit")))
KO_A_FIGHTER = ko(a(your_hero_with("attack")))

dark_city.villain_group(
    "Streets of New York",
    dark_city.villain("Bullseye", fight(KO_A_RECRUITER, KO_A_FIGHTER), copies=2, attack=6, vp=4),
    dark_city.villain("Hammerhead", BRIBE, fight(KO_A_RECRUITER), copies=2, attack=5, vp=2),
    dark_city.villain(
        "Jigsaw",
        ambush(each_player(do(discard(exactly(3, card)), draw(2)))),
        BRIBE,
        copies=2, attack=11, vp=5,
    ),
    dark_city.villain(
        "Tombstone",
        BRIBE,
        escape(each_player(reveal_or(your(STRENGTH), gain_wounds()))),
        copies=2, attack=8, vp=4,
    ),
)  # fmt: skip

dark_city.henchmen("Maggia Goons", BRIBE, fight(ko(a(hero))), attack=4)

DEAR = costing(1)
LOSE_A_DEAR_HERO = do(show(YOUR_HAND), ko(a(hero.that(DEAR))))
SHOW_INSTINCT_OR_DISCARD = reveal_or(your(INSTINCT), discard(a(card)))
DISCARD_DEAR_TOPS = do(reveal(top(DECK, 3)), discard(each(THOSE.that(DEAR))), put_back(THOSE.rest))
SHOW_INSTINCT_OR_BE_WOUNDED = reveal_or(your(INSTINCT), gain_wounds())

dark_city.villain_group(
    "Four Horsemen",
    dark_city.villain(
        "Death",
        fight(each_other_player(LOSE_A_DEAR_HERO)), escape(each_player(LOSE_A_DEAR_HERO)),
        copies=2, attack=7, vp=5,
    ),
    dark_city.villain(
        "Famine",
        fight(each_other_player(SHOW_INSTINCT_OR_DISCARD)), escape(each_player(SHOW_INSTINCT_OR_DISCARD)),
        copies=2, attack=4, vp=2,
    ),
    dark_city.villain(
        "Pestilence",
        fight(each_other_player(DISCARD_DEAR_TOPS)), escape(each_player(DISCARD_DEAR_TOPS)),
        copies=2, attack=5, vp=3,
    ),
    dark_city.villain(
        "War",
        fight(each_other_player(SHOW_INSTINCT_OR_BE_WOUNDED)), escape(each_player(SHOW_INSTINCT_OR_BE_WOUNDED)),
        copies=2, attack=6, vp=4,
    ),
)  # fmt: skip

A_CAPTIVE_OF_THIS = CAPTIVE.of(THIS)

dark_city.villain_group(
    "Marauders",
    dark_city.villain(
        "Blockbuster",
        static(THIS, attack=per(A_CAPTIVE_OF_THIS, 2)),
        ambush(if_(there_is(in_space(BANK)), do(captures(1, each(in_space(BANK))), captures(1)))),
        copies=2, attack=4, vp=2,
    ),
    dark_city.villain(
        "Chimera",
        static(THIS, attack=per(A_CAPTIVE_OF_THIS, 3)),
        ambush(
            reveal(top(THE_VILLAIN_DECK, 3)),
            captures_those(each(THOSE.of(any_bystander.that(A_BYSTANDER)))),
            put_back_at_random(THOSE.rest),
        ),
        copies=2, attack=3, vp=3,
    ),
    dark_city.villain(
        "Scalphunter",
        static(THIS, attack=per(A_CAPTIVE_OF_THIS)),
        ambush(each_player(gives_captive(a(bystander)))),
        copies=2, attack=4, vp=2,
    ),
    dark_city.villain(
        "Vertigo",
        fight(each_player(tallied(DISCARD, discard(each(card)), draw(per(DISCARDED_THIS_WAY))))),
        copies=2, attack=5, vp=3,
    ),
)  # fmt: skip
