"""Powers that cards have from others, and powers that they have lost.

What gives or takes powers changes the value "powers" of cards (see `modifiers`), for a while or as long as a card says
so: `ADD` gives the powers in its amount, `FUNCTION` takes those that its amount, a `Loss`, means. As long as there is
any such change (`state.alters_powers`), who listens, what stands and what a card can do is asked of the powers that
cards have now; else of those that are printed on them, which cost nothing to find.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from mypy_extensions import mypyc_attr

from longbox.engine.cards import Instance
from longbox.engine.frames import Node, Scope
from longbox.engine.modifiers import ADD, POWERS

if TYPE_CHECKING:
    from longbox.engine.effects.abilities import Power, Static
    from longbox.engine.game import Game
    from longbox.engine.state import State

AT_MOST: Final = 8
"""So many powers one change can give: the numbers by which their uses are counted lie so far apart."""

Change = tuple[int, int, Any, int, int]
"""When it began, what kind of change it is, which powers, from which card, and a number that no other change from that
card has."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Loss(Node):
    """Which powers a card loses."""

    def takes(self, power: Power) -> bool:
        raise NotImplementedError(f"{type(self).__name__} does not say what it takes")


def powers_now(game: Game[Any], card: int, own: tuple[Instance, ...]) -> tuple[Instance, ...]:
    """The powers of a card that has these by itself, once all that gives and takes has been reckoned in its order. To
    have one and the same power twice is to have it once."""
    changes = changes_of(game, card)
    if not changes:
        return own
    found = list(own)
    for _, op, amount, source, number in sorted(changes, key=beginning):
        if op != ADD:
            found = [one for one in found if not amount.takes(one.power)]
            continue
        for place, power in enumerate(amount):
            if power not in [one.power for one in found]:
                found.append(Instance(power, source, number * AT_MOST + place))
    return tuple(found)


def beginning(change: Change) -> int:
    return change[0]


def changes_of(game: Game[Any], card: int) -> list[Change]:
    """What gives powers to a card or takes them. Only what is printed gives for as long as it lies there: what a card
    has been given gives nothing on."""
    state: State = game.state
    found: list[Change] = []
    for change in state.modifiers.get(POWERS, ()):
        if change.binds(game, card):
            found.append((change.stamp, change.op, change.amount, change.source, change.stamp))
        elif not change.bound and change.power is not None:
            left = cast("Static", change.power)
            scope = Scope(change.amount, change.source)
            if left.holds(game, scope) and left.to.match(game, scope, card):
                found.append((change.stamp, left.op, left.amount, change.source, change.stamp))
    for holder in state.statics.get(POWERS, ()):
        scope = Scope(game.rules.power_seat(game, holder), holder)
        for instance in game.face(holder).instances:
            if instance.power.stat == POWERS:
                static = cast("Static", instance.power)
                if static.holds(game, scope) and static.to.match(game, scope, card):
                    number = -1 - instance.ordinal
                    found.append((state.arrival[holder], static.op, static.amount, holder, number))
    return found
