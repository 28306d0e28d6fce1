"""Fantastic Four: its Heroes, who focus."""

from longbox.games.legendary.vocabulary import *

from .box import fantastic_four

villain_of_5_or_6 = villain.that(having(ATTACK_NOW, 5, 6))

fantastic_four.hero(
    "Human Torch", FANTASTIC_FOUR_TEAM,
    fantastic_four.common(
        "Call for Backup", INSTINCT,
        on_play(may(ko(a(loose_wound))).then(get(recruit=1))),
        cost=3, recruit=2,
    ),
    fantastic_four.common("Hothead", RANGED, on_play(gain_wounds()), cost=4, attack=4),
    fantastic_four.uncommon("Flame On!", RANGED, focus(6, get(attack=4)), cost=6, attack=4),
    fantastic_four.rare(
        "Nova Flame", RANGED,
        superpower(FANTASTIC_FOUR_TEAM, get(attack=per(villain))),
        cost=8, attack=6,
    ),
)  # fmt: skip

fantastic_four.hero(
    "Invisible Woman", FANTASTIC_FOUR_TEAM,
    fantastic_four.common(
        "Disappearing Act", COVERT,
        focus(2, may(ko(a(loose_card)))),
        cost=4, recruit=2,
    ),
    fantastic_four.common(
        "Four of a Kind", RANGED,
        on_play(if_(there_is(played_before(cost=4)), get(attack=2))),
        cost=4, attack=2,
    ),
    fantastic_four.uncommon("Unseen Rescue", COVERT, focus(2, rescue(), times=4), cost=4, attack=2),
    fantastic_four.rare(
        "Invisible Barrier", COVERT,
        on(
            before(AMBUSH_EFFECT, whom=any_villain), show(THIS), instead(draw(2)),
            forced=False, where=FROM_HAND_OR_PLAYED,
        ),
        cost=7, attack=5,
    ),
)  # fmt: skip

fantastic_four.hero(
    "Mr. Fantastic", FANTASTIC_FOUR_TEAM,
    fantastic_four.common("Twisting Equations", TECH, focus(2, extra_cards()), cost=3, recruit=2),
    fantastic_four.common("Unstable Molecules", TECH, on_play(draw(2)), cost=5),
    fantastic_four.uncommon(
        "One Gigantic Hand", INSTINCT,
        superpower(FANTASTIC_FOUR_TEAM, get(attack=per(card))),
        cost=5, attack=1,
    ),
    fantastic_four.rare(
        "Ultimate Nullifier", TECH,
        on_play(this_turn_long(on(before(FIGHT_EFFECT, whom=enemy_you_fight), cancel(), forced=False))),
        focus(1, get(attack=1, only=the_mastermind)),
        cost=7, attack=4,
    ),
)  # fmt: skip

fantastic_four.hero(
    "Silver Surfer", "",
    fantastic_four.common("Epic Destiny", STRENGTH, focus(6, defeat(a(villain_of_5_or_6))), cost=4, recruit=2),
    fantastic_four.common("Warp Speed", COVERT, focus(2, draw()), cost=3, recruit=2),
    fantastic_four.uncommon("The Power Cosmic", RANGED, focus(9, get(attack=9)), cost=6, attack=0, recruit=3),
    fantastic_four.rare("Energy Surge", RANGED, on_play(get(recruit=RECRUIT_YOU_HAVE)), cost=7),
)  # fmt: skip

fantastic_four.hero(
    "Thing", FANTASTIC_FOUR_TEAM,
    fantastic_four.common(
        "It Started on Yancy Street", INSTINCT, superpower(FANTASTIC_FOUR_TEAM, get(recruit=2)), cost=3, recruit=2
    ),
    fantastic_four.common("Knuckle Sandwich", STRENGTH, focus(3, get(attack=2)), cost=5, attack=0, recruit=3),
    fantastic_four.uncommon(
        "Crime Stopper", STRENGTH,
        on_play(this_turn_long(on(when(DEFEAT, who=YOU, whom=any_villain, manner=where_it_stood(BANK)), rescue()))),
        focus(1, choose(a(villain)), move_villain(adjacent=True)),
        cost=6, attack=4,
    ),
    fantastic_four.rare(
        "It's Clobberin' Time!", STRENGTH,
        superpower(STRENGTH, get(attack=per(played_before(STRENGTH), 3))),
        cost=8, attack=5,
    ),
)  # fmt: skip
