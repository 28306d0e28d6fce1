"""Doing without what an enemy would do: its Fight and Ambush effects cancelled."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.effects.abilities import Moment, Trigger
from longbox.engine.effects.conditions import ALWAYS, Condition
from longbox.engine.effects.verbs import Verb
from longbox.engine.frames import Node, Scope
from longbox.engine.words import Say
from longbox.games.legendary.chapters.city import AMBUSH_EFFECT
from longbox.games.legendary.chapters.defeating import FIGHT_EFFECT
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import HAND, PLAYED
from longbox.games.legendary.vocabulary.lasting import Instead, LeaveTrigger, cancel


@dataclass(frozen=True, eq=False)
class InYourFight(Condition):
    """You fight the enemy, instead of defeating it by an effect."""

    def holds(self, game: Table, scope: Scope) -> bool:
        event = scope.event
        return event is not None and event.seat == scope.you and event.manner == "fight"

    def words(self, say: Say) -> str:
        return "you fight"


@dataclass(frozen=True, eq=False)
class CancelIt(Verb):
    """The event that is answered does not happen."""

    def apply(self, game: Table, scope: Scope) -> None:
        cancel(game, scope)

    def words(self, say: Say) -> str:
        return "cancel it"


@dataclass(frozen=True, eq=False)
class MayCancelFightEffects(LeaveTrigger):
    trigger: Trigger = Trigger(
        Moment(FIGHT_EFFECT, True, InYourFight(), "when an enemy you fight would have a Fight effect"),
        CancelIt(),
        forced=False,
    )

    def words(self, say: Say) -> str:
        return f"for the rest of the turn, {self.trigger.moment.words(say)}, you may {self.trigger.effect.words(say)}"


def instead_of_an_ambush(effect: Node) -> Trigger:
    """From hand, or played on your own turn."""
    moment = Moment(AMBUSH_EFFECT, True, ALWAYS, "when an Ambush effect would take place")
    return Trigger(moment, Instead(effect), forced=False, where=(HAND.name, PLAYED.name))
