"""Captain America 75th Anniversary: so far Arnim Zola."""

from longbox.games.legendary.vocabulary import *

from .box import captain_america_75th

WEAK = having(PRINTED_ATTACK, most=1)

captain_america_75th.mastermind(
    "Arnim Zola",
    ULTIMATE_ABOMINATION,
    master_strike(
        for_each(
            hero_in_hq.that(WEAK),
            do(put_under_hero_deck(EACH_ONE), each_player(discard(a(card.that(alike(COST, EACH_ONE)))))),
        )
    ),
    attack=6,
    vp=6,
    leads="Zola's Creations",
    tactics=(
        captain_america_75th.tactic("Dominate the Weak", fight(a_player(gain(a(hero_in_hq.that(WEAK)))))),
        captain_america_75th.tactic(
            "Computer-Uploaded Genius", fight(each_other_player(reveal_or(your(TECH), discard(a(card)))))
        ),
        captain_america_75th.tactic(
            "Pet Projects", fight(each_other_player(reveal_or(won_led("Zola's Creations"), gain_wounds())))
        ),
        captain_america_75th.tactic("Crush Pacifist Resistance", fight(ko(up_to(2, hero.that(WEAK))))),
    ),
)
