"""The languages that Longbox speaks: English, which stands in the code, and one for each catalogue in this folder.

A catalogue is a file of gettext, `<code>.po`, that `make messages ARGS=<code>` writes and brings up to date
(docs/add_a_language.md). `xx` is a made-up language that marks all that it says: what is not marked was not handed to
a language.
"""

from __future__ import annotations

import gettext
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.resources import files

import polib

from longbox.engine import language as engine
from longbox.engine.language import (
    ENGLISH,
    Language,
    Message,
    Player,
    capital,
    either,
    in_a_row,
    listed,
    message,
    plural,
    said,
    spoken,
)
from longbox.errors import LongboxError
from longbox.languages.marking import MARKING

__all__ = [
    "Language",
    "Message",
    "Player",
    "capital",
    "either",
    "in_a_row",
    "language",
    "languages",
    "listed",
    "message",
    "plural",
    "said",
    "speak",
    "speaking",
    "spoken",
]

FOLDER = files("longbox.languages")
VARIABLE = "LONGBOX_LANGUAGE"
"""What names a language in the environment."""


def languages() -> tuple[str, ...]:
    """The codes of the languages that people speak here."""
    found = [file.name.removesuffix(".po") for file in FOLDER.iterdir() if file.name.endswith(".po")]
    return (ENGLISH.code, *sorted(found))


@cache
def language(code: str) -> Language:
    """A language by its code."""
    if code in ("", ENGLISH.code):
        return ENGLISH
    if code == MARKING.code:
        return MARKING
    if code not in languages():
        known = ", ".join(languages())
        raise LongboxError(said("nobody here speaks {code}: there are {known}", code=repr(code), known=known))
    return read(code, (FOLDER / f"{code}.po").read_text("utf-8"))


def read(code: str, catalogue: str) -> Language:
    """A language from its catalogue."""
    page = polib.pofile(catalogue)
    told = [entry for entry in page if entry.translated()]
    form = form_of(page.metadata.get("Plural-Forms", ""))
    plurals = {entry.msgid: forms_of(entry) for entry in told if entry.msgid_plural}
    # What counts something in one place may be said of one thing in another.
    of_one = {message: forms[form(1)] for message, forms in plurals.items()}
    return Language(
        code,
        page.metadata.get("Language-Name", code),
        messages=of_one | {entry.msgid: entry.msgstr for entry in told if not entry.msgid_plural},
        plurals=plurals,
        form=form,
    )


def forms_of(entry: polib.POEntry) -> tuple[str, ...]:
    return tuple(entry.msgstr_plural[number] for number in sorted(entry.msgstr_plural))


def form_of(rule: str) -> Callable[[int], int]:
    """Which form a number takes, by the header of a catalogue: "nplurals=2; plural=(n != 1);"."""
    formula = rule.partition("plural=")[2].partition(";")[0].strip()
    chosen: Callable[[int], int] = gettext.c2py(formula or "n != 1")
    return chosen


def speak(code: str) -> None:
    """From now on everything here is said in this language: for programs with one reader."""
    engine.speak(language(code))


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Whatever is said meanwhile is said in this language: labels, prompts, the story, texts of cards, errors."""
    with engine.speaking(language(code)):
        yield
