"""What is in progress: nodes, the frames that wait on them, and the scope in which they speak.

A node is an immutable piece of behaviour: an effect on a card, a step of the turn. Running one puts a `Frame` on
the stack; a frame is a node, how far it has come, and its scope. The stack is part of the state, so a game can stop
at any decision, be copied there and go on elsewhere.
"""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from longbox.engine.slots import Slot

if TYPE_CHECKING:
    from longbox.engine.events import Event
    from longbox.engine.game import Game
    from longbox.engine.words import Say


@mypyc_attr(acyclic=True, free_list_len=1)
class Scope:
    """What the words of one effect refer to: you, this card, the event answered, and what was chosen on the way."""

    __slots__ = ("event", "source", "vars", "you")

    def __init__(
        self, you: int, source: int = -1, event: Event | None = None, vars: dict[Slot, Any] | None = None
    ) -> None:
        self.you = you
        self.source = source
        self.event = event
        self.vars: dict[Slot, Any] = {} if vars is None else vars

    def clone(self, memo: dict[int, Any]) -> Scope:
        known = memo.get(id(self))
        if known is None:
            copy = Scope(self.you, self.source, vars=self.vars.copy())
            memo[id(self)] = copy
            copy.event = None if self.event is None else self.event.clone(memo)
            return copy
        assert isinstance(known, Scope)
        return known

    def child(self, you: int) -> Scope:
        """The same effect, spoken to another seat."""
        return Scope(you, self.source, self.event, self.vars.copy())

    def __getitem__(self, slot: Slot) -> Any:
        return self.vars[slot]

    def __setitem__(self, slot: Slot, value: Any) -> None:
        self.vars[slot] = value


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """A node at work: `at` counts its steps, `data` is what it must remember between them (plain values only)."""

    __slots__ = ("at", "data", "node", "scope")

    def __init__(self, node: Node, scope: Scope, data: Any = None) -> None:
        self.node = node
        self.scope = scope
        self.at = 0
        self.data = data

    def clone(self, memo: dict[int, Any]) -> Frame:
        new = Frame(self.node, self.scope.clone(memo), self.data)
        new.at = self.at
        return new


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """A piece of behaviour. `step` does the next bit of it and takes its frame off the stack when it is through.

    Classes of nodes are frozen dataclasses that compare by identity: their fields are the parts they are built from.
    """

    def enter(self, game: Game[Any], scope: Scope) -> None:
        """Start: a node that never waits does its work here and needs no frame."""
        game.state.frames.append(Frame(self, scope))

    def step(self, game: Game[Any], frame: Frame) -> None:
        raise NotImplementedError(f"{type(self).__name__} does not say how to step")

    def possible(self, game: Game[Any], scope: Scope) -> bool:
        """Whether it could change anything now: some games let nobody start what can't."""
        return True

    def payable(self, game: Game[Any], scope: Scope) -> bool:
        """Whether all of it could be done now, so that something can be paid for with it."""
        return self.possible(game, scope)

    def is_gift(self, game: Game[Any], scope: Scope) -> bool:
        """Whether it surely gives its player something now, and nobody would rather do without it."""
        return False

    def words(self, say: Say) -> str:
        raise NotImplementedError(f"{type(self).__name__} does not say its words")

    def goes_on(self, say: Say) -> Say:
        """The speech of what follows it, which need not say again what it has said."""
        return say

    def children(self) -> list[Node]:
        """The nodes that this one is built from, in order: what an address in a saved position counts."""
        found: list[Node] = []
        for part in fields(self):  # type: ignore[arg-type]
            value = getattr(self, part.name)
            found += [one for one in (value if isinstance(value, tuple) else (value,)) if isinstance(one, Node)]
        return found
