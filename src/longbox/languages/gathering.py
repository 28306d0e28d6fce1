"""All messages there are, in a catalogue for translators: `python -m longbox.languages.gathering de`.

Most messages stand in the sources as they are; cards, lessons, terms and rules are read once, by a language that
listens. The catalogue of a language is brought up to date: what was translated stays, what nobody says any more is
marked as obsolete.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import polib

import longbox
from longbox.languages import in_python, listening, on_pages
from longbox.languages.in_python import Found

PACKAGE = Path(longbox.__file__).parent
ROOT = PACKAGE.parents[1]
PAGE = ROOT / "web" / "src"
HEADER = {
    "Project-Id-Version": "Longbox",
    "MIME-Version": "1.0",
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Transfer-Encoding": "8bit",
    "Plural-Forms": "nplurals=2; plural=(n != 1);",
}


def found() -> Iterator[Found]:
    """Every message, as often as it stands somewhere."""
    for file in sorted(PACKAGE.rglob("*.py")):
        yield from in_python.messages_in(file, ROOT)
    for file in sorted([*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]):
        yield from on_pages.messages_in(file, ROOT)
    for game in longbox.games():
        yield from listening.messages_of(game)


def gathered(messages: Iterable[Found]) -> dict[str, polib.POEntry]:
    """One entry for each message, with all its places. One that also counts is said of one as it is said by itself."""
    entries: dict[str, polib.POEntry] = {}
    for one, many, file, line in messages:
        entry = entries.setdefault(one, polib.POEntry(msgid=one))
        if many and not entry.msgid_plural:
            entry.msgid_plural = many
            entry.msgstr_plural = {0: "", 1: ""}
        place = (file, str(line) if line else "")
        if place not in entry.occurrences:
            entry.occurrences.append(place)
    return entries


def catalogue(code: str, entries: dict[str, polib.POEntry]) -> polib.POFile:
    """A catalogue in which nothing is translated."""
    page = polib.POFile(wrapwidth=120)
    page.metadata = {**HEADER, "Language": code, "Language-Name": code}
    page.extend(entries.values())
    return page


def brought_up_to_date(file: Path, fresh: polib.POFile) -> polib.POFile:
    """A catalogue with all messages that there are now; what it has translated it keeps."""
    if not file.exists():
        return fresh
    page = polib.pofile(str(file), wrapwidth=120)
    page.merge(fresh)
    return page


def main(codes: list[str]) -> None:
    if not codes:
        sys.exit("Say which languages: python -m longbox.languages.gathering de")
    entries = gathered(found())
    for code in codes:
        file = PACKAGE / "languages" / f"{code}.po"
        page = brought_up_to_date(file, catalogue(code, entries))
        page.save(str(file))
        gone = len(page.obsolete_entries())
        translated = len(page.translated_entries())
        sys.stdout.write(f"{file.name}: {len(entries)} messages, {translated} translated, {gone} gone\n")


if __name__ == "__main__":
    main(sys.argv[1:])
