"""Which players: nouns of seats."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from longbox.engine.frames import Node, Scope
from longbox.engine.words import Say

if TYPE_CHECKING:
    from longbox.engine.game import Game

SeatTest = Callable[["Game[Any]", Scope, int], bool]
Seats = Callable[["Game[Any]", Scope], list[int]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Players(Node):
    """Some players."""

    def fits(self, game: Game[Any], scope: Scope, seat: int) -> bool:
        """Whether a player is one of them."""
        return seat in self.seats(game, scope)

    def seats(self, game: Game[Any], scope: Scope) -> list[int]:
        """All of them, in the order in which they act."""
        raise NotImplementedError(f"{type(self).__name__} does not say which players it means")

    def does(self, say: Say, verb: str) -> str:
        """Any of them with a verb: "you draw", "an enemy player draws"."""
        raise NotImplementedError(f"{type(self).__name__} does not say who does something")

    def did(self, say: Say, past: str) -> str:
        """Any of them with what they did: "you drew", "an enemy player drew"."""
        raise NotImplementedError(f"{type(self).__name__} does not say who did something")

    def whose(self, say: Say) -> str:
        """What is theirs: "your", "an enemy player's"."""
        raise NotImplementedError(f"{type(self).__name__} does not say whose something is")

    def told(self, say: Say, effect: Node) -> str:
        """What they do, where they are the ones to do it: "each player draws a card"."""
        return say.together(self.words(say), effect.words(say.of_others()))


@dataclass(frozen=True, eq=False)
class You(Players):
    """Whoever is spoken to, or for a game where players share something, those who count as them."""

    test: SeatTest

    def fits(self, game: Game[Any], scope: Scope, seat: int) -> bool:
        return self.test(game, scope, seat)

    def seats(self, game: Game[Any], scope: Scope) -> list[int]:
        return [scope.you]

    def does(self, say: Say, verb: str) -> str:
        return say.together(say.you, say.does(verb))

    def did(self, say: Say, past: str) -> str:
        return say.together(say.you, past)

    def whose(self, say: Say) -> str:
        return say.your

    def told(self, say: Say, effect: Node) -> str:
        return effect.words(say)

    def words(self, say: Say) -> str:
        return say.you


def is_you(game: Game[Any], scope: Scope, seat: int) -> bool:
    return seat == scope.you


YOU: Final = You(is_you)
