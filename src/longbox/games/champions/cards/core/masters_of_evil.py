"""The Masters of Evil, a modular set."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.effects.abilities import Static
from longbox.engine.effects.flow import If, do
from longbox.engine.effects.nouns import THIS, Each
from longbox.engine.words import Say
from longbox.games.champions.cards.making import in_set, minion, side_scheme, treachery
from longbox.games.champions.table.abilities import Boost, WhenRevealed
from longbox.games.champions.table.kinds import TOUGH
from longbox.games.champions.vocabulary.abilities import forced
from longbox.games.champions.vocabulary.adjectives import FIGHTING_A_HERO, trait
from longbox.games.champions.vocabulary.conditions import NobodyAttacked
from longbox.games.champions.vocabulary.encounters import AlsoAttacks, EachAttacks
from longbox.games.champions.vocabulary.moments import THIS_ATTACKED_YOU, THIS_ATTACKS_ALONE, THIS_ENEMY_ATTACKS
from longbox.games.champions.vocabulary.nouns import EACH_HERO, THE_VILLAIN, your_ally
from longbox.games.champions.vocabulary.nouns import minion as a_minion
from longbox.games.champions.vocabulary.searching import DiscardUntilMinion, find_minion_with
from longbox.games.champions.vocabulary.verbs import Damage, DiscardAtRandom, Exhaust, Give

MASTERS = "Masters of Evil"

fighting_masters = a_minion.that(trait(MASTERS), FIGHTING_A_HERO)


@dataclass(frozen=True, eq=False)
class AllyMustDefend(Static):
    """The engaged player defends with an ally, if one is ready."""

    def words(self, say: Say) -> str:
        return f"The player engaged with {say.this} must defend against it with an ally, if able."


CARDS = in_set(
    "masters_of_evil",
    side_scheme(
        "The Masters of Evil", WhenRevealed(DiscardUntilMinion(MASTERS)), threat=3, per_player=True, acceleration=1,
        boost=2, code="01128",
    ),
    minion(
        "Radioactive Man",
        forced(THIS_ATTACKED_YOU, DiscardAtRandom()),
        Boost(DiscardAtRandom()),
        sch=1, atk=1, health=7, traits="Elite, Masters of Evil", unique=True, code="01129",
    ),
    minion(
        "Whirlwind",
        forced(THIS_ATTACKS_ALONE, AlsoAttacks()),
        Boost(Damage(1, EACH_HERO)),
        sch=1, atk=2, health=6, traits=MASTERS, unique=True, code="01130",
    ),
    minion(
        "Tiger Shark",
        forced(THIS_ENEMY_ATTACKS, Give(TOUGH, THIS)),
        Boost(Give(TOUGH, THE_VILLAIN)),
        sch=1, atk=3, health=6, traits=MASTERS, unique=True, code="01131",
    ),
    minion(
        "Melter",
        AllyMustDefend("ally must defend", 1, THIS, ""),
        Boost(Exhaust(Each(your_ally))),
        sch=1, atk=3, health=5, traits=MASTERS, unique=True, code="01132",
    ),
    treachery(
        "Masters of Mayhem",
        WhenRevealed(
            do(
                EachAttacks(Each(fighting_masters), own_player=True),
                If(NobodyAttacked(), find_minion_with(MASTERS)),
            )
        ),
        boost=2, copies=2, code="01133",
    ),
)  # fmt: skip
