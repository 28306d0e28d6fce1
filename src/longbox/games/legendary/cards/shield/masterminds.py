"""S.H.I.E.L.D.: Masterminds that adapt."""

from longbox.games.legendary.vocabulary import *

from .box import shield

WOUND_OR_VILLAIN = ko_or(won_villain.that(OF_HYDRA), gain_wounds())
FIGHTER_IN_HAND = hero.at(IN_HAND).that(with_points("attack"))

shield.adapting_mastermind(
    "HYDRA High Council",
    id="hydra-high-council",
    leads="HYDRA Elite",
    vp=6,
    tactics=(
        shield.tactic(
            "Red Skull",
            static(THIS, attack=per(TWO_HYDRA_LEVELS)),
            master_strike(each_player(ko(a(hero.that(WITH_A_CLASS)))), adapt()),
            fight(ko(a(hero.that(GREY))), adapt()),
            attack=7,
        ),
        shield.tactic(
            "Viper",
            static(THIS, attack=per(villain.that(OF_HYDRA))),
            master_strike(if_(there_is(villain.that(OF_HYDRA)), each_player(gain_wounds())), adapt()),
            fight(discard(any_number(card)), draw(AS_MANY), adapt()),
            attack=9,
        ),
        shield.tactic(
            "Arnim Zola",
            static(THIS, attack=ATTACK_IN_HQ),
            master_strike(each_player(discard(exactly(2, FIGHTER_IN_HAND))), adapt()),
            fight(may(gain(a(hero_in_hq.that(with_points("attack"))))), adapt()),
            attack=6,
        ),
        shield.tactic(
            "Baron Helmut Zemo",
            stronger(per(won_villain, -1)),
            master_strike(each_player(WOUND_OR_VILLAIN), adapt()),
            fight(each_other_player(WOUND_OR_VILLAIN), adapt()),
            attack=16,
        ),
    ),
)

shield.adapting_mastermind(
    "HYDRA Super-Adaptoid",
    leads="A.I.M., HYDRA Offshoot",
    vp=6,
    tactics=(
        shield.tactic(
            "Black Widow's Bite",
            master_strike(each_player(ko_or(bystander, gain_wounds(), 2)), adapt()),
            fight(rescue(per(your(COVERT))), adapt()),
            attack=8,
        ),
        shield.tactic(
            "Captain America's Shield",
            master_strike(each_player(reveal_or(your(INSTINCT), do(discard(each(card)), draw(4)))), adapt()),
            fight(get(recruit=per(COLOUR)), adapt()),
            attack=10,
        ),
        shield.tactic(
            "Iron Man's Armor",
            master_strike(each_player(reveal_or(your(TECH), discard(exactly(all_but(3, card), card)))), adapt()),
            fight(draw(per(your(TECH))), adapt()),
            attack=12,
        ),
        shield.tactic(
            "Thor's Hammer",
            master_strike(each_player(reveal_or(your(RANGED), gain_wounds())), adapt()),
            fight(ko(exactly(per(your(STRENGTH)), hero)), adapt()),
            attack=14,
        ),
    ),
)
