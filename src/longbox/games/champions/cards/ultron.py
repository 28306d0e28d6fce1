"""Ultron's drones."""

from __future__ import annotations

from longbox.engine.effects.abilities import Static
from longbox.engine.effects.flow import If, do
from longbox.engine.effects.nouns import Each, Kind
from longbox.engine.frames import Scope, node
from longbox.engine.modifiers import SET
from longbox.engine.words import Say, sentence
from longbox.games.champions import table
from longbox.games.champions.drones import make_drone
from longbox.games.champions.making import attachment, environment, in_set, minion, treachery
from longbox.games.champions.table import Champions, has_trait, is_hero, minions_of
from longbox.games.champions.vocabulary.abilities import AttachTo, WhenRevealed, forced, hero_action
from longbox.games.champions.vocabulary.conditions import NobodyAttacked
from longbox.games.champions.vocabulary.costs import Spend
from longbox.games.champions.vocabulary.encounters import EachAttacks
from longbox.games.champions.vocabulary.moments import THIS_DEFEATED
from longbox.games.champions.vocabulary.nouns import THIS, Named
from longbox.games.champions.vocabulary.possible import Effect
from longbox.games.champions.vocabulary.statics import gets
from longbox.games.champions.vocabulary.verbs import Discard

facedown_drone = Kind(
    "face-down Drone", lambda game, scope: table.minions(game), lambda game, scope, card: game.state.face_down[card] > 0
)
your_heros_drones = Kind(
    "Drone engaged with your hero",
    lambda game, scope: minions_of(game, scope.you) if is_hero(game, scope.you) else [],
    lambda game, scope, card: has_trait(game, card, "Drone"),
)


@node
class Base(Static):
    """What a card without numbers of its own has."""

    def words(self, say: Say) -> str:
        name = "hit points" if self.stat == "health" else self.stat.upper()
        return sentence(f"each {self.to.words(say)} has a base {name} of {self.amount}")


def base(stat: str, amount: int) -> Base:
    return Base(stat, amount, facedown_drone, "", op=SET)


@node
class MakeDrone(Effect):
    def apply(self, game: Champions, scope: Scope) -> None:
        make_drone(game, scope.you)

    def words(self, say: Say) -> str:
        return "put the top card of your deck face down into play as a Drone minion engaged with you"


CARDS = in_set(
    "ultron",
    environment("Ultron Drones", base("sch", 1), base("atk", 1), base("health", 1)),
    attachment(
        "Upgraded Drones",
        AttachTo(Named("Ultron Drones")),
        gets(1, "atk", Each(facedown_drone)),
        gets(1, "health", Each(facedown_drone)),
        hero_action(Discard(THIS), cost=Spend(mental=1, physical=1, energy=1)),
        traits="Condition", copies=2,
    ),
    minion(
        "Advanced Ultron Drone",
        forced(THIS_DEFEATED, MakeDrone()),
        sch=1, atk=1, health=4, boost=2, traits="Drone", guard=True, copies=3,
    ),
    treachery(
        "Swarm Attack",
        WhenRevealed(do(EachAttacks(Each(your_heros_drones)), If(NobodyAttacked(), MakeDrone()))),
        boost=1, copies=2,
    ),
)  # fmt: skip
