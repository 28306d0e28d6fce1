"""Legacy: the Defenders."""

from longbox.games.vs.vocabulary import *

from .box import BOX

defenders = BOX.of(DEFENDERS)

character_in_their_hand = character_card.at(HAND.of(THAT_PLAYER))
LIMITED_INVULNERABILITY = forbid(can_not(THIS, BEING_WOUNDED), THIS_TURN, found_now=True)
STAKE_OUT = level_up("Stake Out", 5, moments.enemy_appears, gain_xp(EACH_TIME))
defenders.main(
    defenders.level(
        "Jessica Jones", 1, 2, 4, 6,
        FLIGHT,
        TOUGH,
        combat_power("Limited Invulnerability", MIGHT, LIMITED_INVULNERABILITY, once_at_level=1),
        STAKE_OUT,
    ),
    defenders.level(
        "Jessica Jones", 2, 6, 6, 6,
        FLIGHT,
        TOUGH,
        combat_power("Limited Invulnerability", MIGHT, LIMITED_INVULNERABILITY, once_at_level=2),
        main_power(
            "Collar the Suspect", INTELLECT,
            choose_that_player(AN_ENEMY_PLAYER, look_at_their_hand(), discard(a(character_in_their_hand))),
        ),
    ),
)  # fmt: skip

MAN_WITHOUT_FEAR = BOX.printed("Daredevil", "The Man Without Fear")
defenders.more_levels(
    "Daredevil",
    defenders.level(
        "Daredevil", 2, 5, 9, 5,
        MAN_WITHOUT_FEAR,
        level_up("Defender of Hell's Kitchen", 1, moments.is_attacked_protecting, gain_xp(), rechecks=True),
        version="legacy",
    ),
    defenders.level(
        "Daredevil", 3, 7, 10, 6,
        MAN_WITHOUT_FEAR,
        combat_power("Savior of Hell's Kitchen", INTELLECT, forbid(can_not(any_character, ATTACKING), THIS_TURN)),
        version="legacy",
    ),
)  # fmt: skip

defenders.supporting(
    "Misty Knight", 1, 2, 3, 1,
    RANGED,
    on(moments.appears, choose_that_player(AN_ENEMY_PLAYER, look_at_their_hand()), label="Detective Work"),
    combat_power("Bionic Arm", MIGHT, if_(IN_MELEE_COMBAT, gets(THIS, atk=2, defense=2)), any_turn=False),
)  # fmt: skip
defenders.supporting(
    "White Tiger", 2, 3, 3, 2,
    have_keyword(THIS, FLIGHT, given=all_of(is_a(THIS, STRENGTHENED), YOUR_TURN), label="Mystical Tiger Amulets"),
    have_keyword(THIS, FEROCIOUS, given=is_a(THIS, having_plus(2))),
    have_keyword(THIS, LETHAL, given=is_a(THIS, having_plus(3))),
)  # fmt: skip
defenders.supporting(
    "Jessica Jones", 3, 4, 3, 3,
    FLIGHT,
    TOUGH,
    can_not(any_enemy, USING_INTELLECT, label="Psionic Protection"),
)  # fmt: skip
defenders.supporting(
    "Stick", 4, 5, 6, 1,
    DODGE,
    on(
        moments.appears,
        put_plus(2, your_main), if_(is_a(your_main, named("Daredevil")), put_plus(2, your_main)),
        label="Mentor",
    ),
)  # fmt: skip

defenders.loyal_twist("Reality Shift", MAIN, heal(a(any_own)))
