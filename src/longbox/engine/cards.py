"""Card definitions: immutable, shared by all games that are being played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, cast

if TYPE_CHECKING:
    from longbox.engine.effects.abilities import Ability, Occasion, Power

EMPTY: Final[Mapping[str, Any]] = {}


class Instance:
    """A power as some card has it: printed on the card itself (origin -1) or come from another card."""

    __slots__ = ("ordinal", "origin", "power")
    __match_args__: ClassVar = ("power", "origin", "ordinal")

    def __init__(self, power: Power, origin: int, ordinal: int) -> None:
        self.power = power
        self.origin = origin
        self.ordinal = ordinal


class Card:
    """What is printed on a card, or on one face of a card that has several.

    A card may be divided into `halves`, each a card by itself; `whole` is the card that one is a half of. The card is
    such a half only where it was played as that one, and whole again wherever it goes from there (`Game.move`).
    A `silent` card has no power that listens or changes values on its own: the indexes need not know it.
    `number` is its place among all faces of its library, counted from 1; 0: it is in none.
    """

    __slots__ = (
        "actions",
        "copies",
        "faces",
        "facts",
        "halves",
        "id",
        "instances",
        "keywords",
        "kind",
        "name",
        "number",
        "occasions",
        "powers",
        "set",
        "silent",
        "statics",
        "stats",
        "traits",
        "watches",
        "whole",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        kind: str,
        *,
        id: str = "",
        set: str = "",
        copies: int = 1,
        stats: Mapping[str, int] = EMPTY,
        keywords: Mapping[str, int] = EMPTY,
        traits: Iterable[str] = (),
        powers: Iterable[Power] = (),
        faces: Iterable[Card] = (),
        halves: Iterable[Card] = (),
        **facts: Any,
    ) -> None:
        self.name = name
        self.kind = kind
        self.id = id or identifier(name)
        self.number = 0
        self.set = set
        self.copies = copies
        self.stats = dict(stats)
        self.keywords = dict(keywords)
        self.traits = frozenset(traits)
        self.powers = tuple(powers)
        self.faces = tuple(faces)
        self.facts = facts
        self.instances = tuple(Instance(power, -1, number) for number, power in enumerate(self.powers))
        self._number_faces()
        self.watches = tuple(power.watches for power in self.powers if power.watches is not None)
        self.statics = tuple(power for power in self.powers if power.stat)
        self.actions = tuple(one for one in self.instances if one.power.is_action)
        self.occasions = by_occasion(self.powers)
        self.silent: bool = not self.watches and not self.statics and all(face.silent for face in self.faces)
        self.whole: Card | None = None
        self.halves = tuple(halves)
        for half in self.halves:
            half.whole = self
            half.silent = False
        self.read()

    def read(self) -> None:
        """What a game's own kind of card takes from the facts, so that its rules need not look them up by name. Whoever
        adds facts later lets the card read again."""

    def _number_faces(self) -> None:
        """Powers of different faces are different powers: using one does not use up another."""
        number = len(self.powers)
        for face in self.faces:
            for instance in face.instances:
                instance.ordinal = number
                number += 1

    def at(self, occasion: Occasion) -> tuple[Ability, ...]:
        """The abilities that act at an occasion, in printed order."""
        return self.occasions.get(occasion.key, ())

    def fact(self, name: str, default: Any = None) -> Any:
        return self.facts.get(name, default)

    def __repr__(self) -> str:
        return f"<card {self.id}>"


def by_occasion(powers: tuple[Power, ...]) -> dict[str, tuple[Ability, ...]]:
    """Abilities that the rules carry out, by the key of the occasion at which they do."""
    found: dict[str, tuple[Ability, ...]] = {}
    for power in powers:
        for occasion in power.occasions:
            found[occasion.key] = (*found.get(occasion.key, ()), cast("Ability", power))
    return found


class Awaited(NamedTuple):
    """A card that can't be played yet: what is known of it, and in a sentence, a message, what is missing."""

    id: str
    name: str
    set: str
    kind: str
    missing: str


class Library:
    """All cards of a game by id, in the order in which the set files list them."""

    def __init__(self) -> None:
        self._cards: dict[str, Card] = {}
        self._by_name: dict[str, list[Card]] = {}
        self._unlisted: dict[str, Card] = {}
        self._faces = 0

    def add(self, card: Card) -> Card:
        if card.id in self._cards:
            raise ValueError(f"two cards have the id {card.id!r}: give one of them an id of its own")
        self._cards[card.id] = card
        self._by_name.setdefault(card.name, []).append(card)
        for face in card.faces or (card,):
            self._faces += 1
            face.number = self._faces
        return card

    def replace(self, card: Card) -> Card:
        """Take a card in place of the one of its id, to which it adds faces, before any game knows that one."""
        old = self._cards[card.id]
        self._cards[card.id] = card
        namesakes = self._by_name[card.name]
        namesakes[namesakes.index(old)] = card
        for number, face in enumerate(self.faces(), 1):
            face.number = self._faces = number
        return card

    def keep(self, card: Card) -> Card:
        """Know by its id what lies on the table like a card but is none: it is in no list of cards."""
        self._unlisted[card.id] = card
        return card

    def __getitem__(self, id: str) -> Card:
        try:
            return self._cards.get(id) or self._unlisted[id]
        except KeyError:
            raise LookupError(f"there is no card {id!r}{self._near(id)}") from None

    def __contains__(self, id: object) -> bool:
        return id in self._cards

    def __iter__(self) -> Iterator[Card]:
        return iter(self._cards.values())

    def __len__(self) -> int:
        return len(self._cards)

    def faces(self) -> Iterator[Card]:
        """Every face of every card; one with a single face is its own."""
        return (face for card in self for face in card.faces or (card,))

    def named(self, name: str) -> list[Card]:
        return list(self._by_name.get(name, ()))

    def _near(self, id: str) -> str:
        from difflib import get_close_matches

        near = get_close_matches(id, self._cards, n=1)
        return f"; did you mean {near[0]!r}?" if near else ""


@cache
def identifier(name: str) -> str:
    """'Dr. Doom' becomes 'dr-doom'."""
    words = "".join(letter if letter.isalnum() else " " for letter in name.replace("'", "").lower()).split()
    return "-".join(words)
