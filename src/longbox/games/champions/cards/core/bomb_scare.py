"""Bomb Scare, a modular set."""

from __future__ import annotations

from longbox.engine.effects.flow import If
from longbox.engine.effects.nouns import THIS
from longbox.games.champions.cards.making import in_set, minion, side_scheme, treachery
from longbox.games.champions.table.abilities import WhenRevealed
from longbox.games.champions.table.kinds import CONFUSED
from longbox.games.champions.vocabulary.amounts import PerPlayer, ThreatOn
from longbox.games.champions.vocabulary.choices import choose_possible
from longbox.games.champions.vocabulary.conditions import HasStatus, IsInPlay
from longbox.games.champions.vocabulary.encounters import GainSurge, assign
from longbox.games.champions.vocabulary.nouns import MAIN_SCHEME, YOU, Named
from longbox.games.champions.vocabulary.verbs import Give, PlaceThreat, TakeDamage

BOMB_SCARE = Named("Bomb Scare")

CARDS = in_set(
    "bomb_scare",
    side_scheme(
        "Bomb Scare", WhenRevealed(PlaceThreat(PerPlayer(1), THIS)), threat=2, acceleration=1, boost=2, code="01109"
    ),
    minion(
        "Hydra Bomber",
        WhenRevealed(choose_possible(TakeDamage(2), PlaceThreat(1, MAIN_SCHEME))),
        sch=1, atk=1, health=2, boost=1, traits="Hydra", copies=2, code="01110",
    ),
    treachery(
        "Explosion",
        WhenRevealed(If(IsInPlay(BOMB_SCARE), assign(ThreatOn(BOMB_SCARE)), GainSurge())),
        boost=2, code="01111",
    ),
    treachery(
        "False Alarm",
        WhenRevealed(If(HasStatus(YOU, CONFUSED), GainSurge(), Give(CONFUSED, YOU))),
        boost=1, copies=2, code="01112",
    ),
)  # fmt: skip
