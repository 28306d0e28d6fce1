"""Fear Itself: the Plots."""

from longbox.games.legendary.vocabulary import *

from .box import fear_itself

fear_itself.scheme(
    "Fear Itself",
    at_twist(fear_falls(a(hero_in_hq))),
    evil_wins(NO_FEAR),
    twists=10,
    layout=hq_of(8),
)

fear_itself.scheme(
    "The Traitor",
    at_twist(if_(NO_TRAITOR_YET, deal_betrayal()), first=1, last=3),
    on_your_turn(turn_traitor(), each_other_player(gain_those_bindings(each(betrayal_bindings))), given=SECRET_TRAITOR),
    on_your_turn(spend(attack=4), play_villain_cards(1), given=can_spend(attack=4)),
    at_twist(expose_traitor(), lose(), first=8, last=8),
    HAS_TRAITOR,
    twists=dict.fromkeys((2, 3, 4, 5), 8),
    solo=False,
    betrayal=True,
)
