"""Legions of Hydra, a modular set."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.effects.abilities import Rule
from longbox.engine.effects.conditions import Not
from longbox.engine.effects.counting import CountOf
from longbox.engine.effects.flow import If, do
from longbox.engine.effects.nouns import THIS
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.champions.cards.making import in_set, minion, side_scheme
from longbox.games.champions.chapters.encounter_deck import DEALT_A_CARD, deal_encounter_card
from longbox.games.champions.table.abilities import WhenRevealed
from longbox.games.champions.table.state import Champions
from longbox.games.champions.vocabulary.abilities import forced
from longbox.games.champions.vocabulary.adjectives import trait
from longbox.games.champions.vocabulary.conditions import IsInPlay
from longbox.games.champions.vocabulary.moments import THIS_DEFEATED, THIS_ENEMY_ATTACKS, THIS_SCHEMES
from longbox.games.champions.vocabulary.nouns import Named, enemy
from longbox.games.champions.vocabulary.searching import find_minion
from longbox.games.champions.vocabulary.verbs import PlaceThreat

MADAME_HYDRA = Named("Madame Hydra")
LEGIONS = Named("Legions of Hydra")


@dataclass(frozen=True, eq=False)
class DealYouACard(Verb):
    def apply(self, game: Champions, scope: Scope) -> None:
        game.tell(Event(DEALT_A_CARD, seat=scope.you, source=scope.source))
        deal_encounter_card(game, scope.you)

    def words(self, say: Say) -> str:
        return "deal the engaged player an encounter card"


CARDS = in_set(
    "legions_of_hydra",
    side_scheme(
        "Legions of Hydra",
        WhenRevealed(
            do(
                If(Not(IsInPlay(MADAME_HYDRA)), find_minion("Madame Hydra")),
                PlaceThreat(CountOf(enemy.that(trait("Hydra")), 2), THIS),
            )
        ),
        threat=3, hazard=1, boost=3, copies=2, code="01180",
    ),
    minion(
        "Madame Hydra",
        Rule(
            "take damage", True, THIS, "~ can't take damage while Legions of Hydra is in play",
            condition=IsInPlay(LEGIONS),
        ),
        forced(THIS_SCHEMES, PlaceThreat(2, LEGIONS)),
        forced(THIS_ENEMY_ATTACKS, PlaceThreat(2, LEGIONS)),
        sch=2, atk=2, health=6, boost=2, traits="Elite, Hydra", unique=True, code="01181",
    ),
    minion(
        "Hydra Soldier",
        forced(THIS_DEFEATED, DealYouACard()),
        sch=1, atk=2, health=4, boost=1, traits="Hydra", guard=True, copies=3, code="01182",
    ),
)  # fmt: skip
