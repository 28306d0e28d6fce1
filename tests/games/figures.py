"""How far the words of cards compose: a vocabulary whose every word is a sentence grows with every card.

python tests/games/figures.py        prints the figures of all games together, as `make words` does
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from functools import partial
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

import longbox
from games.card_files import import_share
from longbox.engine.cards import Card
from longbox.engine.effects.abilities import Liberty
from longbox.engine.effects.adjectives import Adjective, Has, Having
from longbox.engine.effects.amounts import Tally
from longbox.engine.effects.choosing import Extreme
from longbox.engine.effects.conditions import Fact
from longbox.engine.effects.counting import Value
from longbox.engine.effects.deeds import Deed, Does
from longbox.engine.effects.moving import InAnyOrder, Until
from longbox.engine.effects.patterns import Manner, Pattern
from longbox.engine.effects.places import Place
from longbox.engine.effects.related import Compared, Outnumbered
from longbox.engine.effects.some_players import SomePlayers
from longbox.engine.frames import Node
from longbox.registry import rules_of

KEYWORDS = "keywords"
"""A rulebook brings its keywords, not the cards: they are counted apart."""
LEAVES = (Place, Manner, Fact, Tally, Liberty, SomePlayers)
"""Nodes that are a word with its test. Deeds, measures and kinds of events are words, too, but no nodes."""
ROOMS = ("vocabulary", "cards")
"""Where the words of a game's cards are declared."""


@dataclass(frozen=True)
class Figures:
    faces: int
    """Faces with powers."""
    classes: int
    """Classes of nodes that games declare for their cards, without keywords."""
    keywords: int
    """Classes of keywords."""
    leaves: int
    """Objects with a word of their own: adjectives, places, manners, facts, tallies, measures, deeds, event verbs."""
    own: int
    """Faces that use a class which no other face uses."""
    own_leaf: int
    """Faces that use a leaf which no other face uses."""
    author_strings: int
    """Sentences written beside a predicate instead of being put together from words."""

    @property
    def classes_a_face(self) -> float:
        return self.classes / self.faces

    @property
    def words_a_face(self) -> float:
        return (self.classes + self.leaves) / self.faces

    @property
    def faces_with_own_word(self) -> float:
        return self.own / self.faces


def measure() -> Figures:
    used: dict[type[Node], set[str]] = defaultdict(set)
    leaves: dict[object, set[str]] = defaultdict(set)
    strings: set[str] = set()
    faces = 0
    for name, face in faces_of_all_games():
        faces += 1
        for node in nodes_of(face):
            if room_of(type(node)) in ROOMS:
                used[type(node)].add(name)
            for leaf in leaves_of(node):
                leaves[identity(leaf)].add(name)
            said = getattr(node, "say_as", "")
            if said and said != declared_default(type(node), "say_as"):
                strings.add(said)
    declared = [kind for kind in all_kinds(Node) if room_of(kind) in ROOMS and says_something(kind)]
    keywords = [kind for kind in declared if f".{KEYWORDS}" in kind.__module__]
    lonely = {next(iter(names)) for kind, names in used.items() if len(names) == 1 and kind not in keywords}
    with_own_leaf = {next(iter(names)) for names in leaves.values() if len(names) == 1}
    classes = len(declared) - len(keywords)
    return Figures(faces, classes, len(keywords), len(leaves), len(lonely), len(with_own_leaf), len(strings))


def leaves_of(node: Node) -> Iterator[object]:
    """The leaf words in a node: itself, or the verb of a deed or of an event that it speaks of."""
    if isinstance(node, Place) and node.children():
        return  # a place of a player, or its top: a place and a player are words themselves
    if isinstance(node, LEAVES) or (isinstance(node, Adjective) and not parts_of(type(node))):
        yield node
    elif isinstance(node, (Does, InAnyOrder, Until)):
        yield node.deed
    elif isinstance(node, Has):
        yield node.feature
    elif isinstance(node, Pattern):
        yield node.kind
    elif isinstance(node, (Compared, Having, Outnumbered, Value, Extreme)):
        yield node.measure


def identity(leaf: object) -> object:
    """What makes a leaf a word of its own: its test, however many words a function makes of it for icons or spaces; of
    a verb that a function makes for each kind of counter or keyword, what it does."""
    if isinstance(leaf, Deed) and isinstance(leaf.act, partial):
        return leaf.base, getattr(leaf.act.func, "__code__", leaf.act.func)
    test = getattr(leaf, "test", None) or getattr(leaf, "find", None)
    if test is None:
        return id(leaf)
    test = test.func if isinstance(test, partial) else test
    return getattr(test, "__code__", test)


def faces_of_all_games() -> Iterator[tuple[str, Card]]:
    for game in longbox.games():
        for card in rules_of(game).library:
            for number, face in enumerate(card.faces or (card,)):
                if face.powers:
                    yield f"{game}:{card.id}:{number}", face


def nodes_of(face: Card) -> Iterator[Node]:
    waiting: list[Node] = [*face.powers, *(fact for fact in face.facts.values() if isinstance(fact, Node))]
    met: set[int] = set()
    while waiting:
        node = waiting.pop()
        if id(node) not in met:
            met.add(id(node))
            yield node
            waiting += node.children()


def room_of(kind: type) -> str:
    """The room of a game in which a class is declared; "" for the engine's."""
    parts = kind.__module__.split(".")
    return parts[3] if parts[:2] == ["longbox", "games"] and len(parts) > 3 else ""


def parts_of(kind: type) -> list[str]:
    """The fields of a class that are nodes or values to be filled in by a card."""
    named = {"word", "many", "test", "find", "before", "rank", "anywhere", "kinds", "opposite", "of_side"}
    return [field.name for field in fields(kind) if field.name not in named] if is_dataclass(kind) else []


def says_something(kind: type[Node]) -> bool:
    return any("words" in vars(one) or "part" in vars(one) for one in kind.__mro__ if room_of(one) in ROOMS)


def declared_default(kind: type, field_name: str) -> object:
    return next((field.default for field in fields(kind) if field.name == field_name), "") if is_dataclass(kind) else ""


def all_kinds(kind: type[Node]) -> Iterator[type[Node]]:
    for derived in kind.__subclasses__():
        yield derived
        yield from all_kinds(derived)


def main() -> None:
    found = measure()
    rooms = Counter(kind.__module__.split(".")[2] for kind in all_kinds(Node) if room_of(kind) in ROOMS)
    print(f"{found.faces} faces with powers; classes of nodes declared for cards: {dict(rooms)}")
    apart = f"{found.classes}, and {found.keywords} keywords apart"
    print(f"node classes a face        {found.classes_a_face:.2f}   ({apart})")
    print(f"classes and leaves a face  {found.words_a_face:.2f}   ({found.leaves} leaves)")
    print(f"faces with an own word     {found.faces_with_own_word:.1%} ({found.own})")
    print(f"faces with an own leaf     {found.own_leaf / found.faces:.1%} ({found.own_leaf})")
    print(f"author strings             {found.author_strings}")
    print(f"imports in card files      {import_share(longbox.games()):.1%}")


if __name__ == "__main__":
    main()
