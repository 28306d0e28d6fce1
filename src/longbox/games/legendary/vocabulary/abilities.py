"""When a card acts: as it is played, fought or revealed, at a Twist, at a Master Strike."""

from __future__ import annotations

from longbox.engine.effects.amounts import Number
from longbox.engine.effects.conditions import Condition
from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import Noun
from longbox.engine.frames import Node
from longbox.engine.zones import ZoneKind
from longbox.games.legendary.table.abilities import (
    Ambush,
    CountAsVillains,
    Countdown,
    Escape,
    EvilWins,
    Fight,
    FightOnlyIf,
    MasterStrike,
    MoreVictoryPoints,
    OnPlay,
    PlayedOrUsed,
    Superpower,
    ToFight,
    ToPlay,
    TwistAbility,
)
from longbox.games.legendary.vocabulary.conditions import AtLeastEscaped, RunsOut


def on_play(*effects: Node) -> OnPlay:
    return OnPlay(do(*effects))


def superpower(icons: str | tuple[str, ...], *effects: Node) -> Superpower:
    """If cards with these classes or teams were played earlier in the turn."""
    return Superpower((icons,) if isinstance(icons, str) else icons, do(*effects))


def played_or_used(said: str, *effects: Node) -> PlayedOrUsed:
    """When the card is played, and also when it does from hand what it can do instead."""
    return PlayedOrUsed(do(*effects), said)


def to_play(*effects: Node, given: Condition) -> ToPlay:
    """A cost of playing the card."""
    return ToPlay(given, do(*effects))


def fight(*effects: Node) -> Fight:
    return Fight(do(*effects))


def ambush(*effects: Node) -> Ambush:
    return Ambush(do(*effects))


def escape(*effects: Node) -> Escape:
    return Escape(do(*effects))


def to_fight(*effects: Node, given: Condition) -> ToFight:
    """A cost of fighting it, beside its Attack."""
    return ToFight(given, do(*effects))


def fight_only_if(given: Condition) -> FightOnlyIf:
    return FightOnlyIf(given)


def worth_more(amount: Number) -> MoreVictoryPoints:
    return MoreVictoryPoints(amount)


def master_strike(*effects: Node) -> MasterStrike:
    return MasterStrike(do(*effects))


def at_twist(*effects: Node, first: int = 1, last: int = 99) -> TwistAbility:
    """At every Twist, or at those of some numbers."""
    return TwistAbility(do(*effects), first, last)


def count_as_villains(kind: str, name: str, *, gained: bool = False) -> CountAsVillains:
    return CountAsVillains(kind, name, gained)


def evil_wins(when: Countdown) -> EvilWins:
    return EvilWins(when)


def escaped(number: int, noun: Noun) -> AtLeastEscaped:
    return AtLeastEscaped(noun, number)


def runs_out(stack: ZoneKind) -> RunsOut:
    return RunsOut(stack)
