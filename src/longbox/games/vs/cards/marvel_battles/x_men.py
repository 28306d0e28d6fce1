"""The Marvel Battles: the X-Men."""

from longbox.games.vs.vocabulary import *

from .box import BOX

x_men = BOX.of(X_MEN)

LIGHTNING_STORM = main_power("Lightning Storm", ENERGY, divide_minus(2, enemy_character))
x_men.main(
    x_men.level(
        "Storm", 1, 2, 5, 5,
        FLIGHT,
        LIGHTNING_STORM,
        level_up("Children of the Atom", 3, moments.you_use_a_power, gain_xp()),
    ),
    x_men.level(
        "Storm", 2, 5, 6, 5,
        FLIGHT,
        LIGHTNING_STORM,
        main_power("Wind Storm", SKILL, gains(each(your_character), FLIGHT)),
    ),
)  # fmt: skip

SNIKT = combat_power("SNIKT!", SKILL, gets(THIS, atk=3))
x_men.main(
    x_men.level(
        "Wolverine", 1, 3, 4, 5,
        SNIKT,
        level_up("Best At What He Does", 3, moments.stuns_a_defender_alone, gain_xp()),
    ),
    x_men.level("Wolverine", 2, 8, 4, 5, SNIKT, main_power("Healing Factor", MIGHT, heal(THIS))),
)  # fmt: skip

CEREBRO = build_power("Cerebro", ENERGY, reveal(top(DECK, 5)), take(a(THOSE.of(character_card))), put_under(THOSE.rest))
x_men.main(
    x_men.level(
        "Professor X", 1, 2, 4, 5,
        RANGED,
        CEREBRO,
        level_up("A Dream Of Peace", 4, moments.your_peaceful_turn_ends, gain_xp(), rechecks=True),
    ),
    x_men.level(
        "Professor X", 2, 3, 8, 5,
        RANGED,
        CEREBRO,
        main_power("Mental Domination", INTELLECT, borrow(a(enemy_character))),
    ),
)  # fmt: skip

MERC_WITH_A_MOUTH = main_power("Merc with a Mouth", SKILL, gains(each(your_character), LETHAL))
x_men.main(
    x_men.level(
        "Deadpool", 1, 2, 4, 6,
        RANGED,
        MERC_WITH_A_MOUTH,
        level_up(
            "Man, there's no one left to kill", 3,
            moments.your_turn_ends_with_an_enemy_down, gain_xp(),
            rechecks=True,
        ),
    ),
    x_men.level(
        "Deadpool", 2, 4, 6, 6,
        RANGED,
        MERC_WITH_A_MOUTH,
        main_power("Oh, there's someone! Hi there!", INTELLECT, let_attack_players(THIS)),
    ),
)  # fmt: skip

x_men.supporting("Iceman", 1, 2, 1, 1, RANGED, on(moments.appears, freeze(a(any_character)), label="{Freeze}"))
x_men.supporting(
    "Magik", 1, 3, 2, 1,
    main_power("Teleport to Limbo", INTELLECT, return_to_hand(both(THIS, up_to(1, other_supporting_of_yours)))),
)  # fmt: skip
x_men.supporting(
    "Hope Summers", 2, 2, 4, 1,
    powers_of(other_of_yours.that(SUPPORTING, team(X_MEN)), label="{Mutant Power Duplication}"),
)  # fmt: skip
x_men.supporting(
    "Cyclops", 2, 2, 3, 1,
    RANGED,
    LEADER,
    main_power("Battle Tactics", SKILL, change_row(a(any_own))),
)  # fmt: skip
x_men.supporting(
    "Deadpool", 3, 3, 4, 1,
    RANGED,
    MERCENARY,
    super_power("Can't Keep a Bad Man Down", BUILD, MIGHT, put_onto_your_side(THIS), where=("KO pile",)),
)  # fmt: skip
INVADE = can_not(any_character.that(IN_BACK_ROW), STRIKING_BACK, THIS, given=is_a(THIS, attacker), label="{Invade}")
x_men.supporting("Namor", 2, 3, 2, 2, FLIGHT, INVADE)
x_men.supporting(
    "Gambit", 3, 5, 3, 1,
    main_power(
        "Kinetic Card Throw", ENERGY,
        choose(a(enemy_to_match)),
        throw(a(matching_card, slot=slots.THROWN)),
        if_(YOU_THREW_IT, stun(IT.called("enemy"))),
    ),
)  # fmt: skip
x_men.supporting("Storm", 4, 4, 6, 1, FLIGHT, main_power("Thunder Storm", ENERGY, put_minus(1, each(enemy_character))))
x_men.supporting("Beast", 4, 5, 2, 2, FEROCIOUS, GENIUS)
x_men.supporting(
    "Wolverine", 5, 5, 5, 2,
    BERSERKER,
    on(moments.your_turn_starts, heal(THIS), label="{Regeneration}", rechecks=True),
)  # fmt: skip
x_men.supporting(
    "Cable", 5, 2, 7, 1,
    RANGED,
    combat_power(
        "Ultimate Soldier", SKILL, later(moments.combat_ends, stun(each(enemy_survivor))), any_turn=False
    ),
)  # fmt: skip
x_men.supporting(
    "Colossus", 6, 7, 7, 1,
    on(moments.appears, gains(a(other_of_yours), FLIGHT), label="{Toss}"),
    combat_power("Organic Steel", MIGHT, gets(THIS, atk=5, defense=5)),
)  # fmt: skip
x_men.supporting(
    "Emma Frost", 6, 5, 6, 2,
    RANGED,
    on(moments.appears, may_choose_player(A_PLAYER, discard(whole(HAND)), draw(THAT_MANY)), label="{Mind Games}"),
)  # fmt: skip
x_men.supporting(
    "Professor X", 7, 4, 8, 1,
    RANGED,
    main_power("Mind Control", INTELLECT, borrow(a(enemy_supporting))),
)  # fmt: skip

x_men.plot_twist("X-Factor", MAIN, ready(a(character)))
x_men.plot_twist("Squad Tactics", COMBAT, put_plus(1, each(your_combatant)), any_turn=True)
x_men.plot_twist("Uncanny Defense", COMBAT, take_the_place(a(your_character.that(ABLE_TO_DEFEND))), any_turn=True)
x_men.location("School for Gifted Youngsters", ENERGY, INTELLECT, MIGHT, SKILL)
