"""Effects that other players carry out: one of them, or each in turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.deeds import Does
from longbox.engine.effects.flow import ChoosePlayer, choose_player, do
from longbox.engine.effects.some_players import SomePlayers
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.language import said
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


@dataclass(frozen=True, eq=False)
class EachPlayer(Question):
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
        return said("{card} concerns each player: who is next?", card=asker(game))

    def words(self, say: Say) -> str:
        if say.bare:
            return say.phrase("have each player {do}", do=self.effect.words(say.of_others().after_may()))
        return say.phrase("each player {does}", does=self.effect.words(say.of_others()))


PLAYER_ORDER: Final = Topic("player-order")


def each_player(*effects: Node) -> EachPlayer:
    return EachPlayer(do(*effects))


def a_player(*effects: Node) -> ChoosePlayer:
    """Any player still in the game, who does something."""
    return choose_player(A_PLAYER, *effects)
