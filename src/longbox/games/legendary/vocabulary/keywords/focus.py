"""Focus: Recruit turned into an effect, as often as it lasts."""

from __future__ import annotations

from dataclasses import dataclass, field

from longbox.engine.cards import Instance
from longbox.engine.effects.flow import do
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event
from longbox.engine.frames import Node, Scope
from longbox.engine.language import message
from longbox.engine.words import Say, sentence
from longbox.games.legendary.chapters.points import PAY_FOR_EFFECT
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.abilities import AfterPlay, instances
from longbox.games.legendary.table.state import Table


@dataclass(frozen=True, eq=False)
class Focus(AfterPlay):
    """Pay Recruit, and something happens. `times`: how often in a turn, where that is limited."""

    cost: int
    gives: Node
    effect: Node = field()
    times: int = 0
    verb = "focus"
    elsewhere = message("only a card that you have played this turn can focus")
    unable = message("it can't be paid for, or was used as often as it may be")
    played_rule = "LG-KW-FOCUS-01"
    rule = "LG-KW-FOCUS-02"

    def possible(self, game: Table, scope: Scope) -> bool:
        if game.state.recruit < self.cost:
            return False
        return not self.times or game.uses(scope.source, self.instance(game, scope), "turn") < self.times

    def instance(self, game: Table, scope: Scope) -> Instance:
        """This ability as the play has it; each card counts its own uses."""
        definition = game.state.plays[scope[slots.PLAY]].definition
        return next(one for one in instances(game, scope.source, definition) if one.power is self)

    def says(self, say: Say) -> str:
        return say.phrase("{gives} ({cost} {Recruit})", gives=self.gives, cost=self.cost)

    def words(self, say: Say) -> str:
        often = say.phrase("up to {times} times" if self.times else "as often as you like", times=self.times)
        price = say.phrase("for {cost} {Recruit}, {often} this turn", cost=self.cost, often=often)
        does = say.phrase("{gives} ({price})", gives=sentence(self.gives.words(say)), price=sentence(price))
        return say.labelled(say.phrase("{Focus} {cost}", cost=self.cost), does)


@dataclass(frozen=True, eq=False)
class PayToFocus(Verb):
    """Spend the Recruit, and count the use where uses are limited. This is no recruiting."""

    cost: int
    limited: bool

    def apply(self, game: Table, scope: Scope) -> None:
        if self.limited:
            definition = game.state.plays[scope[slots.PLAY]].definition
            focus = next(one for one in instances(game, scope.source, definition) if isinstance(one.power, Focus))
            game.mark_used(scope.source, focus, "turn")
        game.happen(Event(PAY_FOR_EFFECT, seat=scope.you, card=scope.source, amount=self.cost))

    def words(self, say: Say) -> str:
        return say.phrase("pay {cost} {Recruit}", cost=self.cost)


def focus(cost: int, *effects: Node, times: int = 0) -> Focus:
    gives = do(*effects)
    return Focus(cost, gives, do(PayToFocus(cost, bool(times)), gives), times)
