"""What is chosen before anything is done: cards, or a player, of whom all that follows speaks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from longbox.engine.decision import Option
from longbox.engine.effects.flow import ChoosePlayer, Sequence, do
from longbox.engine.effects.nouns import Noun
from longbox.engine.effects.players import Players
from longbox.engine.effects.verbs import Verb
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.slots import SEAT
from longbox.engine.words import Say

if TYPE_CHECKING:
    from longbox.engine.game import Game


@dataclass(frozen=True, eq=False)
class ChooseFirst(Verb):
    """Cards are chosen before anything is done, and what follows speaks of them."""

    what: Noun
    effect: Node

    def apply(self, game: Game[Any], scope: Scope) -> None:
        self.effect.enter(game, scope)

    def possible(self, game: Game[Any], scope: Scope) -> bool:
        return bool(self.what.candidates(game, scope)) and self.effect.possible(game, scope)

    def words(self, say: Say) -> str:
        steps = self.effect.steps if isinstance(self.effect, Sequence) else (self.effect,)
        chosen = say.does("choose {what}", what=self.what)
        return say.in_turn([chosen, *[step.words(say) for step in steps]])


def choose_first(what: Noun, *effects: Node) -> ChooseFirst:
    return ChooseFirst(what, do(*effects))


@dataclass(frozen=True, eq=False)
class ChooseThatPlayer(ChoosePlayer):
    """A player is chosen who is THAT_PLAYER of what follows; it is still you who do that."""

    def answer(self, game: Game[Any], frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        frame.scope[SEAT] = option.amount
        self.effect.enter(game, frame.scope)

    def possible(self, game: Game[Any], scope: Scope) -> bool:
        return bool(self.players.seats(game, scope))

    def words(self, say: Say) -> str:
        chosen = say.does("choose {what}", what=self.players)
        return say.in_turn([chosen, self.effect.words(say)])


def choose_that_player(players: Players, *effects: Node) -> ChooseThatPlayer:
    return ChooseThatPlayer(do(*effects), players)
