"""Which players: nouns of seats."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from longbox.engine.frames import Node, Scope
from longbox.engine.words import Say, third_person

if TYPE_CHECKING:
    from longbox.engine.game import Game

SeatTest = Callable[["Game[Any]", Scope, int], bool]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Players(Node):
    """Some players, told from others by a test of their seats."""

    test: SeatTest

    def does(self, say: Say, verb: str) -> str:
        """Any of them with a verb: "you draw", "an enemy player draws"."""
        raise NotImplementedError(f"{type(self).__name__} does not say who does something")

    def did(self, say: Say, past: str) -> str:
        """Any of them with what they did: "you drew", "an enemy player drew"."""
        raise NotImplementedError(f"{type(self).__name__} does not say who did something")

    def whose(self, say: Say) -> str:
        """What is theirs: "your", "an enemy player's"."""
        raise NotImplementedError(f"{type(self).__name__} does not say whose something is")


@dataclass(frozen=True, eq=False)
class You(Players):
    """Whoever is spoken to, or for a game where players share something, those who count as them."""

    def does(self, say: Say, verb: str) -> str:
        return f"{say.you} {say.does(verb)}"

    def did(self, say: Say, past: str) -> str:
        return f"{say.you} {past}"

    def whose(self, say: Say) -> str:
        return say.your


@dataclass(frozen=True, eq=False)
class APlayer(Players):
    """One of some players: "an enemy player"."""

    word: str

    def does(self, say: Say, verb: str) -> str:
        return f"{self.word} {third_person(verb)}"

    def did(self, say: Say, past: str) -> str:
        return f"{self.word} {past}"

    def whose(self, say: Say) -> str:
        return f"{self.word}'s"


def is_you(game: Game[Any], scope: Scope, seat: int) -> bool:
    return seat == scope.you


YOU: Final = You(is_you)
