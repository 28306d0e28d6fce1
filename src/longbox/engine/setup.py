"""The form of a set-up: what can be chosen before a game, and what is wrong with a choice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from types import MappingProxyType
from typing import Any, NamedTuple

from longbox.engine.decks import Deck
from longbox.engine.language import NOTHING, Message, capital, plural, said


class Item(NamedTuple):
    """One line of the form: its name, a message that says what it means, its default and what may be filled in.

    `many`: the value is a list, with `least` to `most` entries, each of them once unless `repeats`. An empty tuple of
    choices means free input; `decks`: a deck of one's own will do as well. `rule`: the rule that a wrong value breaks.
    `meanings`: messages that say what a choice means, for those whose names don't.
    A default of None means that what is left out is found otherwise, by chance or by the rest of the form.
    """

    name: str
    words: str
    default: Any
    choices: tuple[Any, ...] = ()
    many: bool = False
    least: int = 1
    most: int = 1
    repeats: bool = False
    decks: bool = False
    rule: str = ""
    meanings: Mapping[str, str] = MappingProxyType({})


class Problem(NamedTuple):
    """What is wrong with a set-up or a deck: the rule it breaks (or ""), a sentence, and what to do."""

    rule: str
    text: str
    cure: str = ""

    def __str__(self) -> str:
        problem = capital(self.text)
        told = said("{problem} (rule {rule})", problem=problem, rule=self.rule) if self.rule else problem
        whole = said("{clause}.", clause=told)
        return f"{whole} {self.cure}" if self.cure else whole


class Result(NamedTuple):
    """How a game ended. `winners` are seats; in cooperative games all or none, and `villain_won` says the latter. `why`
    is what decided it: kept as a message, for whoever reads of it in whatever language."""

    outcome: str
    winners: tuple[int, ...] = ()
    villain_won: bool = False
    best: int | None = None
    scores: tuple[int, ...] = ()
    rule: str = ""
    why: Message = NOTHING

    @property
    def reason(self) -> str:
        """What decided the game, in the language that is spoken; players have numbers in it."""
        return capital(str(self.why))


def wrong_values(form: tuple[Item, ...], setup: dict[str, Any]) -> list[Problem]:
    """Values that the form does not have, before the rules are asked how they go together."""
    found: list[Problem] = []
    for item in form:
        value = setup[item.name]
        if value is item.default:
            continue
        if not item.many:
            found += wrong_entries(item, (value,))
        elif not isinstance(value, (list, tuple)):
            text = said("{setting} must be a list, not {value}", setting=item.name, value=repr(value))
            found.append(Problem(item.rule, text))
        else:
            found += wrong_entries(item, value) or wrong_list(item, value)
    return found


def wrong_entries(item: Item, entries: Sequence[Any]) -> list[Problem]:
    rule = "" if item.many else item.rule
    return [
        Problem(rule, said("{setting} can't be {value}", setting=item.name, value=repr(entry)), cure(item, entry))
        for entry in entries
        if item.choices and not fits(item, entry)
    ]


def fits(item: Item, entry: Any) -> bool:
    if item.decks and isinstance(entry, Deck):
        return True
    return any(entry == choice and type(entry) is type(choice) for choice in item.choices)


def cure(item: Item, entry: Any) -> str:
    choices = [str(choice) for choice in item.choices]
    near = get_close_matches(entry, choices, n=1) if isinstance(entry, str) else []
    if near:
        return said("Did you mean {choice}?", choice=repr(near[0]))
    if item.decks:
        return said("Choose from: {choices}, or a longbox.Deck of your own.", choices=", ".join(choices))
    return said("Choose from: {choices}.", choices=", ".join(choices))


def wrong_list(item: Item, entries: Sequence[Any]) -> list[Problem]:
    if not item.least <= len(entries) <= item.most:
        text = plural(len(entries), "{setting} has {number} entry", "{setting} has {number} entries", setting=item.name)
        return [Problem(item.rule, text, so_many(item.least, item.most))]
    if not item.repeats and any(entry in entries[:place] for place, entry in enumerate(entries)):
        return [Problem(item.rule, said("{setting} names something twice", setting=item.name), said("Name each once."))]
    return []


def so_many(least: int, most: int) -> str:
    if least == most:
        return said("Name {number}.", number=least)
    return said("Name {least} to {most}.", least=least, most=most)
