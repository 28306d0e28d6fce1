"""All players accuse another one at once, and something befalls whoever is accused most."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.flow import Let, do, let
from longbox.engine.effects.some_players import SomePlayers
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.language import said
from longbox.engine.topics import Topic
from longbox.engine.words import Say
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.names import asking
from longbox.games.legendary.table.players import in_turn_order
from longbox.games.legendary.table.state import Table


def apply_point(game: Table, event: Event) -> None:
    game.state.accused[event.seat] = event.amount


def apply_accuse(game: Table, event: Event) -> None:
    """All fingers are seen at once."""
    game.state.accused = [-1] * game.state.seats
    game.unseal()


POINT: Final = EventKind("point at a player", apply_point, quiet=True)
ACCUSE: Final = EventKind("accuse", apply_accuse, quiet=True)
ACCUSE_TOPIC: Final = Topic("accuse")


def most_accused(game: Table, scope: Scope) -> list[int]:
    """Whoever is accused most, all who tie, in turn order."""
    by: tuple[int, ...] = scope[slots.ACCUSED]
    most = max([by.count(seat) for seat in by], default=0)
    return [seat for seat in in_turn_order(game) if most and by.count(seat) == most]


MOST_ACCUSED: Final = SomePlayers("whoever is accused by most players (all who tie)", most_accused)


@dataclass(frozen=True, eq=False)
class AccuseUnseen(Question):
    """Every player accuses another one; nobody sees whom before all have done so."""

    follows: Let

    def prompt(self, game: Table, decision: Decision) -> str:
        return asking(game, said("Whom do you accuse?"))

    def label(self, game: Table, option: Option) -> str:
        return said("Accuse {player}", player=game.rules.player(game, option.amount))

    def topic(self, game: Table, decision: Decision) -> Topic:
        return ACCUSE_TOPIC

    def next_seat(self, game: Table) -> int:
        accused = game.state.accused
        return next((seat for seat in in_turn_order(game) if accused[seat] < 0), -1)

    def step(self, game: Table, frame: Frame) -> None:
        if game.state.seats > 1 and self.next_seat(game) >= 0:
            super().step(game, frame)
            return
        scope = frame.scope
        game.state.frames.pop()
        scope[slots.ACCUSED] = tuple(game.state.accused) if game.state.seats > 1 else ()
        game.take_place(Event(ACCUSE, seat=scope.you))
        self.follows.enter(game, scope)

    def ask(self, game: Table, frame: Frame) -> Decision:
        seat = self.next_seat(game)
        others = [(seat + step) % game.state.seats for step in range(1, game.state.seats)]
        return Decision(seat, [Option("accuse", amount=one) for one in others], about=self, sealed=True)

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        game.take_place(Event(POINT, seat=self.next_seat(game), amount=option.amount))

    def words(self, say: Say) -> str:
        accuse = say.phrase("all players accuse another player at once")
        return say.in_turn([accuse, self.follows.words(say)])


def accuse(*effects: Node) -> AccuseUnseen:
    """It befalls the player whom most accuse."""
    return AccuseUnseen(let(MOST_ACCUSED, do(*effects)))
