"""Dark City: so far a Hero who is Versatile, and one who Teleports."""

from longbox.games.legendary.vocabulary import *

from .box import dark_city

FIVE_OF_EITHER = either_points(5)

dark_city.hero(
    "Domino", X_FORCE,
    dark_city.common(
        "Lucky Break", TECH,
        on_play(draw()), superpower(X_FORCE, either_points(1)),
        cost=1, attack=0, recruit=0,
    ),
    dark_city.common("Ready for Anything", INSTINCT, versatile(2), cost=3, attack=0, recruit=0),
    dark_city.uncommon(
        "Specialized Ammunition", TECH,
        on_play(may(discard(a(card))).then(
                if_(is_a(IT, with_points("recruit")), get(recruit=4)),
                if_(is_a(IT, with_points("attack")), get(attack=4)),
            )),
        cost=5, attack=0, recruit=0,
    ),
    dark_city.rare(
        "Against All Odds", COVERT,
        versatile(FIVE_OF_EITHER), superpower(X_FORCE, versatile_gives_both(FIVE_OF_EITHER)),
        cost=7, attack=0, recruit=0,
    ),
)  # fmt: skip

dark_city.hero(
    "Nightcrawler", X_MEN,
    dark_city.common("Bamf!", INSTINCT, TELEPORT, cost=3, recruit=2),
    dark_city.common("Blend Into Shadows", COVERT, TELEPORT, cost=4, attack=2),
    dark_city.uncommon("Swashbuckler", INSTINCT, superpower((COVERT, INSTINCT), get(attack=3)), cost=5, attack=3),
    dark_city.rare(
        "Along for the Ride", COVERT,
        TELEPORT, played_or_used("{Teleport}", teleport(up_to(3, card.that(OTHER)))),
        cost=7, attack=5,
    ),
)  # fmt: skip
