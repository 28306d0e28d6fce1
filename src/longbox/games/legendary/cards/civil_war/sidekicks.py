"""Civil War: so far its Special Sidekicks, pets that are shuffled into the stack of Sidekicks."""

from __future__ import annotations

from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import A, anything
from longbox.games.legendary.cards.making import CIVIL_WAR, special_sidekick
from longbox.games.legendary.chapters.knocking_out import KnockOut
from longbox.games.legendary.table.abilities import OnPlay, Superpower
from longbox.games.legendary.table.kinds import COVERT, INSTINCT, RANGED, STRENGTH
from longbox.games.legendary.vocabulary.deck import DrawThese, LookAtTop, PutBackInAnyOrder, TheTop
from longbox.games.legendary.vocabulary.keywords.phasing import Phasing
from longbox.games.legendary.vocabulary.lasting import once_you_made_recruit
from longbox.games.legendary.vocabulary.nouns import loose_card
from longbox.games.legendary.vocabulary.sidekicks import ReturnToSidekicks
from longbox.games.legendary.vocabulary.verbs import Draw, Get, Rescue

GOES_BACK = OnPlay(ReturnToSidekicks())
DRAW_ONE_OF_THREE = do(
    LookAtTop(3, openly=False),
    DrawThese(A(TheTop(anything, "one of them"), verb="draw")),
    PutBackInAnyOrder(TheTop(anything, "the others")),
)

special_sidekick("Hairball", COVERT, OnPlay(Draw()), GOES_BACK, copies=3, attack=1, set=CIVIL_WAR)
special_sidekick("Lockheed", RANGED, Superpower(RANGED, Get(attack=1)), GOES_BACK, copies=2, attack=2, set=CIVIL_WAR)
special_sidekick("Lockjaw", RANGED, Phasing(), GOES_BACK, copies=2, attack=2, set=CIVIL_WAR)
special_sidekick("Ms. Lion", COVERT, OnPlay(Rescue()), OnPlay(Draw()), GOES_BACK, copies=2, set=CIVIL_WAR)
special_sidekick("Redwing", INSTINCT, OnPlay(DRAW_ONE_OF_THREE), GOES_BACK, copies=2, set=CIVIL_WAR)
special_sidekick(
    "Throg",
    STRENGTH,
    OnPlay(once_you_made_recruit(6, Get(attack=2))),
    GOES_BACK,
    copies=2,
    attack=0,
    recruit=2,
    set=CIVIL_WAR,
)
special_sidekick("Zabu", INSTINCT, OnPlay(KnockOut(A(loose_card, verb="ko"))), GOES_BACK, copies=2, set=CIVIL_WAR)
