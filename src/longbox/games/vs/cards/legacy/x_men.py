"""Legacy: the X-Men."""

from longbox.games.vs.vocabulary import *

from .box import BOX

x_men = BOX.of(X_MEN)

BATTLE_TACTICS = main_power("Battle Tactics", SKILL, change_row(a(any_own)))
somebody_else = character.that(SUPPORTING, not_named("Cyclops", "Havok"))
x_men.main(
    x_men.level(
        "Cyclops", 1, 2, 5, 5,
        RANGED,
        LEADER,
        BATTLE_TACTICS,
        level_up("Homo Superior", 5, moments.supporting_appears(X_MEN), gain_xp()),
    ),
    x_men.level(
        "Cyclops", 2, 5, 8, 5,
        RANGED,
        LEADER,
        BATTLE_TACTICS,
        main_power("Optic Blast", (ENERGY, ENERGY), stun(a(somebody_else.that(UNPROTECTED)))),
    ),
)  # fmt: skip

SNIKT = BOX.printed("Wolverine", "SNIKT!")
x_men.more_levels(
    "Wolverine",
    x_men.level(
        "Wolverine", 2, 6, 8, 5,
        SNIKT,
        level_up("What He Does Isn't Very Nice", 2, moments.stuns_a_defender_alone, gain_xp()),
        version="legacy",
    ),
    x_men.level(
        "Wolverine", 3, 9, 8, 6,
        SNIKT,
        main_power("Kill-Frenzy", MIGHT, leaves(on(moments.stuns_a_defender_alone, ready(THIS)), THIS_TURN)),
        version="legacy",
    ),
)  # fmt: skip

x_men.supporting(
    "Shadowcat", 1, 1, 3, 1,
    super_power(
        "Intangible Escape", COMBAT, ENERGY,
        put_next_to(a(your_combatant)), if_(HAS_APPEARED, cancel_combat()),
        any_turn=True, any_combat=True, where=("hand",),
    ),
)  # fmt: skip
x_men.supporting(
    "Bishop", 2, 2, 2, 2,
    RANGED,
    on(moments.you_use(ENERGY), put_plus(2, THIS), label="Energy Transference"),
    id="legacy-bishop",
)  # fmt: skip
x_men.supporting(
    "Psylocke", 3, 4, 5, 1,
    on(moments.stuns_a_defender, let(PLAYER_OF_WHOM, discard(a(card.at(HAND)))), label="Psychic Knife"),
)  # fmt: skip
x_men.supporting(
    "Havok", 5, 5, 6, 1,
    RANGED,
    main_power("Plasma Blast", (ENERGY, ENERGY, ENERGY), stun(each(somebody_else))),
)  # fmt: skip

x_men.loyal_twist("Gifted and Talented", BUILD, draw(2))
