"""Messages that stand in the sources of the page, found by a pattern: said("…"), plural(n, "…", "…"), pieces("…")."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from longbox.languages.in_python import Found

CALL: Final = re.compile(r"(?<![\w.])(said|plural|pieces)\(")
TEXT: Final = re.compile(r"""'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\$]|\\.)*)`""")
ESCAPED: Final = re.compile(r"\\(u[0-9a-fA-F]{4}|.)", re.DOTALL)
LETTERS: Final = {"n": "\n", "t": "\t"}
OPENING, CLOSING = "([{", ")]}"


def messages_in(file: Path, root: Path) -> Iterator[Found]:
    """All messages of a file of the page, in its order."""
    source = file.read_text("utf-8")
    where = file.relative_to(root).as_posix()
    for call in CALL.finditer(source):
        line = source.count("\n", 0, call.start()) + 1
        given = arguments(source, call.end())
        counts = call[1] == "plural" and len(given) > 2
        one = texts(given[1] if counts else given[0])
        many = texts(given[2]) if counts else [""] * len(one)
        yield from (Found(single, several, where, line) for single, several in zip(one, many, strict=False) if single)


def arguments(source: str, start: int) -> list[str]:
    """The sources of a call's arguments, from behind its bracket on."""
    found = [""]
    depth, at = 0, start
    while at < len(source):
        text = TEXT.match(source, at)
        piece = text[0] if text else source[at]
        at += len(piece)
        if piece in CLOSING and depth == 0:
            break
        depth += (piece in OPENING) - (piece in CLOSING)
        if piece == "," and depth == 0:
            found.append("")
        else:
            found[-1] += piece
    return found


def texts(argument: str) -> list[str]:
    """The texts that an argument may be: one, one in several pieces, or one or the other as something is so."""
    _, question, chosen = argument.partition("?")
    if TEXT.match(argument.strip()) is None and question and len(ways := outside_texts(chosen, ":")) == 2:
        return [text for way in ways for text in texts(way)]
    pieces = outside_texts(argument, "+")
    read = [TEXT.fullmatch(piece.strip()) for piece in pieces]
    return ["".join(unescaped(one) for one in read if one)] if all(read) else []


def outside_texts(source: str, sign: str) -> list[str]:
    """A source in pieces between which a sign stands that is in no text."""
    found = [""]
    at = 0
    while at < len(source):
        text = TEXT.match(source, at)
        piece = text[0] if text else source[at]
        at += len(piece)
        if piece == sign:
            found.append("")
        else:
            found[-1] += piece
    return found


def unescaped(text: re.Match[str]) -> str:
    written = next(one for one in text.groups() if one is not None)
    return ESCAPED.sub(lambda sign: letter(sign[1]), written)


def letter(sign: str) -> str:
    return chr(int(sign[1:], 16)) if len(sign) == 5 else LETTERS.get(sign, sign)
