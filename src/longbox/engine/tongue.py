"""What a table calls things: the words of its edition and its side, in the language that is spoken.

Nodes hand their speech messages in plain English with places for their parts, and terms of the rulebook in braces:
"{effect} for each {Villain} in the {city}". A tongue knows how its table says each of them. The plain one says them as
they are written; that of another side or edition exchanges some. What is left is said in the language that is spoken.
"""

from __future__ import annotations

from collections.abc import Mapping
from string import Formatter
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from longbox.engine.language import Message, spoken

SIGN: Final = "\x1f"
END: Final = "\x1e"
"""What stands behind a term in a marked text, and around its length and form, where no reader sees it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Tongue:
    """The messages and terms of a table by those that are written in the code; what is missing says itself."""

    def __init__(
        self,
        terms: Mapping[str, str] | None = None,
        messages: Mapping[str, str] | None = None,
        *,
        edition: str = "",
        side: str = "",
    ) -> None:
        self.terms = dict(terms or {})
        self.messages = dict(messages or {})
        self.edition = edition
        self.side = side

    def message(self, english: str) -> str:
        return spoken().message(self.messages.get(english, english))

    def term(self, form: str) -> str:
        return spoken().message(self.terms.get(form, form))

    def told(self, message: str, /, **parts: object) -> str:
        """A message with its parts in the words of this table; anything else in braces is a term."""
        said = self.message(message)
        return said.format_map(Terms(self, parts)) if "{" in said else said

    def told_of(self, number: int, one: str, many: str, /, **parts: object) -> str:
        """The same of a message that counts; {number} is the number."""
        said = spoken().plural(number, self.messages.get(one, one), self.messages.get(many, many))
        return said.format_map(Terms(self, {"number": number, **parts}))

    def kept(self, message: str, yours: str = "", **parts: object) -> Message:
        """A message in the words of this table, to be said later, in whatever language is spoken then; `yours` is how
        it is said to the player whom it is about ({who})."""
        text, to_you = (self.messages.get(one, one) for one in (message, yours))
        forms = {form for one in (text, to_you) for _, form, _, _ in Formatter().parse(one) if form}
        terms = {form: Message(self.terms.get(form, form)) for form in sorted(forms - parts.keys())}
        return Message(text, {**terms, **parts}, to_you)


class Terms:
    """What stands in the places of a message: the parts that it was given, else the terms of a tongue."""

    def __init__(self, tongue: Tongue, parts: Mapping[str, object]) -> None:
        self.tongue = tongue
        self.parts = parts

    def __getitem__(self, form: str) -> object:
        return self.parts[form] if form in self.parts else self.tongue.term(form)


PLAIN: Final = Tongue()


HEAD: Final = "#head"
TITLE: Final = "#title"
WHEN: Final = "#when"
"""Marks that are no terms: all before a sentence, and in it the name of a power and when it may be used."""


class Mark(NamedTuple):
    """A term in a text, or a part before its sentence: the form in which it is written in the code, and where it
    stands."""

    form: str
    start: int
    end: int


def marked(form: str, said: str) -> str:
    """A term with a mark behind it, so that articles and capitals still see its letters."""
    return f"{said}{SIGN}{len(plain(said))}{SIGN}{form}{END}"


def has_headings(text: str) -> bool:
    """Whether a title, a time or a symbol is marked in what stands before a sentence."""
    return SIGN in text and any(mark.form.startswith(("#", "[")) for mark in read(text)[1])


def plain(text: str) -> str:
    """A marked text without its marks."""
    return read(text)[0] if SIGN in text else text


def read(text: str) -> tuple[str, list[Mark]]:
    """A marked text as it is read, and the terms in it."""
    pieces: list[str] = []
    marks: list[Mark] = []
    at = 0
    for piece in text.split(END):
        said, _, mark = piece.partition(SIGN)
        pieces.append(said)
        at += len(said)
        if mark:
            length, _, form = mark.partition(SIGN)
            marks.append(Mark(form, at - int(length), at))
    return "".join(pieces), marks
