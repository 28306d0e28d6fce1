"""Captain America 75th Anniversary: so far the war that comes into one country after the other."""

from longbox.games.legendary.vocabulary import *

from .box import captain_america_75th

captain_america_75th.scheme(
    "Change the Outcome of WWII",
    at_twist(
        withdraws(each(villain)),
        next_time(when(ESCAPE, by=any_villain), UNTIL_NEXT_TWIST, put_latest_twist_beside_scheme()),
    ),
    at_twist(city_has(4), first=1, last=1),
    at_twist(city_has(3), first=2, last=2),
    at_twist(city_has(6), first=3, last=3),
    at_twist(city_has(3), first=4, last=4),
    at_twist(city_has(5), first=5, last=5),
    at_twist(city_has(2), first=6, last=6),
    at_twist(city_has(1), first=7, last=7),
    at_twist(play_villain_cards(2)),
    evil_wins(gathered(3, twist)),
    twists=7,
    extra_villains=1,
)
