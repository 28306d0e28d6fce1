"""S.H.I.E.L.D.: its special Officers, who are shuffled into the stack of Officers."""

from longbox.games.legendary.vocabulary import *

from .box import shield

AGENT_IN_HAND = hero.at(IN_HAND).that(icon(SHIELD))
THREE_AGENTS = (SHIELD, SHIELD, SHIELD)

shield.special_officer("Dum Dum Dugan", STRENGTH, on_play(may(send_undercover(THIS))), attack=1)
shield.special_officer("G.W. Bridge", STRENGTH, on_play(may(discard(a(card))).then(draw())))
shield.special_officer("Grant Ward", TECH, on_play(may(send_undercover(THIS)).then(ko(a(AGENT_IN_HAND)))))
shield.special_officer(
    "Leo Fitz & Jemma Simmons",
    TECH,
    on_play(choose_one(get(recruit=2), do(draw(), get(attack=1)))),
    attack=0,
    recruit=0,
)
shield.special_officer("Melinda May", INSTINCT, superpower(THREE_AGENTS, draw()))
shield.special_officer("Sharon Carter", COVERT, on_play(may(send_undercover(THIS)).then(get(recruit=1))))
shield.special_officer(
    "Victoria Hand",
    COVERT,
    superpower(THREE_AGENTS, may(choose_one(send_undercover(THIS), send_undercover(a(AGENT_IN_HAND))))),
)
shield.special_officer(
    '"Yo-Yo" Rodriguez',
    RANGED,
    superpower((SHIELD, SHIELD), may(choose_one(send_undercover(THIS), put_on_deck(THIS)))),
)
