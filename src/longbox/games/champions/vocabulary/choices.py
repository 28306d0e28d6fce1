"""Choosing between effects: one that could do nothing can't be chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.conditions import Condition
from longbox.engine.effects.deeds import Does
from longbox.engine.effects.flow import ChooseOne, ChoosePlayer, If, Mode
from longbox.engine.effects.players import SomePlayers
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.topics import Topic
from longbox.engine.words import Say
from longbox.games.champions.chapters import ordering
from longbox.games.champions.table.names import asker
from longbox.games.champions.table.players import in_player_order
from longbox.games.champions.table.state import Champions
from longbox.games.champions.vocabulary.deeds import FromOwnDeck


def still_in(game: Champions, scope: Scope) -> list[int]:
    return list(in_player_order(game))


A_PLAYER: Final = SomePlayers("a player", still_in)


def of_them(say: Say) -> Say:
    """What others do, after a "to" or a "have"."""
    return say.of_others().after_may()


@dataclass(frozen=True, eq=False)
class CouldDo(Condition):
    """An effect could change something now."""

    effect: Node

    def holds(self, game: Champions, scope: Scope) -> bool:
        return self.effect.possible(game, scope)

    def words(self, say: Say) -> str:
        return "it can be done"


def choose_possible(*effects: Node) -> ChooseOne:
    return ChooseOne(tuple(Mode(effect, CouldDo(effect)) for effect in effects))


@dataclass(frozen=True, eq=False)
class OrElse(If):
    """Do something if there is something to do it to, else something other."""

    def words(self, say: Say) -> str:
        return f"{self.effect.words(say)}; if you can't, {self.otherwise.words(say)}"


@dataclass(frozen=True, eq=False)
class PlayerTo(ChoosePlayer):
    """Choose any player still in the game, who does something."""

    def words(self, say: Say) -> str:
        return f"choose a player to {self.effect.words(of_them(say))}"


@dataclass(frozen=True, eq=False)
class EachPlayerTo(Question):
    """Every player does something, one at a time, in the order that the first player sets where it can matter. `data`:
    who has done it."""

    effect: Node

    def ask(self, game: Champions, frame: Frame) -> Decision | None:
        waiting = [seat for seat in in_player_order(game) if seat not in (frame.data or ())]
        if not waiting:
            return None
        first = waiting[:1] if len(waiting) > 1 and self.keeps_apart(game, frame.scope, waiting) else waiting
        return Decision(game.state.first, [Option("player", amount=seat) for seat in first], kind="order", about=self)

    def keeps_apart(self, game: Champions, scope: Scope, seats: list[int]) -> bool:
        """Whether each player's share stays with that player's deck, so that no order of them differs from another."""
        effect = self.effect
        if not isinstance(effect, Does) or not isinstance(effect.deed, FromOwnDeck):
            return False
        taken = {seat: effect.so_much(game, scope.child(seat)) or effect.deed.takes for seat in seats}
        return ordering.nobody_listens(game, effect.deed.happens) and ordering.own_decks_last(game, taken)

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        frame.data = (*(frame.data or ()), option.amount)
        self.effect.enter(game, frame.scope.child(option.amount))

    def topic(self, game: Champions, decision: Decision) -> Topic:
        return PLAYER_ORDER

    def prompt(self, game: Champions, decision: Decision) -> str:
        return f"{asker(game)} concerns each player: who is next?"

    def words(self, say: Say) -> str:
        return f"have each player {self.effect.words(of_them(say))}"


PLAYER_ORDER: Final = Topic("player-order")


def each_player_to(effect: Node) -> EachPlayerTo:
    return EachPlayerTo(effect)


@dataclass(frozen=True, eq=False)
class PlayerFor(ChoosePlayer):
    """Choose any player still in the game, about whom the effect speaks."""

    def words(self, say: Say) -> str:
        return f"choose a player; {self.effect.words(say)}"


def a_player(effect: Node) -> PlayerFor:
    return PlayerFor(effect, A_PLAYER)


def a_player_to(effect: Node) -> PlayerTo:
    return PlayerTo(effect, A_PLAYER)
