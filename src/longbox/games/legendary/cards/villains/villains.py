"""Villains: its Adversaries and Backup Adversaries, who are Villains and Henchmen among heroes."""

from longbox.games.legendary.vocabulary import *

from .box import villains

DISCARD_A_CARD = discard(a(card))
KO_A_HERO = ko(a(hero))
KO_ANOTHER = ko(a(hero.that(OTHER)))
REVEAL_TOP = reveal(top(DECK))
IS_WORTH_SOMETHING = is_a(IT, costing(least=1))
BIND_EACH = each_player(gain_bindings())
ANALYSED = each_player(colours_or(gain_bindings()))
DEMOLISHED_TWICE = repeat(2, DEMOLISH)
OUTSHONE = each_player(reveal_or(your(TECH), gain_bindings()))
STRUCK_BY_THUNDER = ko(each(hero_in_hq.that(costing(least=7))))
DEFENDED = if_(there_is(villain.that(OTHER, of_group("Defenders"))), BIND_EACH)

villains.villain_group(
    "Avengers",
    villains.villain("Ant-Man", elusive(4), copies=2, attack=3, vp=2),
    villains.villain(
        "Captain America",
        static(THIS, attack=per(COLOUR_IN_HQ)), ambush(ANALYSED), fight(ANALYSED), escape(DEMOLISH),
        copies=1, attack=4, vp=5,
    ),
    villains.villain(
        "Hulk",
        ambush(DEMOLISHED_TWICE), fight(DEMOLISHED_TWICE), escape(DEMOLISHED_TWICE),
        copies=1, attack=8, vp=6,
    ),
    villains.villain("Iron Man", ambush(OUTSHONE), fight(OUTSHONE), escape(DEMOLISH), copies=1, attack=7, vp=5),
    villains.villain(
        "Thor",
        ambush(STRUCK_BY_THUNDER), fight(STRUCK_BY_THUNDER), escape(DEMOLISH),
        copies=1, attack=7, vp=5,
    ),
    villains.villain("Wasp", elusive(7), copies=2, attack=1, vp=4),
)  # fmt: skip

villains.villain_group(
    "Defenders",
    villains.villain(
        "Daredevil",
        fight(next_time(when(RECRUIT, who=YOU, whom=any_hero), THIS_TURN, put_on_deck(WHOM))),
        escape(each_player(REVEAL_TOP, if_(IS_WORTH_SOMETHING, discard(IT)))),
        copies=2, attack=5, vp=3,
    ),
    villains.villain("Iron Fist", fight_only_if(THREE_COSTS), copies=2, attack=3, vp=2),
    villains.villain(
        "Namor, the Sub-Mariner",
        ambush(DEFENDED), fight(DEFENDED), escape(DEFENDED),
        copies=2, attack=6, vp=4,
    ),
    villains.villain("Luke Cage", fight(judge_top(EACH_PLAYER, DISCARD_THEM, 3)), copies=2, attack=4, vp=2),
)  # fmt: skip

villains.villain_group(
    "Marvel Knights",
    villains.villain("Black Panther", fight(each_player(draw())), copies=2, attack=4, vp=2),
    villains.villain("Elektra", fight(KO_A_HERO, ko(a(loose_bindings))), copies=2, attack=4, vp=2),
    villains.villain(
        "Punisher",
        fight(REVEAL_TOP, if_(is_a(IT, costing(0, 0)), ko(IT))),
        escape(each_player(REVEAL_TOP, if_(IS_WORTH_SOMETHING, ko(IT)))),
        copies=2, attack=6, vp=4,
    ),
    villains.villain(
        "Ghost Rider",
        fight(may(ko(a(won_villain.that(OTHER)))).then(get(recruit=3))),
        escape(each_player(or_suffer(ko(a(won_villain)), gain_bindings()))),
        copies=2, attack=5, vp=3,
    ),
)  # fmt: skip

