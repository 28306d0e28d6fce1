"""May x do something to y? Prohibitions and permissions, printed and lasting; can't beats can."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from longbox.engine import modifiers, slots
from longbox.engine.frames import Scope

if TYPE_CHECKING:
    from longbox.engine.effects.abilities import Rule
    from longbox.engine.game import Game
    from longbox.engine.state import State


class Reason(NamedTuple):
    """Why something is not allowed: the rule's id, a sentence, and the cards it is about."""

    rule: str
    text: str
    cards: tuple[int, ...] = ()


STATS: Final[dict[str, str]] = {}
"""These names by the deeds that were asked about, so that a name is made once and not at each look."""


def stat_of(verb: str) -> str:
    """Prohibitions and permissions about a deed are indexed like changes of a stat of this name."""
    stat = STATS.get(verb)
    if stat is None:
        stat = STATS[verb] = "may " + verb
    return stat


def spoken_of(game: Game[Any], verb: str) -> bool:
    """Whether there may be a prohibition or permission about a deed at all; mostly there is none."""
    state: State = game.state
    if not state.statics and not state.modifiers:
        return False
    return game.may_change(stat_of(verb))


def rules_on(game: Game[Any], verb: str, subject: int, object: int) -> list[tuple[int, Rule]]:
    """The prohibitions and permissions that speak about this deed now, with the cards they come from."""
    if not spoken_of(game, verb):
        return []
    key = stat_of(verb)
    state: State = game.state
    found: list[tuple[int, Rule]] = []
    for source, _, power in modifiers.standing(game, key):
        rule = cast("Rule", power)
        if rule.applies(game, Scope(state.controller[source], source), subject, object):
            found.append((source, rule))
    for change in state.modifiers.get(key, ()):
        lasting = cast("Rule", change.power)
        scope = Scope(change.amount, change.source, vars={slots.IT: tuple(card for card, _ in change.bound)})
        bound = bool(change.bound)
        if (not bound or change.binds(game, subject)) and lasting.applies(game, scope, subject, object, bound):
            found.append((change.source, lasting))
    return found


class Ban:
    """A rule that forbids a deed, and the card that it comes from. (No named tuple: compiled, that would ask for the
    class of rules while it is still being made.)"""

    __slots__ = ("rule", "source")

    def __init__(self, source: int, rule: Rule) -> None:
        self.source = source
        self.rule = rule


def forbidden(game: Game[Any], verb: str, subject: int, object: int = -1) -> Ban | None:
    """The first prohibition against a deed, if there is one."""
    if not spoken_of(game, verb):
        return None
    for source, rule in rules_on(game, verb, subject, object):
        if rule.forbids:
            return Ban(source, rule)
    return None


def permitted(game: Game[Any], verb: str, subject: int, object: int = -1) -> bool:
    """Whether something expressly allows a deed that the rules would not."""
    return any(not rule.forbids for _, rule in rules_on(game, verb, subject, object))
