"""Which language somebody reads, by its code: the one that is asked for, if anybody here speaks it, else the server's
own."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.types import Scope

from longbox.languages import languages
from longbox.languages.marking import MARKING

ANY = "*"
LONGEST_TAG = 35
MOST_RANGES = 50
"""Nobody reads as many languages: who names more of them is not heard to the end."""


class Range(NamedTuple):
    """A language that a reader would like, or would rather not (0), by its tag: "de-at"."""

    tag: str
    quality: float


def of_code(code: str, own: str) -> str:
    """The language that a reader names."""
    return spoken_tags().get(as_tag(code), own)


def of_request(scope: Scope, own: str) -> str:
    """The language that a request asks for."""
    return of_header(",".join(Headers(scope=scope).getlist("accept-language")), own)


def of_header(header: str, own: str) -> str:
    """The language that "Accept-Language" asks for: "de-AT, en;q=0.8" is German where nobody speaks the Austrian kind,
    and English where nobody speaks German. What is named by itself is wanted more, or less, than `*` says."""
    ranges = [found for part in header.split(",")[:MOST_RANGES] if (found := range_of(part)) is not None]
    known = spoken_tags()
    unwanted = {one.tag for one in ranges if not one.quality}
    for wanted in sorted(ranges, key=lambda one: -one.quality):
        if not wanted.quality:
            break
        if wanted.tag == ANY and as_tag(own) not in unwanted:
            return own
        for tag in looked_up(wanted.tag):
            if tag in known and tag not in unwanted:
                return known[tag]
    return own


def range_of(part: str) -> Range | None:
    """ "de-AT;q=0.8"; None of what is nothing of the kind."""
    tag, _, parameter = part.partition(";")
    name, _, value = parameter.partition("=")
    if not 0 < len(tag.strip()) <= LONGEST_TAG or (parameter.strip() and name.strip().lower() != "q"):
        return None
    try:
        quality = float(value) if value else 1.0
    except ValueError:
        return None
    return Range(as_tag(tag), quality) if 0 <= quality <= 1 else None


def looked_up(tag: str) -> list[str]:
    """A tag and those of the languages that it is a kind of: "zh-hant-tw", "zh-hant", "zh"."""
    pieces = tag.split("-")
    return ["-".join(pieces[:length]) for length in range(len(pieces), 0, -1)]


@cache
def spoken_tags() -> dict[str, str]:
    """The codes of all languages by their tags, with the made-up one, which nobody is asked to read."""
    return {as_tag(code): code for code in (*languages(), MARKING.code)}


def as_tag(code: str) -> str:
    """A code as headers write it: gettext's "pt_BR" is "pt-br"."""
    return code.strip().lower().replace("_", "-")
