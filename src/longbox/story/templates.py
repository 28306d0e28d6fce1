"""Templates become lines.

`{who}` is the seat that acts, `{whose}` its possessive; `{card}`, `{target}`, `{source}` and `{cards}` are cards;
`{amount}` is a number and `{amount card}` one with its noun ("2 cards"); `{manner}` is the manner itself, and whatever
other facts a kind of event has are there by their names. "play|plays" is the verb for "you" or several, and for anybody
else. A part in [brackets] is left out if something in it is missing. A template that begins with a dash is a heading;
an empty one is not told. A term that some tables call otherwise stands in braces, too ("{HQ}"); a game lists its terms.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from longbox.story.lines import CardPart, Part, joined

Words = Mapping[str, str]
"""Templates by the name of the event, by "name/manner" where the manner changes the words, by "name/less" where the
amount is below nought, or by "name/variant" for an event that has such a fact."""


class Templates(NamedTuple):
    """How one game is told: a template for each kind of event, of those that are not told the reason why, and the terms
    that stand in braces."""

    told: Words
    silent: Mapping[str, str]
    terms: tuple[str, ...] = ()


Fields = Mapping[str, tuple[Part, ...]]
"""What a deed has to fill a template with."""

HEADING = "— "
OPTIONAL = re.compile(r"\[([^\[\]]*)\]")
FIELD = re.compile(r"\{(\w+)(?: ([^{}]+))?\}")
VERB = re.compile(r"([\w'’-]+)\|([\w'’-]+)")


def in_terms(words: Words, terms: Iterable[str], called: Mapping[str, str]) -> Words:
    """Templates with each term as a table calls it, by its form where that differs."""
    told = dict(words)
    for form in terms:
        told = {event: said.replace(f"{{{form}}}", called.get(form, form)) for event, said in told.items()}
    return told


def fill(template: str, fields: Fields, *, many: bool) -> tuple[Part, ...]:
    """A template with its fields and the verbs of its subject; nothing if a field is missing."""
    whole = OPTIONAL.sub(lambda found: found[1] if has_all(found[1], fields) else "", template)
    if not has_all(whole, fields):
        return ()
    parts: list[Part] = []
    at = 0
    for found in FIELD.finditer(whole):
        parts.append(with_verbs(whole[at : found.start()], many))
        parts += counted(fields[found[1]], found[2])
        at = found.end()
    parts.append(with_verbs(whole[at:], many))
    return joined(parts)


def has_all(template: str, fields: Fields) -> bool:
    return all(found[1] in fields for found in FIELD.finditer(template))


def with_verbs(words: str, many: bool) -> str:
    return VERB.sub(lambda found: found[1 if many else 2], words)


def counted(field: tuple[Part, ...], noun: str | None) -> tuple[Part, ...]:
    """A field by itself, or a number with its noun."""
    if noun is None:
        return field
    number = str(field[0]).removeprefix("-")
    return (f"{number} {noun}" if number == "1" else f"{number} {noun}s",)


def adds_up(template: str) -> bool:
    """Whether it counts things ("{amount card}"): two such deeds in a row are one of as many things together."""
    return any(found[1] == "amount" and found[2] for found in FIELD.finditer(template))


def listed(entries: list[tuple[Part, ...]]) -> tuple[Part, ...]:
    """ "Thor, Hulk and 2 cards"."""
    found: list[Part] = []
    for place, entry in enumerate(entries):
        if place:
            found.append(" and " if place == len(entries) - 1 else ", ")
        found += entry
    return tuple(found)


def card_part(card: Mapping[str, str]) -> Part:
    """A card that the reader knows; of another what everybody takes it for, or only that it is a card."""
    if "name" in card:
        return CardPart(card["handle"], card["id"], card["name"])
    return f"a {card.get('guise', 'card')}"
