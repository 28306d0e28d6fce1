"""Values that change: timestamped, layered, with durations.

`value(card, stat)` = printed, then what sets it, then counters, then changes in the order of their stamps, and
never less than the game lets it be. Keywords,
traits, costs and powers are values too. Prohibitions and permissions are kept the same way under the name of their
verb (see `relations`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from mypy_extensions import mypyc_attr

from longbox.engine.frames import Node, Scope
from longbox.engine.language import said
from longbox.engine.slots import Slot

if TYPE_CHECKING:
    from longbox.engine.cards import Instance
    from longbox.engine.effects.abilities import Power, Static, Trigger
    from longbox.engine.game import Game
    from longbox.engine.state import State

SET: Final = 0
ADD: Final = 1
FUNCTION: Final = 2

LAST: Final = 1 << 60
"""Later than any stamp."""

POWERS: Final = "powers"
"""The value that the powers of a card are: see `lending`."""

Until = tuple[str, int]
"""When something ends: the name of a moment and what it is about, e.g. ("combat", 12) or ("stunned", card)."""

Standing = tuple[int, int, "Power"]
"""A continuous power that is on: the card that has it, the card that it comes from, and the power."""


class Modifier:
    """A lasting change to one stat of some cards. Never changed once made.

    It binds to the cards found when it was made, each as (card, arrival): a card that left and came back is a new
    object. `follows` keeps it on the card through all zones. One that is bound to no card changes whichever cards its
    `power`, a continuous power left behind by an effect, speaks of; `amount` is then the seat it speaks for.
    """

    __slots__ = ("amount", "bound", "follows", "op", "power", "source", "stamp", "stat", "until")

    def __init__(
        self,
        stat: str,
        op: int,
        amount: Any,
        bound: tuple[tuple[int, int], ...],
        until: Until,
        stamp: int,
        source: int,
        follows: bool = False,
        power: Power | None = None,
    ) -> None:
        self.stat = stat
        self.op = op
        self.amount = amount
        self.bound = bound
        self.until = until
        self.stamp = stamp
        self.source = source
        self.follows = follows
        self.power = power

    def binds(self, game: Game[Any], card: int) -> bool:
        arrival = game.state.arrival[card]
        return any(one == card and (self.follows or when == arrival) for one, when in self.bound)


class DelayedTrigger:
    """A trigger that an effect left behind: "this turn, when ..." or "at the end of ...". Never changed once made."""

    __slots__ = ("once", "power", "source", "stamp", "until", "vars", "you")

    def __init__(
        self,
        power: Trigger,
        source: int,
        you: int,
        until: Until,
        once: bool,
        stamp: int,
        vars: tuple[tuple[Slot, Any], ...],
    ) -> None:
        self.stamp = stamp
        self.power = power
        self.source = source
        self.you = you
        self.until = until
        self.once = once
        self.vars = vars


def value(game: Game[Any], card: int, stat: str) -> int:
    """What a stat of a card is now, where something may change it."""
    key = (card, stat)
    game.refresh()
    known = game.cache.get(key)
    if known is None:
        known = game.cache[key] = sum_of_changes(game, card, stat)
    return known


def sum_of_changes(game: Game[Any], card: int, stat: str) -> int:
    """The value by plain addition, where nothing sets or transforms it: the same as the sum of `parts`, but quicker."""
    total = game.rules.printed(game, card, stat) + game.rules.counters(game, card, stat)
    for _, op, amount, _ in changes_to(game, card, stat):
        if op != ADD:
            return sum(part.amount for part in parts(game, card, stat))
        total += amount
    least = game.rules.floor(game, card, stat)
    return total if least is None else max(least, total)


class Part:
    """One summand of a value, with the card it comes from (-1: printed, -2: counters, -3: the least it can be)."""

    __slots__ = ("amount", "source")

    def __init__(self, amount: int, source: int) -> None:
        self.amount = amount
        self.source = source


PRINTED: Final = -1
COUNTERS: Final = -2
LEAST: Final = -3


def parts(game: Game[Any], card: int, stat: str, before: int | None = None) -> list[Part]:
    """How a value comes about, in order: what `explain` shows and `value` adds up.

    With `before`, only changes older than that stamp count: what a switch exchanges is what it found. What sets the
    base counts in any case, as counters do: when the base changes, all is reckoned anew from there.
    """
    changes = sorted(changes_to(game, card, stat), key=lambda change: change[0])
    found = [Part(game.rules.printed(game, card, stat), PRINTED)]
    for _, op, amount, source in changes:
        if op == SET:
            found = [Part(amount, source)]
    counters = game.rules.counters(game, card, stat)
    if counters:
        found.append(Part(counters, COUNTERS))
    for stamp, op, amount, source in changes:
        if before is not None and stamp >= before:
            break
        if op == ADD and amount:
            found.append(Part(amount, source))
        elif op == FUNCTION:
            total = sum(part.amount for part in found)
            found.append(Part(amount.change(game, card, total, stamp) - total, source))
    least = game.rules.floor(game, card, stat)
    below = 0 if least is None else least - sum(part.amount for part in found)
    if below > 0:
        found.append(Part(below, LEAST))
    return found


def value_before(game: Game[Any], card: int, stat: str, stamp: int) -> int:
    return sum(part.amount for part in parts(game, card, stat, stamp))


class Sum(NamedTuple):
    """A value and how it comes about, each part with its words."""

    total: int
    parts: tuple[tuple[int, str], ...]

    def __str__(self) -> str:
        return f"{self.total} = " + " + ".join(f"{amount} {words}" for amount, words in self.parts)


def explain(game: Game[Any], card: int, stat: str) -> Sum:
    found = parts(game, card, stat)
    told = tuple([(part.amount, origin(game, card, stat, part.source)) for part in found])
    return Sum(sum(amount for amount, _ in told), told)


def origin(game: Game[Any], card: int, stat: str, source: int) -> str:
    """Where a part of a value comes from, in words."""
    if source == PRINTED:
        return said("printed")
    if source == COUNTERS:
        return said("from counters")
    if source == LEAST:
        return said("as it is never below {number}", number=game.rules.floor(game, card, stat))
    return game.face(source).name


@mypyc_attr(allow_interpreted_subclasses=True)
class Function(Node):
    """A change that is no addition: switch two stats, double, go back to the printed value. One that is the `last`
    comes after all others, whatever their stamps: a bound on what has come of them."""

    last: bool = False

    def change(self, game: Game[Any], card: int, total: int, stamp: int) -> int:
        raise NotImplementedError(f"{type(self).__name__} does not say what it changes")


def changes_to(game: Game[Any], card: int, stat: str) -> list[tuple[int, int, Any, int]]:
    """The changes that hold for a card now, as (stamp, op, amount, source)."""
    state: State = game.state
    found: list[tuple[int, int, Any, int]] = []
    for change in state.modifiers.get(stat, ()):
        if change.binds(game, card):
            found.append((change.stamp, change.op, change.amount, change.source))
        elif not change.bound and change.power is not None:
            left = cast("Static", change.power)
            scope = Scope(change.amount, change.source)
            if left.holds(game, scope) and left.to.match(game, scope, card):
                found.append((change.stamp, left.op, left.worth(game, scope, card), change.source))
    if stat not in state.statics and not state.alters_powers:
        return found
    for holder, origin, power in standing(game, stat):
        static = cast("Static", power)
        scope = Scope(state.controller[holder], holder)
        if static.holds(game, scope) and static.to.match(game, scope, card):
            stamp = max(state.arrival[holder], state.arrival[origin])
            if static.op == FUNCTION and static.amount.last:
                stamp = LAST
            found.append((stamp, static.op, static.worth(game, scope, card), origin))
    return found


def standing(game: Game[Any], stat: str) -> list[Standing]:
    """The continuous powers about a stat that are on now."""
    if not game.alters_powers:
        return [
            (card, card, power)
            for card in game.state.statics.get(stat, ())
            for power in game.face(card).statics
            if power.stat == stat and game.rules.functions(game, card, power)
        ]
    game.refresh()
    known = game.standing.get(stat)
    if known is None:
        listed = game.state.statics.get(stat, ())
        known = game.standing[stat] = [
            (card, card if instance.origin < 0 else instance.origin, instance.power)
            for card in speakers(game, listed)
            for instance in game.instances(card)
            if instance.power.stat == stat and speaks_here(game, card, instance.power)
        ]
    return known


def speaks_here(game: Game[Any], card: int, power: Power) -> bool:
    """Whether a power of a card works where the card lies."""
    return power.works_in(game.rules.zones.of[game.state.zone[card]])


def speakers(game: Game[Any], listed: tuple[int, ...]) -> list[int]:
    """The cards whose powers may speak while powers are given and taken: those in play, those that are listed because
    of what is printed on them, and those that were given something wherever they lie."""
    found = game.in_play()
    in_play, zone_of = game.rules.zones.in_play, game.state.zone
    for card in listed:
        if card >= 0 and not in_play[zone_of[card]] and card not in found:
            found.append(card)
    for change in game.state.modifiers.get(POWERS, ()):
        for card, _ in change.bound:
            if not in_play[zone_of[card]] and card not in found:
                found.append(card)
    return found


def instances(game: Game[Any], card: int) -> tuple[Instance, ...]:
    """The powers that a card has now, printed and come by."""
    state: State = game.state
    if state.face_down[card]:
        return ()
    if not state.alters_powers:
        return game.face(card).instances
    game.refresh()
    known = game.powers.get(card)
    if known is None:
        known = game.powers[card] = game.rules.powers(game, card)
    return known
