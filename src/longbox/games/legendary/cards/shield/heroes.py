"""S.H.I.E.L.D.: Heroes who go Undercover and rise in its ranks."""

from longbox.games.legendary.vocabulary import *

from .box import shield

AGENT = hero.that(icon(SHIELD))
DISCARDED_AGENT = AGENT.at(IN_DISCARD_PILE)

shield.hero(
    "Deathlok", SHIELD,
    shield.common(
        "Authorize Lethal Force", TECH, on_play(draw(), shield_level(1, get(attack=1))), cost=2, attack=0
    ),
    shield.common(
        "Reanimate Into Service", TECH,
        superpower(TECH, may(send_undercover(a(AGENT.at(IN_DISCARD_PILE, IN_KO_PILE))))),
        cost=4, attack=2,
    ),
    shield.uncommon(
        "Headlok", STRENGTH,
        on_play(shield_level(3, get(attack=3), otherwise=may(send_undercover(a(DISCARDED_AGENT))))),
        cost=5, attack=0, recruit=3,
    ),
    shield.rare(
        "Behind Enemy Lines", COVERT,
        on_play(
            may(send_undercover(a(DISCARDED_AGENT))),
            shield_level(3, get(recruit=RECRUIT_OF_AGENTS)),
        ),
        cost=8, attack=5, recruit=0,
    ),
)  # fmt: skip

shield.hero(
    "Mockingbird", SHIELD,
    shield.common(
        "Take Cover", INSTINCT,
        on_play(look(top(DECK)), may(discard(IT))),
        superpower(INSTINCT, if_(is_a(IT, icon(SHIELD)), may(send_undercover(IT)))),
        cost=3, recruit=2,
    ),
    shield.common("Battle Staves", INSTINCT, on_play(shield_level(2, draw())), cost=4, attack=2),
    shield.uncommon(
        "Spymaster", COVERT,
        on_play(choose_one(send_undercover(a(officer)), get(attack=per(TWO_SHIELD_LEVELS)))),
        cost=5, attack=1,
    ),
    shield.rare(
        "Infinity Formula", TECH,
        on_play(
            draw(),
            repeat(2, send_undercover(a(officer))),
            get(recruit=per(TWO_SHIELD_LEVELS)),
            get(attack=per(TWO_SHIELD_LEVELS)),
        ),
        cost=7, attack=0, recruit=0,
    ),
)  # fmt: skip
