"""Dividing: so many points of something (damage, counters), each laid on one of several cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from longbox.engine.decision import Decision, Group, Option
from longbox.engine.effects.amounts import Number, count
from longbox.engine.effects.nouns import Chooser, Noun
from longbox.engine.frames import Frame, Scope
from longbox.engine.slots import SHARES, Slot
from longbox.engine.words import Say

if TYPE_CHECKING:
    from longbox.engine.game import Game


@dataclass(frozen=True, eq=False)
class Divided(Noun):
    """Cards among which an amount is divided as a player likes: each of them as often as it has points.

    A division is offered in one order only: a point on a card, then on the same or a later one. So the last card can
    only take all that is left, and an option there lays all of it.
    """

    noun: Noun
    amount: Number
    slot: Slot = SHARES
    by: Chooser | None = None
    asks = True
    repeats = True
    verb = "assign"

    def cards(self, game: Game[Any], scope: Scope) -> list[int]:
        return list(scope.vars.get(self.slot, ()))

    def match(self, game: Game[Any], scope: Scope, card: int) -> bool:
        return self.noun.match(game, scope, card)

    def prepare(self, game: Game[Any], scope: Scope) -> None:
        scope.vars[self.slot] = ()
        game.push_picks(self, scope)

    def ask(self, game: Game[Any], frame: Frame) -> Decision | None:
        scope = frame.scope
        picked: tuple[int, ...] = frame.data
        found = self.among(game, frame)
        total = count(game, scope, self.amount)
        left = total - len(picked)
        if not found or left <= 0:
            return None
        first = found.index(picked[-1]) if picked else 0
        options = [Option(self.verb, (card,)) for card in found[first:-1]]
        options.append(Option(self.verb, (found[-1],) * left))
        seat = scope.you if self.by is None else self.by(game, scope)
        return Decision(seat, options, about=self, group=Group(frame.at, self.verb, picked, total, total))

    def among(self, game: Game[Any], frame: Frame) -> list[int]:
        return self.noun.cards(game, frame.scope)

    def answer(self, game: Game[Any], frame: Frame, option: Option) -> None:
        frame.data = (*frame.data, *option.cards)

    def close(self, game: Game[Any], frame: Frame) -> None:
        frame.scope.vars[self.slot] = frame.data

    def forget_picks(self, frame: Frame) -> None:
        frame.data = ()

    def words(self, say: Say) -> str:
        return say.plural(self.noun)
