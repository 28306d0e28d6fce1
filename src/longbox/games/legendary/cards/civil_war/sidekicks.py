"""Civil War: so far its Special Sidekicks, pets that are shuffled into the stack of Sidekicks."""

from longbox.games.legendary.cards.making import Box
from longbox.games.legendary.vocabulary import *

civil_war = Box("civil war")

GOES_BACK = OnPlay(ReturnToSidekicks())
DRAW_ONE_OF_THREE = do(
    LookAtTop(3, openly=False),
    DrawThese(A(TheTop(anything, "one of them"), verb="draw")),
    PutBackInAnyOrder(TheTop(anything, "the others")),
)

civil_war.special_sidekick("Hairball", COVERT, OnPlay(Draw()), GOES_BACK, copies=3, attack=1)
civil_war.special_sidekick("Lockheed", RANGED, Superpower(RANGED, Get(attack=1)), GOES_BACK, copies=2, attack=2)
civil_war.special_sidekick("Lockjaw", RANGED, Phasing(), GOES_BACK, copies=2, attack=2)
civil_war.special_sidekick("Ms. Lion", COVERT, OnPlay(Rescue()), OnPlay(Draw()), GOES_BACK, copies=2)
civil_war.special_sidekick("Redwing", INSTINCT, OnPlay(DRAW_ONE_OF_THREE), GOES_BACK, copies=2)
civil_war.special_sidekick(
    "Throg",
    STRENGTH,
    OnPlay(once_you_made_recruit(6, Get(attack=2))),
    GOES_BACK,
    copies=2,
    attack=0,
    recruit=2,
)
civil_war.special_sidekick("Zabu", INSTINCT, OnPlay(KnockOut(A(loose_card, verb="ko"))), GOES_BACK, copies=2)
