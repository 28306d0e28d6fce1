"""Numbers of cards, and what else is counted when it matters."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from longbox.engine.counters import Counter, number
from longbox.engine.effects.adjectives import Measure
from longbox.engine.effects.amounts import Tally
from longbox.engine.effects.counting import Per
from longbox.engine.frames import Scope
from longbox.engine.game import Game
from longbox.engine.slots import THOSE
from longbox.engine.words import Say
from longbox.games.champions.table import slots
from longbox.games.champions.table.characters import shown_remaining
from longbox.games.champions.table.kinds import ENERGY, WILD
from longbox.games.champions.table.state import Champions


def number_of_players(game: Champions, scope: Scope) -> int:
    """Those who began the game."""
    return game.state.players


def x_paid(game: Champions, scope: Scope) -> int:
    """The resources that were spent on a cost of X."""
    kind = scope.vars[slots.X]
    paid = scope.vars[slots.PAID]
    return int(paid[kind] + paid[WILD])


def counters_that_lay_there(counter: Counter, game: Champions, scope: Scope) -> int:
    """On a card that is discarded as a cost, before or after it was."""
    return number(scope.vars.get(slots.COUNTERS, game.state.counters[scope.source]), counter.name)


def cards_discarded(game: Champions, scope: Scope) -> int:
    """As a cost; before that, at least one."""
    return len(scope.vars.get(slots.DISCARDED, (0,)))


def done_by_activation(what: str, game: Champions, scope: Scope) -> int:
    """The damage or threat of the activation that this effect has caused."""
    activation = game.state.finished
    if activation is None or activation.id <= scope.vars[slots.BEFORE]:
        return 0
    return activation.damage if what == "damage" else activation.threat


def energy_among_those(game: Champions, scope: Scope) -> int:
    cards: tuple[int, ...] = scope.vars.get(THOSE, ())
    return sum([game.state.definition[card].facts["icons"][ENERGY] for card in cards])


def threat_on(game: Game[Any], card: int) -> int:
    return int(game.state.threat[card])


def damage_on(game: Game[Any], card: int) -> int:
    return int(game.state.damage[card])


def attack_of(game: Game[Any], card: int) -> int:
    return max(0, int(game.value(card, "atk")))


def remaining_hit_points(game: Champions, card: int) -> int:
    return shown_remaining(game, card)


THREAT: Final = Measure("{threat}", threat_on, on="the {threat} on")
DAMAGE: Final = Measure("damage", damage_on, said="with {bound} {word}", on="the damage on")
ATK: Final = Measure("{ATK}", attack_of)
REMAINING_HIT_POINTS: Final = Measure("remaining {hit points}", remaining_hit_points)

PLAYERS: Final = Tally("player", number_of_players)


@dataclass(frozen=True, eq=False)
class PerPlayer(Per):
    """So much for each player who began the game."""

    def for_each(self, say: Say) -> str:
        return say.phrase("{for each player}")


X: Final = Tally("X", x_paid)
CARDS_DISCARDED: Final = Tally("card discarded", cards_discarded)
DAMAGE_IT_DEALT: Final = Tally("damage that it dealt", partial(done_by_activation, "damage"))
ENERGY_ON_THOSE: Final = Tally("{energy} resource printed on those", energy_among_those)
THREAT_IT_PLACED: Final = Tally("{threat} that it placed", partial(done_by_activation, "threat"))
"""What came of the activation that this card caused."""


def counters_it_had(counter: Counter) -> Tally:
    return Tally(f"{counter.name} {{counter}} that was on {{this}}", partial(counters_that_lay_there, counter))


def per_player(each: int) -> Per:
    return PerPlayer(PLAYERS, each)
