"""What an effect does to cards. Each game adds the verbs of its own rulebook."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from longbox.engine.effects.nouns import Noun
from longbox.engine.frames import Frame, Node, Scope

if TYPE_CHECKING:
    from longbox.engine.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Node):
    """An effect that acts in one go, once its nouns are chosen. Subclasses say `apply` and `words`."""

    _choices: tuple[Noun, ...] | None = None

    def apply(self, game: Game[Any], scope: Scope) -> None:
        raise NotImplementedError(f"{type(self).__name__} does not say what it does")

    def enter(self, game: Game[Any], scope: Scope) -> None:
        if self.choices():
            game.state.frames.append(Frame(self, scope))
        else:
            self.apply(game, scope)

    def step(self, game: Game[Any], frame: Frame) -> None:
        choices = self.choices()
        if frame.at < len(choices):
            frame.at += 1
            choices[frame.at - 1].prepare(game, frame.scope)
            return
        game.state.frames.pop()
        self.apply(game, frame.scope)

    def choices(self) -> tuple[Noun, ...]:
        """The nouns that a player must choose first."""
        if self._choices is None:
            parts = [getattr(self, part.name) for part in fields(self)]  # type: ignore[arg-type]
            found = tuple([part for part in parts if isinstance(part, Noun) and part.asks])
            object.__setattr__(self, "_choices", found)
            return found
        return self._choices