villains.villain_group(
    "Spider Friends",
    villains.villain(
        "Black Cat", elusive(6), fight(judge_top(EACH_PLAYER, DISCARD_THEM)), copies=2, attack=2, vp=2
    ),
    villains.villain(
        "Firestar",
        fight(REVEAL_TOP, if_(is_a(IT, with_points("recruit")), ko(IT))),
        escape(each_player(REVEAL_TOP, if_(is_a(IT, with_points("attack")), ko(IT)))),
        copies=2, attack=5, vp=3,
    ),
    villains.villain(
        "Moon Knight", fight(KO_A_HERO, if_(fought_in(ROOFTOPS), KO_ANOTHER)), copies=2, attack=4, vp=2
    ),
    villains.villain(
        "Spider-Man",
        fight(
            reveal(top(THE_VILLAIN_DECK)),
            if_(is_a(IT, having(PRINTED_POINTS, most=2)), do(play_those(IT), put_on_villain_deck(THIS))),
        ),
        escape(BIND_EACH),
        copies=2, attack=2, vp=3,
    ),
)  # fmt: skip

villains.villain_group(
    "Uncanny Avengers",
    villains.villain(
        "Havok",
        X_TREME_ATTACK,
        ambush(each_player(reveal_or(your(RANGED), do(discard(exactly(2, card)), draw())))),
        copies=2, attack=4, vp=2,
    ),
    villains.villain(
        "Rogue", X_TREME_ATTACK, fight(copy_tops(EACH_OTHER_PLAYER, one=True)), copies=2, attack=4, vp=2
    ),
    villains.villain(
        "Scarlet Witch",
        fight(reveal(top(DECK, 3)), put_into_hand(each(THOSE.that(ODD_COST))), discard(THOSE.rest)),
        copies=2, attack=5, vp=3,
    ),
    villains.villain(
        "Wolverine",
        X_TREME_ATTACK,
        stronger(per(DRAWN)),
        escape(
            each_player(reveal_or(your(INSTINCT), gain_bindings())),
            put_on_villain_deck(THIS),
            shuffle_villain_deck(),
        ),
        copies=2, attack=7, vp=5,
    ),
)  # fmt: skip

villains.villain_group(
    "Uncanny X-Men",
    villains.villain(
        "Colossus",
        X_TREME_ATTACK,
        fight(or_suffer(ko(a(loose_bindings)), each_other_player(gain_bindings()))),
        copies=2, attack=5, vp=3,
    ),
    villains.villain("Nightcrawler", X_TREME_ATTACK, fight(keep(a(hero.at(PLAYED_BY_YOU)))), copies=2, attack=4, vp=2),
    villains.villain("Shadowcat", X_TREME_ATTACK, elusive(5), copies=2, attack=2, vp=2),
    villains.villain(
        "Storm",
        X_TREME_ATTACK,
        ambush(moves_to(THIS, ROOFTOPS)),
        fight(if_(fought_in(ROOFTOPS), each_other_player(gain_bindings()))),
        copies=2, attack=4, vp=2,
    ),
)  # fmt: skip

villains.villain_group(
    "X-Men First Class",
    villains.villain("Angel", X_TREME_ATTACK, fight(draw(2), DISCARD_A_CARD), copies=2, attack=4, vp=2),
    villains.villain("Iceman", X_TREME_ATTACK, fight(draw(per(played(RANGED)))), copies=2, attack=5, vp=3),
    villains.villain(
        "Jean Grey",
        X_TREME_ATTACK,
        ambush(captures(per(x_treme_villain))),
        fight(get(recruit=per(RESCUED))),
        copies=1, attack=6, vp=4,
    ),
    villains.villain(
        "Beast",
        X_TREME_ATTACK,
        fight(KO_A_HERO, if_(there_is(x_treme_villain), KO_ANOTHER)),
        copies=2, attack=5, vp=3,
    ),
    villains.villain(
        "Cyclops",
        X_TREME_ATTACK,
        to_fight(DISCARD_A_CARD, given=there_is(card)),
        escape(each_player(reveal_or(your(BROTHERHOOD), DISCARD_A_CARD))),
        copies=1, attack=6, vp=4,
    ),
)  # fmt: skip

villains.henchmen("Asgardian Warriors", fight(draw()))
villains.henchmen("Cops", fight(gain_new_recruits()))
villains.henchmen("Multiple Man", fight(ko(exactly(per(other_won("Multiple Man")), hero))))
villains.henchmen("S.H.I.E.L.D. Assault Squad", fight(discard_top(), ko(a(hero.at(IN_DISCARD_PILE)))))
