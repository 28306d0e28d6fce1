"""Dark City: so far Heroes who are Versatile, Teleport, or gain by rescues."""

from longbox.games.legendary.vocabulary import *

from .box import dark_city

FIVE_OF_EITHER = either_points(5)
YOU_RESCUE = when(RESCUE, who=YOU, whom=any_bystander)

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
    "Jean Grey", X_MEN,
    dark_city.common("Psychic Search", RANGED, superpower(X_MEN, rescue()), cost=3, attack=2),
    dark_city.common(
        "Read Your Thoughts", COVERT,
        on_play(this_turn_long(on(YOU_RESCUE, get(recruit=EACH_TIME)))),
        cost=5, recruit=3,
    ),
    dark_city.uncommon(
        "Mind Over Matter", COVERT,
        on_play(this_turn_long(on(YOU_RESCUE, draw(EACH_TIME)))),
        cost=6, attack=4,
    ),
    dark_city.rare(
        "Telekinetic Mastery", RANGED,
        on_play(this_turn_long(on(YOU_RESCUE, get(attack=EACH_TIME)))),
        superpower(X_MEN, rescue(per(others_of(X_MEN)))),
        cost=7, attack=5,
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
