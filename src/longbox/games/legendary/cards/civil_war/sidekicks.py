"""Civil War: so far its Special Sidekicks, pets that are shuffled into the stack of Sidekicks."""

from longbox.games.legendary.cards.making import Box
from longbox.games.legendary.vocabulary import *

civil_war = Box("civil war")

GOES_BACK = OnPlay(return_to_sidekicks())
DRAW_ONE_OF_THREE = do(
    look(top(DECK, 3)),
    draw(a(THOSE)),
    put_back(THOSE.rest),
)

civil_war.special_sidekick("Hairball", COVERT, OnPlay(draw()), GOES_BACK, copies=3, attack=1)
civil_war.special_sidekick("Lockheed", RANGED, Superpower(RANGED, get(attack=1)), GOES_BACK, copies=2, attack=2)
civil_war.special_sidekick("Lockjaw", RANGED, Phasing(), GOES_BACK, copies=2, attack=2)
civil_war.special_sidekick("Ms. Lion", COVERT, OnPlay(rescue()), OnPlay(draw()), GOES_BACK, copies=2)
civil_war.special_sidekick("Redwing", INSTINCT, OnPlay(DRAW_ONE_OF_THREE), GOES_BACK, copies=2)
civil_war.special_sidekick(
    "Throg",
    STRENGTH,
    OnPlay(as_soon_as(made_recruit(6), POINTS, THIS_TURN, get(attack=2))),
    GOES_BACK,
    copies=2,
    attack=0,
    recruit=2,
)
civil_war.special_sidekick("Zabu", INSTINCT, OnPlay(ko(a(loose_card))), GOES_BACK, copies=2)
