"""Going back past what was revealed: whoever does that knows what comes, and the story says so."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from longbox import headlines
from longbox.languages import said
from longbox.story.lines import Line, sentence


class Hindsight(NamedTuple):
    """Somebody went back to where choice `at` was about to be made, knowing what was seen since."""

    at: int
    seat: int
    what: str
    """What was taken back, in words that anybody may read; "" if nobody else may know it."""


def moved_back(known: Iterable[Hindsight], to: int) -> list[Hindsight]:
    """The same when the match goes back to a choice: players never forget what they have seen, however far
    they go back."""
    return [one._replace(at=min(one.at, to)) for one in known]


def with_hindsight(
    lines: Iterable[Line],
    known: Iterable[Hindsight],
    view: Mapping[str, Any],
    names: Sequence[str] = (),
) -> list[Line]:
    """A story with a line wherever somebody went on knowing what comes, for whoever has this view."""
    added = [line_of(one, view, names) for one in known]
    return sorted([*lines, *added], key=lambda line: line.choice)


def line_of(one: Hindsight, view: Mapping[str, Any], names: Sequence[str]) -> Line:
    """It stands where the choice was about to be made again: behind what led there."""
    return Line(sentence([in_words(one, view, names)]), choice=one.at - 1)


def in_words(one: Hindsight, view: Mapping[str, Any], names: Sequence[str]) -> str:
    if one.seat == view["you"]:
        if one.what:
            return said("you took back “{what}” and have seen what comes", what=one.what)
        return said("you took back a choice and have seen what comes")
    who = headlines.called(view, one.seat, names)
    if one.what:
        return said("{who} took back “{what}” and has seen what comes", who=who, what=one.what)
    return said("{who} took back a choice and has seen what comes", who=who)
