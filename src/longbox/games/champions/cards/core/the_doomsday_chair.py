"""The Doomsday Chair, a modular set."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.effects.conditions import Not
from longbox.engine.effects.flow import If
from longbox.engine.effects.nouns import Noun
from longbox.engine.effects.verbs import Verb
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.champions.cards.making import attachment, in_set, minion, side_scheme
from longbox.games.champions.chapters import damage, discarding, prevention
from longbox.games.champions.table.abilities import AttachTo, WhenRevealed
from longbox.games.champions.table.state import Champions
from longbox.games.champions.vocabulary.abilities import forced
from longbox.games.champions.vocabulary.conditions import IsInPlay
from longbox.games.champions.vocabulary.moments import HOST_WOULD_FALL
from longbox.games.champions.vocabulary.nouns import Named, toughest_minions
from longbox.games.champions.vocabulary.searching import find_minion

UPGRADES = "Biomechanical Upgrades"


@dataclass(frozen=True, eq=False)
class ToughestWithout(Noun):
    """The minions with the highest printed hit points among those without these upgrades."""

    def cards(self, game: Champions, scope: Scope) -> list[int]:
        def bare(card: int) -> bool:
            return all(game.face(rider).name != UPGRADES for rider in game.on(card))

        return toughest_minions(game, bare)

    def words(self, say: Say) -> str:
        return f"the minion with the highest printed hit points among those without {UPGRADES}"


@dataclass(frozen=True, eq=False)
class SaveHost(Verb):
    """The minion is not defeated: all its damage is healed, and this is discarded."""

    def apply(self, game: Champions, scope: Scope) -> None:
        assert scope.event is not None
        scope.event.cancelled = True
        host = scope.event.card
        prevention.tell_cancelled(game, host, scope.source, "defeat")
        discarding.discard(game, scope.source)
        damage.heal(game, host, game.state.damage[host])

    def words(self, say: Say) -> str:
        return f"heal all damage from it instead, then discard {say.this}"


CARDS = in_set(
    "the_doomsday_chair",
    side_scheme(
        "The Doomsday Chair",
        WhenRevealed(If(Not(IsInPlay(Named("M.O.D.O.K."))), find_minion("M.O.D.O.K."))),
        threat=8, acceleration=1, boost=3, copies=2, code="01183",
    ),
    minion(
        "M.O.D.O.K.", sch=2, atk=2, health=8, boost=2, traits="Cyborg, Elite", retaliate=2, unique=True, code="01184"
    ),
    attachment(
        UPGRADES,
        AttachTo(ToughestWithout()),
        forced(HOST_WOULD_FALL, SaveHost()),
        surge=True, boost=1, traits="Tech", copies=3,
    ),
)  # fmt: skip
