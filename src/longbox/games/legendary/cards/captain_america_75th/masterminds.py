"""Captain America 75th Anniversary: Arnim Zola, and Baron Zemo of the war."""

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

FOUND_BYSTANDERS = THOSE.of(any_bystander.that(A_BYSTANDER))

captain_america_75th.mastermind(
    "Baron Heinrich Zemo",
    static(THIS, attack=9, given=NO_SAVIOR),
    on(
        when(DEFEAT, who=YOU, whom=a_defeated_villain, manner=IN_A_FIGHT),
        may(spend(recruit=2), given=can_spend(recruit=2)).then(rescue()),
    ),
    master_strike(each_player(or_else(ko_if_any(a(bystander)), gain_wounds()))),
    attack=9,
    vp=6,
    leads="Masters of Evil (WWII)",
    tactics=(
        captain_america_75th.tactic("Fallen Idols", fight(let(EACH_OTHER_WHO_IS_NO_SAVIOR, discard(a(card))))),
        captain_america_75th.tactic(
            "Finding Zemo",
            fight(
                reveal(top(THE_VILLAIN_DECK, 5)),
                if_(there_is(FOUND_BYSTANDERS), do(ko(each(FOUND_BYSTANDERS)), each_other_player(gain_wounds()))),
                put_back_at_random(THOSE.rest),
            ),
        ),
        captain_america_75th.tactic("Hatred for the Avengers", fight(rescue(per(your(AVENGERS))))),
        captain_america_75th.tactic(
            "Prisoners of War", fight(each_other_player(reveal_or(your(AVENGERS), give_up(a(bystander)))))
        ),
    ),
)
