"""Forms of English verbs and clauses. They are found in messages, before these are said: each form is a message of its
own, and whatever stands in braces is kept."""

from __future__ import annotations

from typing import Final

SECOND_PERSON: Final = {"is": "are", "has": "have", "does": "do", "was": "were"}


def of_somebody(quality: str, several: bool, denied: bool) -> str:
    """The message that says of {who} what another says of a noun: "stunned" is "{who} is stunned", "with {bound} ATK"
    is "{who} has {bound} ATK", "that costs {bound}" is "{who} costs {bound}"; or the opposite."""
    first, _, rest = quality.partition(" ")
    verb = "is"
    if first == "with":
        verb = "has"
    elif first == "that":
        verb, _, rest = rest.partition(" ")
    else:
        rest = quality
    if not denied:
        return f"{{who}} {second_person(verb) if several else verb} {rest}".rstrip()
    if first == "that":
        verb, rest = "does", f"{first_person(verb)} {rest}".rstrip()
    no = "no" if first == "with" else "not"
    return f"{{who}} {second_person(verb) if several else verb} {no} {rest}"


def second_person(verb: str) -> str:
    """A verb of one other as you do it: "costs" is "cost", "is" is "are"."""
    return SECOND_PERSON.get(verb) or first_person(verb)


def third_person(verb: str) -> str:
    """A verb as one other does it: "draw" is "draws", "catch up" is "catches up"; of a term its form: "{stuns}"."""
    if verb.startswith("{"):
        term, _, rest = verb[1:].partition("}")
        return f"{{{third_person(term)}}}{rest}"
    first, _, rest = verb.partition(" ")
    if first in ("may", "can", "would", "must"):
        return verb
    if first == "have":
        first = "has"
    elif first.endswith("y") and first[-2:-1] not in "aeiou":
        first = f"{first[:-1]}ies"
    else:
        first += "es" if first.endswith(("s", "sh", "ch", "x", "o")) else "s"
    return f"{first} {rest}".rstrip()


def of_several(clause: str) -> str:
    """A clause about one as it is said of several: "that costs {bound}" is "that cost {bound}"."""
    that, _, rest = clause.partition(" ")
    verb, _, rest = rest.partition(" ")
    return f"that {first_person(verb)} {rest}" if that == "that" else clause


def first_person(verb: str) -> str:
    """A verb of one other as you do it: "costs" is "cost", of a term its form; "has" and "is" too."""
    if verb.startswith("{"):
        return f"{{{first_person(verb[1:-1])}}}"
    return {"has": "have", "is": "be"}.get(verb, verb.removesuffix("s"))
