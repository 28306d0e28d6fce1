"""Guardians of the Galaxy: the Heroes."""

from longbox.games.legendary.vocabulary import *

from .box import guardians

guardians.hero(
    "Drax the Destroyer", GUARDIANS_TEAM,
    guardians.common("Knives of the Hunter", STRENGTH, *artifact(get(attack=1)), cost=3),
    guardians.common(
        "Interstellar Tracker", INSTINCT,
        on_play(look(top(DECK)), may(discard(IT))),
        superpower(INSTINCT, if_(is_a(IT, IN_DISCARD_PILE), may(ko(IT)))),
        cost=3, recruit=2,
    ),
    guardians.uncommon(
        "The Destroyer", INSTINCT,
        superpower(
            GUARDIANS_TEAM,
            tallied(
                DISCARD,
                each_other_player(reveal_or(your(INSTINCT), discard(a(your_artifact)))),
                gain_shards(per(DISCARDED_THIS_WAY)),
            ),
        ),
        cost=6, attack=4,
    ),
    guardians.rare("Avatar of Destruction", INSTINCT, on_play(get(attack=ATTACK_YOU_HAVE)), cost=7),
)  # fmt: skip

guardians.hero(
    "Gamora", GUARDIANS_TEAM,
    guardians.common("Bounty Hunter", COVERT, on_play(has_shards(1, a(villain))), cost=2, recruit=2),
    guardians.common(
        "Deadliest Woman in the Universe", INSTINCT,
        on_play(gain_shards(2)),
        superpower(COVERT, gain_shards()),
        cost=3,
    ),
    guardians.uncommon(
        "Galactic Assassin", COVERT,
        on_play(shards_give_nothing(a(villain))),
        superpower((COVERT, COVERT), shards_give_nothing(a(the_mastermind))),
        cost=5, attack=3,
    ),
    guardians.rare(
        "Godslayer Blade", COVERT,
        *artifact(gain_shards(2)),
        once_per_turn(if_(can_spend_shards(5), do(spend_shards(5), get(attack=10)))),
        cost=8,
    ),
)  # fmt: skip

guardians.hero(
    "Groot", GUARDIANS_TEAM,
    guardians.common(
        "Prune the Growths", STRENGTH,
        superpower(STRENGTH, may(ko(a(loose_card))).then(gain_shards())),
        cost=4, attack=2,
    ),
    guardians.common("Surviving Sprig", STRENGTH, on_play(extra_cards(1)), cost=3, attack=1),
    guardians.uncommon(
        "Groot and Branches", COVERT,
        on_play(gain_shards(2)),
        shards_for_recruit(),
        superpower(COVERT, may_choose_player(ANOTHER_PLAYER, gain_shards())),
        cost=4,
    ),
    guardians.rare(
        "I Am Groot", STRENGTH,
        on_play(next_time(when(RECRUIT, who=YOU, whom=any_hero), THIS_TURN, gain_shards(value(WHOM, COST)))),
        cost=8, recruit=5,
    ),
)  # fmt: skip

guardians.hero(
    "Rocket Raccoon", GUARDIANS_TEAM,
    guardians.common("Gritty Scavenger", TECH, on_play(may(discard(a(card))).then(draw())), cost=3, recruit=2),
    guardians.common(
        "Trigger Happy", RANGED,
        superpower(GUARDIANS_TEAM, gain_shards(per(played_before(GUARDIANS_TEAM)))),
        cost=4, attack=2,
    ),
    guardians.uncommon(
        "Incoming Detector", INSTINCT,
        ARTIFACT,
        on(when(STRIKE_ENDS, whom=strike_anywhere), gain_shards(), forced=False, where=IN_FRONT),
        on(when(AMBUSH_EFFECT, whom=any_villain), gain_shards(), forced=False, where=IN_FRONT),
        cost=4,
    ),
    guardians.rare(
        "Vengeance is Rocket", TECH,
        superpower(TECH, get(attack=per(strike.at(IN_KO_PILE, BESIDE_THE_MASTERMIND)))),
        cost=7, attack=5,
    ),
)  # fmt: skip

guardians.hero(
    "Star-Lord", GUARDIANS_TEAM,
    guardians.common("Element Guns", RANGED, *artifact(gain_shards()), cost=4),
    guardians.common("Legendary Outlaw", COVERT, on_play(copy_artifact_ability()), cost=4, recruit=2),
    guardians.uncommon("Implanted Memory Chip", TECH, *artifact(draw()), cost=6),
    guardians.rare("Sentient Starship", RANGED, *artifact(gain_shards(PER_ARTIFACT)), cost=8),
)  # fmt: skip
