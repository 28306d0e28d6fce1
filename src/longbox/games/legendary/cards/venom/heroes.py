"""Venom: Heroes of the Venomverse, who eat what they defeat."""

from longbox.games.legendary.vocabulary import *

from .box import venom

TWO_VENOMVERSE = (VENOMVERSE, VENOMVERSE)
SORT_THREE = do(reveal(top(DECK, 3)), draw(a(THOSE)), discard(a(THOSE.rest)), ko(a(THOSE.rest)))
DEVOUR = do(ko(a(won_card)), get(attack=6))
STARVE = do(ko(a(loose_card)), get(recruit=6))

venom.hero(
    "Carnage", VENOMVERSE,
    venom.common("Rending Claws", INSTINCT, excessive_violence(draw()), cost=3, attack=2),
    venom.common(
        "Carnivore", STRENGTH, on_play(digest(4, draw(2), indigestion=get(recruit=2))), cost=4, recruit=0
    ),
    venom.uncommon(
        "Gruesome Feast", COVERT, excessive_violence(reveal(top(DECK)), may(ko(IT))), cost=6, attack=3
    ),
    venom.rare(
        "Feast or Famine", COVERT,
        excessive_violence(
            as_often_as_liked(
                reveal(top(DECK)), if_(is_a(IT, costing(0, 0)), ko(IT)), given=is_a(IT, costing(0, 0))
            )
        ),
        cost=8, attack=6,
    ),
)  # fmt: skip

venom.hero(
    "Venom", VENOMVERSE,
    venom.common(
        "Devouring Drool", INSTINCT,
        on_play(digest(3, get(attack=2), indigestion=get(recruit=2), both=with_superpower(INSTINCT))),
        cost=3, attack=0, recruit=0,
    ),
    venom.common("Razor Teeth", STRENGTH, excessive_violence(get(recruit=2)), cost=4, attack=2, recruit=0),
    venom.uncommon(
        "Symbiotic Adaptation", INSTINCT,
        on_play(
            choose_one(
                get(recruit=per(played_before_with(RECRUIT_POINTS))),
                get(attack=per(played_before_with(ATTACK_POINTS))),
            )
        ),
        cost=6, attack=0, recruit=0,
    ),
    venom.rare(
        "Insatiable Hunger", INSTINCT,
        on_play(digest(8, DEVOUR, indigestion=STARVE, both=with_superpower(*TWO_VENOMVERSE))),
        cost=8, attack=0, recruit=0,
    ),
    id="venomverse-venom",
)  # fmt: skip

venom.hero(
    "Venom Rocket", VENOMVERSE,
    venom.common(
        "Hungry for Action", INSTINCT, on_play(digest(3, may(discard(a(card))).then(draw()))), cost=3, attack=2
    ),
    venom.common("Spring the Trap", TECH, on_play(if_(AMBUSHED, get(attack=1))), cost=4, attack=2),
    venom.uncommon("Serious Overkill", RANGED, excessive_violence(may(ko(a(loose_card)))), cost=5, attack=2),
    venom.rare(
        "Ultimate Survivor", TECH,
        on(
            when(STRIKE_COMES, whom=strike_anywhere),
            put_on_deck(THIS), may(gain_into_hand(a(hero_in_hq))),
            forced=False, where=(HAND.name,),
        ),
        cost=7, attack=5,
    ),
)  # fmt: skip

venom.hero(
    "Venomized Dr. Strange", VENOMVERSE,
    venom.common("Cauldron of the Cosmos", RANGED, on_play(digest(2, draw())), cost=2, recruit=1),
    venom.common(
        "See Future Timelines", RANGED,
        superpower(RANGED, reveal(top(DECK)), if_(is_a(IT, costing(0, 0)), do(discard(IT), get(attack=2)))),
        cost=4, attack=2,
    ),
    venom.uncommon(
        "Complete the Grand Ritual", INSTINCT,
        on_play(if_(all_of(there_is(played(cost=4)), there_is(played(cost=2))), get(attack=2))),
        cost=6, attack=4,
    ),
    venom.rare(
        "Crystal of Kadavus", RANGED, on_play(SORT_THREE), superpower(TWO_VENOMVERSE, SORT_THREE), cost=8, attack=4
    ),
)  # fmt: skip
