"""Several enemies attack at once: one after the other, in an order that a player chooses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import said
from longbox.engine.topics import Topic
from longbox.games.champions.chapters import enemy_activation
from longbox.games.champions.chapters.villain_phase import ENEMY_ORDER
from longbox.games.champions.table import slots
from longbox.games.champions.table.cards import in_play
from longbox.games.champions.table.characters import engaged_with
from longbox.games.champions.table.copies import unlike
from longbox.games.champions.table.names import asker, name_of
from longbox.games.champions.table.state import Champions


@dataclass(frozen=True, eq=False)
class OrderAttacks(Question):
    """Which enemy attacks next: you, or whoever it is engaged with. `data`: those that have not attacked yet."""

    own_player: bool

    def ask(self, game: Champions, frame: Frame) -> Decision | None:
        waiting = [card for card in frame.data if in_play(game, card)]
        seat = frame.scope.you
        if not waiting or game.state.out[seat]:
            return None
        return Decision(seat, [Option("activate", (card,)) for card in unlike(game, waiting)], kind="order", about=self)

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        frame.data = tuple(card for card in frame.data if card != option.card)
        seat = engaged_with(game, option.card) if self.own_player else frame.scope.you
        enemy_activation.attacks(game, option.card, seat)

    def topic(self, game: Champions, decision: Decision) -> Topic:
        return ENEMY_ORDER

    def prompt(self, game: Champions, decision: Decision) -> str:
        return said("{card}: which enemy attacks next?", card=asker(game))

    def label(self, game: Champions, option: Option) -> str:
        return said("{card} attacks", card=name_of(game, option.card))


ATTACK_YOU: Final = OrderAttacks(own_player=False)
ATTACK_THEIR_OWN: Final = OrderAttacks(own_player=True)


def attack(game: Champions, scope: Scope, order: OrderAttacks, enemies: list[int]) -> None:
    """Enemies attack; what follows may ask what came of it."""
    scope.vars[slots.BEFORE] = game.state.begun
    game.push(order, scope, tuple(enemies))
