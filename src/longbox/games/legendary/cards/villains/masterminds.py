"""Villains: its Commanders and their Tactics. A Commander is a Mastermind."""

from longbox.games.legendary.vocabulary import *

from .box import villains

WARRIORS = "Asgardian Warriors"
warrior = villain.that(of_group(WARRIORS, led=True))
warrior_overrun = warrior.at(IN_THE_ESCAPE_PILE)
PER_WARRIOR_WON = per(won_led(WARRIORS))

villains.mastermind(
    "Dr. Strange",
    master_strike(
        reveal(top(THE_VILLAIN_DECK, 3)),
        put_on_its_pile(a(highest(villain_shown, PRINTED_ATTACK))),
        play_those(also_a(twist_shown)),
        put_rest_under_at_random(),
    ),
    attack=8,
    vp=6,
    leads="Defenders",
    tactics=(
        villains.tactic(
            "Book of the Vishanti",
            fight(
                each_other_player(
                    reveal_or(your(COVERT), tallied(DISCARD, discard(each(card)), draw(per(DISCARDED_THIS_WAY))))
                )
            ),
        ),
        villains.tactic(
            "Crimson Bands of Cyttorak",
            fight(each_other_player(reveal(YOUR_HAND), gain_bindings(per(hero.that(WITH_A_CLASS))))),
        ),
        villains.tactic("Eye of Agamotto", fight(give_heroes_from_deck())),
        villains.tactic("Winds of Watoomb", fight(next_time(when(NEW_HAND, who=YOU), THIS_TURN, pass_coloured_left()))),
    ),
)

villains.mastermind(
    "Nick Fury",
    master_strike(put_strike_beside_this(), for_each(strike_beside_this, DEMOLISH)),
    attack=9,
    vp=6,
    leads="Avengers",
    tactics=(
        villains.tactic(
            "Bounty on Fury's Head",
            fight(ko(any_number(your(HYDRA))), repeat(AS_MANY, may(gain_madame_hydra()))),
        ),
        villains.tactic(
            "Purge HYDRA", fight(each_other_player(reveal(YOUR_HAND), discard(exactly(2, card.that(icon(HYDRA))))))
        ),
        villains.tactic(
            "The Avengers Initiative",
            fight(each_other_player(reveal_or(your(TECH), enters_pushing(a(won("Avengers")), BRIDGE)))),
        ),
        villains.tactic("Total Fury", fight(defeat(a(villain.that(less_than(in_ko_pile(HYDRA), ATTACK_NOW)))))),
    ),
)

villains.mastermind(
    "Odin",
    static(THIS, attack=per(warrior.at(IN_CITY, IN_THE_ESCAPE_PILE))),
    master_strike(each_player(or_else(put_into_empty_space(won_led(WARRIORS)), gain_bindings()))),
    attack=10,
    vp=6,
    leads=WARRIORS,
    id="villains-odin",
    tactics=(
        villains.tactic(
            "Divine Justice",
            fight(let(EACH_OTHER_PLAYER.that(there_is(loose_bindings.at(IN_DISCARD_PILE))), gain_bindings())),
        ),
        villains.tactic("Might of Valhalla", fight(draw(PER_WARRIOR_WON))),
        villains.tactic("Riches of Asgard", fight(get(recruit=PER_WARRIOR_WON))),
        villains.tactic(
            "Ride of the Valkyries",
            fight(each_other_player(reveal_or(your(FOES_OF_ASGARD), discard(exactly(per(warrior_overrun), card))))),
        ),
    ),
)

villains.mastermind(
    "Professor X",
    PAWNS_MEAN,
    master_strike(dearest_become_pawns(hero_in_hq, 2)),
    attack=8,
    vp=6,
    leads="X-Men First Class",
    tactics=(
        villains.tactic(
            "Cerebro Device",
            fight(
                reveal(top(THE_VILLAIN_DECK, 3)),
                play_those(each(THOSE.that(WITH_X_TREME_ATTACK))),
                put_back_at_random(THOSE.rest),
            ),
        ),
        villains.tactic("Mental Dominance", fight(reveal(top(THE_HERO_DECK, 3)), become_pawns_at_random(THOSE))),
        villains.tactic(
            "Mightiest Mutant Mind",
            fight(
                each_other_player(reveal_or(your(BROTHERHOOD), becomes_pawn(a(hero.at(IN_HAND).that(WITH_A_CLASS)))))
            ),
        ),
        villains.tactic(
            "Telepathic Imprisonment", fight(each_other_player(reveal_or(your(BROTHERHOOD), gain_bindings())))
        ),
    ),
)
