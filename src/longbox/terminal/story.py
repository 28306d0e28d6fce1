"""What happened, told in short lines. Each game lists its own words (`games/*/words.py`); here they become sentences.

A line is a template. `{who}` is the seat that acts, `{whose}` its possessive; `{card}`, `{target}`, `{source}` and
`{cards}` are names; `{amount}` is a number and `{amount card}` one with its noun ("2 cards"). "play|plays" is the verb
for "you" or several, and for anybody else. A part in [brackets] is left out if something in it is missing. An empty
template is not told.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from itertools import groupby
from typing import Any

from rich.text import Text

Deed = Mapping[str, Any]
Words = Mapping[str, str]
"""Templates by the name of the event, by "name/manner" where the manner changes the words, or by "name/less" where the
amount is below nought."""

OPTIONAL = re.compile(r"\[([^\[\]]*)\]")
FIELD = re.compile(r"\{(\w+)(?: ([^{}]+))?\}")
VERB = re.compile(r"([\w'’-]+)\|([\w'’-]+)")
UNSEEN = "a card"
HEADING = "— "
"""A template that begins so is a heading: a turn begins."""


class Story:
    """Tells deeds with one game's words, to one seat."""

    def __init__(self, words: Words, name_of: Callable[[int], str], you: int | None) -> None:
        self._words = words
        self._name_of = name_of
        self._you = you

    def lines(self, events: Iterable[Mapping[str, Any]]) -> list[str]:
        """One line a deed; what happened several times in a row is told once."""
        lines = [line for event in events for deed in event["deeds"] if (line := self.line(deed))]
        return [times(line, len(list(alike))) for line, alike in groupby(lines)]

    def line(self, deed: Deed) -> str:
        """A deed as a sentence; "" if it is not told."""
        template = self._template(deed)
        if not template:
            return ""
        parts = self._parts(deed)
        filled = OPTIONAL.sub(lambda found: fill(found[1], parts) or "", template)
        said = fill(filled, parts)
        if said is None:
            return ""
        said = VERB.sub(lambda found: found[1] if self._many(template, deed) else found[2], said)
        return sentence(said)

    def _many(self, template: str, deed: Deed) -> bool:
        """Whether the subject of a sentence takes the verb of "you" and "they"."""
        if "{who}" in template:
            return deed.get("seat") == self._you
        return "{cards}" in template and len(deed.get("cards", ())) > 1

    def _template(self, deed: Deed) -> str:
        event = deed["event"]
        variant = "less" if deed.get("amount", 0) < 0 else deed.get("manner", "")
        return self._words.get(f"{event}/{variant}", self._words.get(event, ""))

    def _parts(self, deed: Deed) -> dict[str, str]:
        parts = {role: deed[role].get("name", UNSEEN) for role in ("card", "target", "source") if role in deed}
        if "seat" in deed:
            parts["who"] = "you" if deed["seat"] == self._you else self._name_of(deed["seat"])
            parts["whose"] = "your" if deed["seat"] == self._you else f"{self._name_of(deed['seat'])}’s"
        if deed.get("cards"):
            parts["cards"] = named_cards(deed["cards"])
        if "amount" in deed:
            parts["amount"] = str(deed["amount"])
        if deed.get("manner"):
            parts["manner"] = deed["manner"]
        return parts


def sentence(said: str) -> str:
    """A capital and a full stop; a heading between dashes has no stop."""
    if said.startswith(HEADING):
        return HEADING + sentence(said.removeprefix(HEADING)).removesuffix(".") + HEADING[::-1]
    return said[:1].upper() + said[1:] + ("" if said.endswith((".", "!", "?")) else ".")


def times(line: str, count: int) -> str:
    """A sentence about what happened so many times in a row."""
    return line if count == 1 else f"{line[:-1]} ({count} times){line[-1]}"


def told(line: str) -> Text:
    """A line of the story as it is shown."""
    return Text(line, style="pencil") if line.startswith(HEADING) else Text.assemble(("• ", "pencil"), line)


def fill(template: str, parts: Mapping[str, str]) -> str | None:
    """A template with its parts; None if one is missing."""
    if any(field not in parts for field, _ in FIELD.findall(template)):
        return None
    return FIELD.sub(lambda found: counted(parts[found[1]], found[2]), template)


def counted(part: str, noun: str | None) -> str:
    """A part by itself, or a number with its noun."""
    if noun is None:
        return part
    number = part.removeprefix("-")
    return f"{number} {noun}" if number == "1" else f"{number} {noun}s"


def named_cards(cards: Iterable[Mapping[str, Any]]) -> str:
    """ "Thor, Hulk and 2 cards"."""
    cards = list(cards)
    names = [card["name"] for card in cards if "name" in card]
    unseen = len(cards) - len(names)
    if unseen:
        names.append(UNSEEN if unseen == 1 else f"{unseen} cards")
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " and " + names[-1]
