"""Noir: the Goblin's carnival, which hides behind witnesses, and the X-Men of that world."""

from longbox.games.legendary.vocabulary import *

from .box import noir

KO_IT = ko(IT)
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

noir.villain_group(
    "X-Men Noir",
    noir.villain(
        'Bobby "Iceman" Drake', fight(investigate(any_card.that(with_points("recruit")))), copies=1, attack=4, vp=2
    ),
    noir.villain(
        "Comrade Rasputin, Steel Wall",
        fight(investigate(any_hero.that(costing(least=0, most=0)), KO_IT)),
        copies=2, attack=5, vp=3,
    ),
    noir.villain(
        'Henry "Beast" McCoy', fight(investigate(any_card.that(icon(TECH, STRENGTH)))), copies=1, attack=5, vp=3
    ),
    noir.villain(
        "Jean Grey Noir",
        fight(next_time(when(NEW_HAND, who=YOU), THIS_TURN, investigate(any_card))),
        copies=1, attack=5, vp=3,
    ),
    noir.villain(
        'Scott "Cyclops" Summers',
        escape(each_player(investigate(any_card.that(costing(least=1)), KO_IT, openly=True))),
        copies=1, attack=6, vp=4,
    ),
    noir.villain(
        "Warden Emma Frost",
        escape(investigate(twist_anywhere, play_those(IT), pile=THE_VILLAIN_DECK, openly=True)),
        copies=1, attack=6, vp=4,
    ),
    noir.villain(
        "Ororo Munroe, Storm-Tossed",
        fight(
            choose(also_a(hero_in_hq)),
            investigate(any_card, choose(IT), pile=THE_HERO_DECK, rest=THOSE.rest.that(NOT_IT)),
            put_on_its_pile(IT),
            ko(FIRST_CHOSEN),
        ),
        copies=1, attack=4, vp=2,
    ),
)  # fmt: skip
