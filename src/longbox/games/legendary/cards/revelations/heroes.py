"""Revelations: Heroes at Hyperspeed, in their Last Stand and with Dark Memories."""

from longbox.games.legendary.vocabulary import *

from .box import revelations

revelations.hero(
    "Captain Marvel, Agent of S.H.I.E.L.D.", SHIELD,
    revelations.common(
        "The Sword of S.H.I.E.L.D.", STRENGTH,
        superpower((SHIELD, SHIELD, SHIELD, SHIELD), draw()),
        cost=3, recruit=2,
    ),
    revelations.common("Radiant Blast", RANGED, on_play(if_(there_is(DRAWN), get(attack=1))), cost=4, attack=2),
    revelations.uncommon(
        "Dominate the Battlefield", RANGED, superpower(RANGED, you_get(LAST_STAND)), cost=6, attack=2
    ),
    revelations.rare(
        "Higher, Further, Faster", STRENGTH,
        on_play(
            if_(
                with_superpower(STRENGTH, STRENGTH),
                do(draw(3), you_get(LAST_STAND)),
                choose_one(draw(3), you_get(LAST_STAND)),
            )
        ),
        cost=7, attack=0,
    ),
)  # fmt: skip

revelations.hero(
    "Quicksilver", AVENGERS,
    revelations.common(
        "Too Fast to See", INSTINCT,
        on_play(
            if_(
                with_superpower(INSTINCT),
                hyperspeed(3, RECRUIT_POINTS, ATTACK_POINTS),
                hyperspeed(3, RECRUIT_POINTS),
            )
        ),
        cost=3, attack=0, recruit=0,
    ),
    revelations.common("Perpetual Motion", STRENGTH, superpower(STRENGTH, hyperspeed(4)), cost=4, attack=2),
    revelations.uncommon(
        "Jittery Impatience", INSTINCT,
        on_play(look(top(DECK)), may(discard(IT))),
        superpower(INSTINCT, if_(is_a(IT, card.at(IN_DISCARD_PILE)), may(ko(IT)))),
        cost=6, attack=2, recruit=2,
    ),
    revelations.rare(
        "Around the World Punch", STRENGTH,
        on_play(
            if_(with_superpower(AVENGERS, AVENGERS, AVENGERS, AVENGERS), put_discard_pile_on_deck()),
            hyperspeed_the_deck(),
        ),
        cost=8, attack=0,
    ),
)  # fmt: skip

revelations.hero(
    "Scarlet Witch", AVENGERS,
    revelations.common(
        "Hex Bolt", RANGED,
        superpower(RANGED, a_player(discard_top(), note_it(IT))), copy_discarded(),
        cost=2, attack=1,
    ),
    revelations.common(
        "Alter Reality", COVERT,
        on_play(reveal(top(DECK)), may(discard(IT))), superpower(COVERT, you_get(DARK_MEMORIES)),
        cost=3, attack=0, recruit=2,
    ),
    revelations.uncommon(
        "Chaos Magic", COVERT, on_play(reveal(top(THE_HERO_DECK)), note_it(IT)), copy_noted(), cost=4
    ),
    revelations.rare(
        "Warp Time and Space", COVERT,
        on_play(reveal(top(THE_HERO_DECK, 3)), gain_into_hand(a(THOSE)), top_or_bottom(THOSE.rest)),
        superpower((AVENGERS, AVENGERS, AVENGERS), you_get(DARK_MEMORIES)),
        cost=7, attack=0,
    ),
)  # fmt: skip

revelations.hero(
    "Speed", AVENGERS,
    revelations.common(
        "Accelerate", INSTINCT,
        on_play(if_(with_superpower(INSTINCT), hyperspeed(6), hyperspeed(2))),
        cost=2, attack=0,
    ),
    revelations.common(
        "Speedy Delivery", INSTINCT,
        on_play(next_time(when(RECRUIT, who=YOU, whom=any_hero), THIS_TURN, put_on_deck(WHOM))),
        cost=4, attack=1, recruit=2,
    ),
    revelations.uncommon(
        "Race to the Rescue", COVERT,
        on_play(choose_class(), reveal(top(DECK)), if_(is_a(IT, OF_CHOSEN_CLASS), draw(IT), top_or_bottom(IT))),
        cost=5, attack=3,
    ),
    revelations.rare(
        "Break the Sound Barrier", COVERT,
        on_play(look(top(DECK, 6)), draw(exactly(2, THOSE)), top_or_bottom(THOSE.rest)),
        superpower(COVERT, hyperspeed(6)),
        cost=8, attack=0,
    ),
)  # fmt: skip
