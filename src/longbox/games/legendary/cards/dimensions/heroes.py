"""Dimensions: so far a Hero with a Switcheroo, who Investigates."""

from longbox.games.legendary.vocabulary import *

from .box import dimensions

dimensions.hero(
    "Jessica Jones", MARVEL_KNIGHTS,
    dimensions.common("Alter Ego", STRENGTH, switcheroo(4), cost=3, attack=2),
    dimensions.common(
        "Alias Investigations", COVERT,
        switcheroo(5), on_play(investigate(any_card.that(with_points("attack")))),
        cost=4, attack=1,
    ),
    dimensions.uncommon(
        "Crack the Case", STRENGTH,
        switcheroo(6),
        on_play(investigate(any_card.that(with_points("recruit")), may(choose_one(draw_found(), ko(IT))))),
        cost=5, recruit=3,
    ),
    dimensions.rare(
        "Uncover Hidden Evil", COVERT,
        superpower(COVERT, investigate(a_villain_anywhere, may(win(IT)), pile=THE_VILLAIN_DECK)),
        cost=7, attack=4,
    ),
)  # fmt: skip
