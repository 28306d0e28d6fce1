"""The text of a card in parts: what stands before each sentence, symbols, and the words that the glossary explains."""

from __future__ import annotations

from typing import NamedTuple

from longbox.engine.tongue import HEAD, TITLE, WHEN, Mark, read


class Piece(NamedTuple):
    """Some words of a text. `term` is the glossary's id of what they mean, if it knows them; `symbol` the name of the
    symbol that they stand for."""

    words: str
    term: str = ""
    symbol: str = ""


class Heading(NamedTuple):
    """What stands before a sentence. `kind` is "title" for the name of a power, "when" for the time at which it may be
    used, "symbol" for what it takes."""

    kind: str
    words: str
    term: str = ""
    symbol: str = ""


class Line(NamedTuple):
    """A line of a text: an ability."""

    headings: tuple[Heading, ...]
    pieces: tuple[Piece, ...]


KINDS = {TITLE: "title", WHEN: "when"}
SYMBOL = "["
"""How the form of a symbol begins, in which it is written where no symbol can be drawn."""


def lines(text: str, terms: dict[str, str]) -> tuple[Line, ...]:
    """A marked text in its parts. `terms`: the id of each form that the glossary knows."""
    return tuple([line(one, terms) for one in text.split("\n") if one])


def line(marked: str, terms: dict[str, str]) -> Line:
    said, marks = read(marked)
    body = next((mark.end + len(": ") for mark in marks if mark.form == HEAD), 0)
    headings = [heading(said, mark, marks, terms) for mark in marks if mark.end < body and is_heading(mark)]
    return Line(tuple(headings), pieces(said, body, [mark for mark in marks if mark.start >= body], terms))


def is_heading(mark: Mark) -> bool:
    return mark.form in KINDS or mark.form.startswith(SYMBOL)


def heading(said: str, mark: Mark, marks: list[Mark], terms: dict[str, str]) -> Heading:
    """A part before a sentence; a time is explained by the term in it."""
    words = said[mark.start : mark.end]
    if mark.form.startswith(SYMBOL):
        return Heading("symbol", words, terms.get(mark.form, ""), symbol_of(mark.form))
    within = [one for one in marks if mark.start <= one.start and one.end <= mark.end and one.form in terms]
    return Heading(KINDS[mark.form], words, terms[within[0].form] if within else "")


def pieces(said: str, start: int, marks: list[Mark], terms: dict[str, str]) -> tuple[Piece, ...]:
    found: list[Piece] = []
    at = start
    for mark in sorted(marks, key=lambda one: (one.start, -one.end)):
        if mark.start < at:
            continue  # a term within a longer one
        if mark.start > at:
            found.append(Piece(said[at : mark.start]))
        symbol = symbol_of(mark.form) if mark.form.startswith(SYMBOL) else ""
        found.append(Piece(said[mark.start : mark.end], terms.get(mark.form, ""), symbol))
        at = mark.end
    if at < len(said):
        found.append(Piece(said[at:]))
    return tuple(found)


def symbol_of(form: str) -> str:
    """ "[Skill]" stands for the symbol "Skill"."""
    return form[1:-1]
