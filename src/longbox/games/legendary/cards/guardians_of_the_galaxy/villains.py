"""Guardians of the Galaxy: the Infinity Gems, and the Kree Starforce."""

from longbox.games.legendary.vocabulary import *

from .box import guardians

KREE = of_group("Kree Starforce")

guardians.villain_group(
    "Infinity Gems",
    guardians.villain(
        "Mind Gem",
        ambush(has_shards(per(twist.at(IN_KO_PILE, BESIDE_THE_SCHEME).that(of_kind(TWIST))))),
        WON_AS_ARTIFACT, *artifact(get(recruit=2)),
        copies=1, attack=6, vp=0,
    ),
    guardians.villain(
        "Power Gem",
        ambush(has_shards(per(strike.at(IN_KO_PILE, BESIDE_THE_MASTERMIND)))),
        WON_AS_ARTIFACT, *artifact(get(attack=2)),
        copies=1, attack=7, vp=0,
    ),
    guardians.villain(
        "Reality Gem",
        ambush(has_shards(per(gem_of_evil))),
        WON_AS_ARTIFACT, ARTIFACT,
        on(
            before(PLAYS_VILLAIN_CARD, who=YOU),
            reveal(top(THE_VILLAIN_DECK)),
            if_(not_(is_a(IT, twist_anywhere)), may(put_under_its_pile(IT)).then(gain_shards())),
            forced=False, where=IN_FRONT,
        ),
        copies=2, attack=5, vp=0,
    ),
    guardians.villain(
        "Soul Gem",
        ambush(has_shards(per(villain))),
        WON_AS_ARTIFACT, *artifact(get(attack=value(THIS, SHARDS))),
        on(when(DEFEAT, who=YOU, whom=a_defeated_villain), has_shards(1), where=IN_FRONT),
        copies=1, attack=6, vp=0,
    ),
    guardians.villain(
        "Space Gem",
        ambush(has_shards(per(EMPTY_SPACE))),
        WON_AS_ARTIFACT, *artifact(may(choose(a(villain))).then(move_villain(), gain_shards())),
        copies=2, attack=5, vp=0,
    ),
    guardians.villain(
        "Time Gem",
        ambush(play_another_villain_card(), has_shards(value(IT, PRINTED_POINTS))),
        WON_AS_ARTIFACT, ARTIFACT,
        on_play(another_turn_once()),
        copies=1, attack=6, vp=0,
    ),
)  # fmt: skip

guardians.villain_group(
    "Kree Starforce",
    guardians.villain(
        "Captain Atlas",
        static(THIS, attack=value(the(the_mastermind), SHARDS)),
        escape(each_player(or_else(spend_shards(1), gain_wounds()))),
        copies=1, attack=6, vp=4,
    ),
    guardians.villain("Demon Druid", ambush(has_shards(2, a(villain.that(OTHER)))), copies=1, attack=5, vp=3),
    guardians.villain("Dr. Minerva", ambush(has_shards(1, each(villain.that(KREE)))), copies=1, attack=5, vp=3),
    guardians.villain(
        "Korath the Pursuer",
        ambush(tallied(DRAW, each_player(may(draw())), has_shards(per(DRAWN_THIS_WAY)))),
        escape(if_(HAD_SHARDS, each_player(gain_wounds()))),
        copies=1, attack=5, vp=3,
    ),
    guardians.villain(
        "Ronan the Accuser",
        ambush(accuse(gain_wounds())),
        escape(accuse(gain_wounds())),
        copies=1, attack=7, vp=5,
    ),
    guardians.villain(
        "Shatterax",
        fight(lays_shards(1, each(hero_in_hq))),
        copies=1, attack=5, vp=3,
    ),
    guardians.villain("Supremor", ambush(has_shards(1), has_shards(1, a(the_mastermind))), copies=2, attack=3, vp=2),
)  # fmt: skip
