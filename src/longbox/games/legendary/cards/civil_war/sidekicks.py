"""Civil War: so far its Special Sidekicks, pets that are shuffled into the stack of Sidekicks."""

from longbox.games.legendary.vocabulary import *

from .box import civil_war

GOES_BACK = on_play(return_to_sidekicks())
DRAW_ONE_OF_THREE = do(
    look(top(DECK, 3)),
    draw(a(THOSE)),
    put_back(THOSE.rest),
)

civil_war.special_sidekick("Hairball", COVERT, on_play(draw()), GOES_BACK, copies=3, attack=1)
civil_war.special_sidekick("Lockheed", RANGED, superpower(RANGED, get(attack=1)), GOES_BACK, copies=2, attack=2)
civil_war.special_sidekick("Lockjaw", RANGED, PHASING, GOES_BACK, copies=2, attack=2)
civil_war.special_sidekick("Ms. Lion", COVERT, on_play(rescue()), on_play(draw()), GOES_BACK, copies=2)
civil_war.special_sidekick("Redwing", INSTINCT, on_play(DRAW_ONE_OF_THREE), GOES_BACK, copies=2)
civil_war.special_sidekick(
    "Throg",
    STRENGTH,
    on_play(as_soon_as(made_recruit(6), POINTS, THIS_TURN, get(attack=2))),
    GOES_BACK,
    copies=2,
    attack=0,
    recruit=2,
)
civil_war.special_sidekick("Zabu", INSTINCT, on_play(ko(a(loose_card))), GOES_BACK, copies=2)
