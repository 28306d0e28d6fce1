"""What was paid for a card, and cards that ask about it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from longbox.engine.effects.conditions import Condition
from longbox.engine.frames import Node, Scope
from longbox.engine.words import Say
from longbox.games.champions.table import slots
from longbox.games.champions.table.kinds import NO_ICONS, RESOURCES, WILD, Icons
from longbox.games.champions.table.state import Champions


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class PaidWith(Condition):
    """A resource of a type was spent on this card."""

    kind: int

    def holds(self, game: Champions, scope: Scope) -> bool:
        paid: Icons = scope.vars.get(slots.PAID, NO_ICONS)
        return includes(paid, self.kind)

    def words(self, say: Say) -> str:
        return say.phrase("you paid with {a} resource", a=say.article(say.term(RESOURCES[self.kind])))


def includes(icons: Icons, kind: int) -> bool:
    """Whether there is a resource of a type among these; a wild one counts as the type its player likes."""
    return icons[kind] + icons[WILD] > 0


def asked_about(nodes: Iterable[Node]) -> tuple[int, ...]:
    """The types of resources that some behaviour asks about."""
    found: dict[int, None] = {}
    for node in nodes:
        if isinstance(node, PaidWith):
            found[node.kind] = None
        found.update(dict.fromkeys(asked_about(node.children())))
    return tuple(found)
