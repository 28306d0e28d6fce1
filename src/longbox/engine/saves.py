"""A position as plain data, and back: for snapshots, digests and positions without a past.

Nodes and cards are named by their address: a card by its id, a node by the card or procedure it belongs to and the
way down to it. Everything else in a state is numbers, strings, tuples and a few small records.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from longbox.engine.cards import Card, Instance, Library
from longbox.engine.decision import Question
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.language import Message, Player
from longbox.engine.modifiers import DelayedTrigger, Modifier
from longbox.engine.setup import Result
from longbox.engine.state import State
from longbox.engine.triggers import Answer, FiredTrigger, Pending
from longbox.engine.walking import modules_in

if TYPE_CHECKING:
    from longbox.engine.game import Game
    from longbox.engine.rules import Rules


class Recipe(NamedTuple):
    """How an object is written, by its parts, and made again: from what its class asks for, the rest being set."""

    kind: type[Any]
    parts: tuple[str, ...]
    asked: tuple[str, ...]


MODIFIER: Final = ("amount", "bound", "follows", "op", "power", "source", "stamp", "stat", "until")
DELAYED: Final = ("once", "power", "source", "stamp", "until", "vars", "you")
EVENT: Final = (
    "amount", "answers", "cancelled", "card", "cards", "kind", "manner", "notes", "seat", "source", "target",
)  # fmt: skip
OBJECTS: Final[dict[str, Recipe]] = {
    "Scope": Recipe(Scope, ("event", "source", "vars", "you"), ("you",)),
    "Event": Recipe(Event, EVENT, ("kind",)),
    "Frame": Recipe(Frame, ("at", "data", "node", "scope"), ("node", "scope")),
    "Modifier": Recipe(Modifier, MODIFIER, MODIFIER),
    "DelayedTrigger": Recipe(DelayedTrigger, DELAYED, DELAYED),
}
SMALL: Final = (Answer, FiredTrigger, Instance, Message, Pending, Player, Result)
RECORDS: dict[str, type[Any]] = {kind.__name__: kind for kind in SMALL}
"""Named tuples and other small classes that are made of their parts, in the order of `__match_args__`. Whether two are
one object says nothing: each is written whole."""
ENGINE: Final = "longbox.engine"


class Addresses:
    """The names of all nodes and event kinds that a game's frames can hold: the engine's, those that stand as constants
    in a module of the game, and those of its cards.

    A constant is named by its module, within the game, and its name; if several modules know it, by the first.
    """

    def __init__(
        self, library: Library, package: str, modules: Iterable[ModuleType], records: Iterable[type[Any]] = ()
    ) -> None:
        self.records = RECORDS | {kind.__name__: kind for kind in records}
        self.nodes: dict[str, Node] = {}
        self.names: dict[int, str] = {}
        self.kinds: dict[str, EventKind] = {}
        for module in modules_in(ENGINE):
            self._add_constants(module.__name__.replace(ENGINE, "engine", 1), module)
        for module in modules:
            self._add_constants(module.__name__.removeprefix(f"{package}."), module)
        for name, node in list(self.nodes.items()):
            self._add_children(name, node)
        for card in library:
            self._add_card(card)

    def _add_constants(self, where: str, module: ModuleType) -> None:
        for name, value in sorted(vars(module).items()):
            if isinstance(value, EventKind):
                if self.kinds.setdefault(value.name, value) is not value:
                    raise ValueError(f"two kinds of events are called {value.name!r}: one stands in {where}")
            elif isinstance(value, Node) and id(value) not in self.names:
                self._name(f"{where}.{name}", value)

    def _add_card(self, card: Card) -> None:
        for number, face in enumerate((card, *card.faces)):
            for place, power in enumerate(face.powers):
                self._add(f"{card.id}:{number}:{place}", power)
            for fact, value in face.facts.items():
                if isinstance(value, Node):
                    self._add(f"{card.id}:{number}:{fact}", value)

    def _add(self, name: str, node: Node) -> None:
        if id(node) not in self.names:
            self._name(name, node)
            self._add_children(name, node)

    def _add_children(self, name: str, node: Node) -> None:
        for place, child in enumerate(node.children()):
            self._add(f"{name}/{place}", child)

    def _name(self, name: str, node: Node) -> None:
        self.names[id(node)] = name
        self.nodes[name] = node


class Writer:
    """Turns a position into plain data; an object that is met twice is written once."""

    def __init__(self, addresses: Addresses) -> None:
        self.addresses = addresses
        self.met: dict[int, int] = {}

    def write(self, value: Any) -> Any:
        if value is None or isinstance(value, (int, str, float)):
            return value
        if isinstance(value, Card):
            return ["card", value.id]
        if isinstance(value, EventKind):
            return ["kind", self._kind(value)]
        if isinstance(value, Node):
            return ["node", self._address(value)]
        name = type(value).__name__
        if name in OBJECTS:
            if id(value) in self.met:
                return ["met", self.met[id(value)]]
            self.met[id(value)] = len(self.met)
            return [name, *(self.write(getattr(value, part)) for part in OBJECTS[name].parts)]
        if name in self.addresses.records:
            return [name, *(self.write(getattr(value, part)) for part in type(value).__match_args__)]
        if isinstance(value, (tuple, list)):
            return ["list" if isinstance(value, list) else "tuple", *(self.write(one) for one in value)]
        if isinstance(value, dict):
            return ["dict", *([self.write(key), self.write(one)] for key, one in value.items())]
        raise TypeError(f"a state must not hold a {name}: {value!r}")

    def _kind(self, kind: EventKind) -> str:
        if self.addresses.kinds.get(kind.name) is not kind:
            raise TypeError(f"the event kind {kind.name!r} does not stand as a constant in a module of the game")
        return kind.name

    def _address(self, node: Node) -> str:
        name = self.addresses.names.get(id(node))
        if name is None:
            raise TypeError(
                f"the node {type(node).__name__} has no address: frames may hold only nodes that belong to a card "
                "or stand as a constant in a module of the game"
            )
        return name


class Reader:
    """The other way round."""

    def __init__(self, library: Library, addresses: Addresses) -> None:
        self.library = library
        self.addresses = addresses
        self.met: list[Any] = []

    def read(self, data: Any) -> Any:
        if not isinstance(data, list):
            return data
        tag, *rest = data
        if tag == "card":
            return self.library[rest[0]]
        if tag == "kind":
            return self.addresses.kinds[rest[0]]
        if tag == "node":
            return self.addresses.nodes[rest[0]]
        if tag == "met":
            return self.met[rest[0]]
        if tag in OBJECTS:
            return self._make(OBJECTS[tag], rest)
        if tag == "dict":
            return {self.read(key): self.read(one) for key, one in rest}
        parts = [self.read(one) for one in rest]
        if tag == "list":
            return parts
        record = self.addresses.records.get(tag)
        return tuple(parts) if record is None else record(*parts)

    def _make(self, recipe: Recipe, data: list[Any]) -> Any:
        number = len(self.met)
        self.met.append(None)  # no object holds itself, so nobody asks for it before it is made
        parts = dict(zip(recipe.parts, map(self.read, data), strict=True))
        self.met[number] = new = recipe.kind(**{name: parts.pop(name) for name in recipe.asked})
        for name, value in parts.items():
            setattr(new, name, value)
        return new


def to_plain(game: Game[Any]) -> dict[str, Any]:
    """The whole position."""
    state = game.state
    writer = Writer(game.rules.addresses)
    plain = {field.name: writer.write(getattr(state, field.name)) for field in state.FIELDS if field.saved}
    plain["zones"] = [list(zone) for zone in state.zones]
    plain["frames"] = writer.write(state.frames)
    return plain


def from_plain(rules: Rules, plain: dict[str, Any]) -> Game[Any]:
    from longbox.engine.game import Game

    state: State = rules.new_state(plain["seats"])
    reader = Reader(rules.library, rules.addresses)
    for field in state.FIELDS:
        if field.saved:
            setattr(state, field.name, reader.read(plain[field.name]))
    state.zones = [list(zone) for zone in plain["zones"]]
    state.frames = reader.read(plain["frames"])
    game = Game(rules, state)
    game.index()
    ask_what_was_asked(game)
    return game


def ask_what_was_asked(game: Game[Any]) -> None:
    """A position is written while somebody is being asked: that is asked again, even if one answer alone is left.

    So it may be in a guess at cards unseen, where a player at a choice is given cards that leave him none.
    """
    frames = game.state.frames
    if frames and isinstance(frames[-1].node, Question):
        game.decision = frames[-1].node.ask(game, frames[-1])
    if game.decision is None:
        game.run()


def digest(game: Game[Any]) -> str:
    """A short fingerprint of a position: equal positions have equal ones, on every machine."""
    return fingerprint(to_plain(game))


def fingerprint(plain: dict[str, Any]) -> str:
    """The digest of a position that is plain data already."""
    text = json.dumps(plain, separators=(",", ":"), sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()
