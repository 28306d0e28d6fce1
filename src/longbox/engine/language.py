"""What people read, in the language that they read.

Whoever makes words hands over a message, in plain English with places for its parts: `said("{who} attacks {whom}",
who=..., whom=...)`. The message is also its own name: a language knows how it says each of them, in whatever order and
form, and what it does not know stays English. Words are made late, for one reader; in which language is not handed
from function to function but set around it: `with speaking(language): ...`.

Nothing that is kept knows a language. What must be kept before anybody reads it is a `Message`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final


class Language:
    """How messages are said. `messages`: by the English ones; `plurals`: the forms of those that count something, by
    the English form for one, of which `form` tells the right one for a number. `letters`: other letters for all those
    of a message that is not among them."""

    def __init__(
        self,
        code: str,
        name: str,
        *,
        messages: Mapping[str, str] | None = None,
        plurals: Mapping[str, Sequence[str]] | None = None,
        form: Callable[[int], int] = lambda number: int(number != 1),
        letters: Mapping[str, str] | None = None,
    ) -> None:
        self.code = code
        self.name = name
        self.messages = dict(messages or {})
        self.plurals = dict(plurals or {})
        self.form = form
        self.letters = str.maketrans(dict(letters or {}))

    def message(self, english: str) -> str:
        """A message in this language, with the same places for its parts."""
        known = self.messages.get(english)
        return self.lettered(english) if known is None else known

    def plural(self, number: int, one: str, many: str) -> str:
        """A message about so many things."""
        known = self.plurals.get(one)
        return self.lettered(one if number == 1 else many) if known is None else known[self.form(number)]

    def lettered(self, english: str) -> str:
        """A message in other letters, but for the places of its parts."""
        if not self.letters:
            return english
        pieces = english.split("{")
        behind = [
            place + "}" + rest.translate(self.letters) for place, _, rest in (p.partition("}") for p in pieces[1:])
        ]
        return "{".join([pieces[0].translate(self.letters), *behind])


ENGLISH: Final = Language("en", "English")
_SPOKEN: Final[ContextVar[Language]] = ContextVar("language", default=ENGLISH)


def spoken() -> Language:
    """The language that is spoken now."""
    return _SPOKEN.get()


@contextmanager
def speaking(language: Language) -> Iterator[None]:
    """Whatever is said meanwhile, here and in what is called from here, is said in this language."""
    before = _SPOKEN.set(language)
    try:
        yield
    finally:
        _SPOKEN.reset(before)


def speak(language: Language) -> None:
    """From now on everything here is said in this language: for programs with one reader."""
    _SPOKEN.set(language)


def message(english: str) -> str:
    """Marks a message that is said later, so that whoever gathers all messages finds it. It is still to be `said`."""
    return english


def said(message: str, /, **parts: object) -> str:
    """A message with its parts, in the language that is spoken."""
    text = _SPOKEN.get().message(message)
    return text.format_map(parts) if parts else text


def plural(number: int, one: str, many: str, /, **parts: object) -> str:
    """A message that counts: {number} is the number, if it is in it. "{number} card", "{number} cards"."""
    return _SPOKEN.get().plural(number, one, many).format_map({"number": number, **parts})


def listed(items: Sequence[str]) -> str:
    """ "Thor, Hulk and Ant-Man"."""
    return _joined(items, message("{first} and {last}"))


def either(items: Sequence[str]) -> str:
    """ "Thor, Hulk or Ant-Man"."""
    return _joined(items, message("{first} or {last}"))


def _joined(items: Sequence[str], two: str) -> str:
    if len(items) < 2:
        return "".join(items)
    return said(two, first=in_a_row(items[:-1]), last=items[-1])


def in_a_row(items: Sequence[str]) -> str:
    """ "Thor, Hulk, Ant-Man"."""
    row = "".join(items[:1])
    for item in items[1:]:
        row = said("{first}, {second}", first=row, second=item)
    return row


def capital(text: str) -> str:
    """A text with a capital at its start."""
    return text[:1].upper() + text[1:]


class Player:
    """A player in a message that is kept: what each reader calls them is known when it is read."""

    __slots__ = ("seat",)
    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and self.seat == other.seat

    def __hash__(self) -> int:
        return hash(self.seat)

    def __repr__(self) -> str:
        return f"Player({self.seat})"

    def __str__(self) -> str:
        return said("player {number}", number=self.seat + 1)


Part = object
"""What fills a place of a message that is kept: a name, a number, a player, another message, anything else that says
itself by `str()`, or several of these."""


class Message:
    """A message with its parts, to be said when somebody reads it: `str()` says it. `yours`: how it is said to the
    player whom it is about ({who}), where that differs. `many`: how it is said where {number} is not one."""

    __slots__ = ("many", "parts", "text", "yours")
    __match_args__ = ("text", "parts", "yours", "many")

    def __init__(
        self,
        text: str,
        parts: Mapping[str, Part] | Sequence[Sequence[Part]] = (),
        yours: str = "",
        many: str = "",
    ) -> None:
        pairs = parts.items() if isinstance(parts, Mapping) else [(pair[0], pair[1]) for pair in parts]
        self.text = text
        self.parts: tuple[tuple[str, Part], ...] = tuple([(str(name), part) for name, part in pairs])
        self.yours = yours
        self.many = many

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.text, self.parts, self.yours, self.many) == (
            other.text,
            other.parts,
            other.yours,
            other.many,
        )

    def __hash__(self) -> int:
        return hash((self.text, self.parts, self.yours, self.many))

    def __repr__(self) -> str:
        return f"Message({self.text!r}, {self.parts!r}, {self.yours!r}, {self.many!r})"

    def __bool__(self) -> bool:
        return bool(self.text)

    def __str__(self) -> str:
        return self.told(str, lambda seat: False)

    def told(self, call: Callable[[Player], str], is_you: Callable[[int], bool]) -> str:
        """The message in words for one reader, with what players are called in front of them."""
        given = dict(self.parts)
        parts = {name: _told(part, call, is_you) for name, part in self.parts}
        number = given.get("number")
        if self.many and isinstance(number, int):
            return plural(number, self.text, self.many, **parts)
        about = given.get("who")
        yours = self.yours and isinstance(about, Player) and is_you(about.seat)
        return said(self.yours if yours else self.text, **parts)


NOTHING: Final = Message("")


def _told(part: Part, call: Callable[[Player], str], is_you: Callable[[int], bool]) -> str:
    if isinstance(part, Message):
        return part.told(call, is_you)
    if isinstance(part, Player):
        return call(part)
    if isinstance(part, (tuple, list)):
        return listed([_told(one, call, is_you) for one in part])
    return str(part)
