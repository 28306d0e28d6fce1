"""Secret Wars, Volume 2: Ambitions of a player who is the Mastermind."""

from longbox.games.legendary.vocabulary import *

from .box import secret_wars_2

secret_wars_2.ambition("Hostage Situation", ambition(patrols(STREETS, otherwise=captures(1, each(villain)))), attack=2)
secret_wars_2.ambition(
    "This is a Stickup",
    ambition(
        patrols(BANK, otherwise=each_other_player(show(YOUR_HAND), discard(a(card.that(with_points("recruit"))))))
    ),
    attack=4,
)
secret_wars_2.ambition("Detonate the Bridge", ambition(patrols(BRIDGE, otherwise=each_player(gain_wounds()))), attack=4)
secret_wars_2.ambition(
    "Short Escape Tunnels", ambition(patrols(SEWERS, otherwise=escapes(each(in_space(SEWERS))))), attack=5
)
secret_wars_2.ambition("Crazed Charge", ambition(charges(2, a(villain))), attack=3)
secret_wars_2.ambition(
    "Devastate S.H.I.E.L.D.",
    ambition(each_other_player(show(YOUR_HAND), discard(each(card.that(costing(most=0)))))),
    attack=7,
)
secret_wars_2.ambition("Rack and Ruin", ambition(takes_effect_as_strike(), takes_effect_as_twist()), attack=10)
