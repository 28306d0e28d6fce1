"""What effects leave behind."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.verbs import Verb
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.vs.chapters.counters import until
from longbox.games.vs.table import slots
from longbox.games.vs.table.state import Vs


@dataclass(frozen=True, eq=False)
class Linger(Verb):
    """Leave a trigger behind, for a turn, a combat, or the `end` of one. `once`: the first time uses it up."""

    trigger: Trigger
    span: str
    once: bool = True

    def apply(self, game: Vs, scope: Scope) -> None:
        vars = {slots.COMBAT: game.state.combat}
        span = "turn" if self.span == "end" else self.span
        game.add_delayed_trigger(self.trigger, scope, until(game, span), once=self.once, vars=vars)

    def words(self, say: Say) -> str:
        moment = self.trigger.moment.words(say).removeprefix("when ")
        effect = self.trigger.effect.words(say)
        if self.span == "combat":
            return f"if in this combat {moment}, {effect}"
        if self.span == "end":
            return f"{self.trigger.moment.words(say)}, {effect}"
        often = "the next time that" if self.once else "whenever"
        return f"{often} {moment} this turn, {effect}"
