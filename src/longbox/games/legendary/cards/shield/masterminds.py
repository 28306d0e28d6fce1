"""S.H.I.E.L.D.: Masterminds that adapt."""

from longbox.games.legendary.vocabulary import *

from .box import shield

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
