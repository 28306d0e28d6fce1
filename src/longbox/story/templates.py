"""Templates become lines.

A template is a message: a language says it as a whole, with the same marks. `{who}` is the seat that acts; `{card}`,
`{target}`, `{source}` and `{cards}` are cards; `{amount}` is a number, and whatever other facts a kind of event has are
there by their names. "play|plays" is the verb for "you" or several, and for anybody else. Words that go with a number
stand in <angle brackets>, a form for each that the language has: "{amount} <card|cards>"; they go by the number before
them, else by the first behind. A part in [square brackets] is left out if something in it is missing. A template that
begins with a dash is a heading; an empty one is not told. A term that some tables call otherwise stands in braces, too
("{HQ}"); a game lists its terms.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from longbox.languages import listed as listed_words
from longbox.languages import said, spoken
from longbox.story.lines import CardPart, Part, joined

Words = Mapping[str, str]
"""Templates by the name of the event, by "name/manner" where the manner changes the words, by "name/less" where the
amount is below nought, or by "name/variant" for an event that has such a fact. With "/you" behind it: how it is told to
the seat that acts, where another verb is not enough."""


class Templates(NamedTuple):
    """How one game is told: a template for each kind of event, of those that are not told the reason why, the terms
    that stand in braces, and what the values of facts are called that are names of something. All but the reasons and
    the values are messages."""

    told: Words
    silent: Mapping[str, str]
    terms: tuple[str, ...] = ()
    facts: Mapping[str, Mapping[str, str]] = {}


Fields = Mapping[str, tuple[Part, ...]]
"""What a deed has to fill a template with."""

HEADING = "— "
OPTIONAL = re.compile(r"\[([^\[\]]*)\]")
FIELD = re.compile(r"\{(\w+)\}")
FORMS = re.compile(r"<([^<>]*)>")
COUNTED = re.compile(r"\{amount\} <")
VERB = re.compile(r"([\w'’-]+)\|([\w'’-]+)")


def in_terms(template: str, terms: Mapping[str, str]) -> str:
    """A template with each term as a table calls it."""
    for form, called in terms.items():
        template = template.replace(f"{{{form}}}", called)
    return template


def fill(template: str, fields: Fields, *, many: bool = False) -> tuple[Part, ...]:
    """A template with its fields and the verbs of its subject; nothing if a field is missing."""
    whole = OPTIONAL.sub(lambda found: found[1] if has_all(found[1], fields) else "", template)
    if not has_all(whole, fields):
        return ()
    whole = with_forms(whole, fields)
    parts: list[Part] = []
    at = 0
    for found in FIELD.finditer(whole):
        parts.append(with_verbs(whole[at : found.start()], many))
        parts += fields[found[1]]
        at = found.end()
    parts.append(with_verbs(whole[at:], many))
    return joined(parts)


def has_all(template: str, fields: Fields) -> bool:
    return all(found[1] in fields for found in FIELD.finditer(template))


def with_verbs(words: str, many: bool) -> str:
    return VERB.sub(lambda found: found[1 if many else 2], words)


def with_forms(template: str, fields: Fields) -> str:
    """A template in which everything that goes with a number has the form for it."""
    if "<" not in template:
        return template
    numbers = [(found.start(), number_in(fields[found[1]])) for found in FIELD.finditer(template)]
    counted = [(at, number) for at, number in numbers if number is not None]

    def chosen(found: re.Match[str]) -> str:
        before = [number for at, number in counted if at < found.start()]
        return form_of(found[1].split("|"), before[-1] if before else counted[0][1])

    return FORMS.sub(chosen, template) if counted else template


def number_in(field: tuple[Part, ...]) -> int | None:
    """The number that a field is, if it is one."""
    only = field[0] if len(field) == 1 else ""
    return int(only) if isinstance(only, str) and only.removeprefix("-").isdecimal() else None


def form_of(forms: Sequence[str], number: int) -> str:
    """The form that goes with a number in the language that is spoken."""
    return forms[min(spoken().form(number), len(forms) - 1)]


def adds_up(template: str) -> bool:
    """Whether it counts things ("{amount} <card|cards>"): two such deeds in a row are one of as many things
    together."""
    return COUNTED.search(template) is not None


def listed(entries: Sequence[tuple[Part, ...]]) -> tuple[Part, ...]:
    """ "Thor, Hulk and 2 cards"."""
    places = [f"{{{place}}}" for place in range(len(entries))]
    return fill(listed_words(places), {str(place): entry for place, entry in enumerate(entries)})


def card_part(card: Mapping[str, str]) -> Part:
    """A card that the reader knows; of another what everybody takes it for, or only that it is a card."""
    if "name" in card:
        return CardPart(card["handle"], card["id"], card["name"])
    return said("a {guise}", guise=card["guise"]) if "guise" in card else said("a card")
