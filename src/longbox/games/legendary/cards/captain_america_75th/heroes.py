"""Captain America 75th Anniversary: so far two Men Out of Time."""

from longbox.games.legendary.vocabulary import *

from .box import captain_america_75th

hero_in_hand = hero.at(IN_HAND)

captain_america_75th.hero(
    "Winter Soldier", "",
    captain_america_75th.common("Bionic Arm", STRENGTH, superpower(TECH, man_out_of_time), cost=3, attack=2),
    captain_america_75th.common(
        "Sniper Nest", TECH,
        on_play(draw()), superpower(TECH, man_out_of_time),
        cost=4, recruit=1,
    ),
    captain_america_75th.uncommon(
        "KGB Training", COVERT,
        on_play(if_(played_others(7), get(attack=2))),
        cost=5, attack=3,
    ),
    captain_america_75th.rare(
        "2>4", TECH,
        on_play(gains(a(hero_in_hand), MAN_OUT_OF_TIME)),
        superpower(TECH, gains(a_second(hero_in_hand), MAN_OUT_OF_TIME)),
        cost=7, attack=4,
    ),
)  # fmt: skip

captain_america_75th.hero(
    "Captain America 1941", AVENGERS,
    captain_america_75th.common(
        "Devoted Patriot", STRENGTH,
        on_play(draw()), superpower(STRENGTH, man_out_of_time),
        cost=3,
    ),
    captain_america_75th.common(
        "Storm the Beachhead", TECH,
        on_play(get(attack=per(A_CLASS))), MAN_OUT_OF_TIME,
        cost=5, attack=0,
    ),
    captain_america_75th.uncommon(
        "Liberate the Prisoners", COVERT,
        superpower(AVENGERS, rescue()), on_play(savior(draw())),
        cost=6, attack=3,
    ),
    captain_america_75th.rare("Punch Evil in the Face", INSTINCT, on_play(savior(man_out_of_time)), cost=8, attack=5),
)  # fmt: skip
