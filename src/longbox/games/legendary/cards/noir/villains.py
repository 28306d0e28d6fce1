"""Noir: the Goblin's carnival, which hides behind witnesses, and the X-Men of that world."""

from longbox.games.legendary.vocabulary import *

from .box import noir

FREAK_SHOW = villain.that(of_group("Goblin's Freak Show"))

noir.villain_group(
    "Goblin's Freak Show",
    noir.villain(
        "Vulture, Carnival Cannibal",
        ambush(captures_witnesses(2)),
        fight(each_other_player(ko_or(bystander, gain_wounds()))),
        escape(each_player(gain_wounds())),
        copies=2, attack=5, vp=3,
    ),
    noir.villain(
        "The Chameleon",
        ambush(captures_witnesses(1)),
        fight(reveal(top(THE_VILLAIN_DECK)), if_(is_a(IT, a_villain_anywhere), takes_its_place(IT))),
        copies=2, attack=4, vp=2,
    ),
    noir.villain(
        "Kraven, Animal Trainer",
        ambush(captures_witnesses(per(hero_in_hq.that(costing(least=7))))),
        sets(THIS, attack=greatest(hero_in_hq, COST)),
        copies=1, vp=4,
    ),
    noir.villain(
        "Ox",
        ambush(each_other_player(reveal_or(your(STRENGTH), captures_as_witness(at_random(bystander))))),
        copies=1, attack=5, vp=3,
    ),
    noir.villain("Montana", ambush(captures_witnesses(1, each(FREAK_SHOW))), copies=1, attack=4, vp=2),
    noir.villain("Fancy Dan", ambush(captures_witnesses(3)), fight(ko(a(hero))), copies=1, attack=1, vp=2),
)  # fmt: skip
