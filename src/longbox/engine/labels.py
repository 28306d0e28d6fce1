"""The options of a decision in words: no two read alike, unless it is all the same which of them is taken."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.game import Game
from longbox.engine.language import message, said
from longbox.engine.view import knows
from longbox.engine.words import in_a_row


def labels(game: Game[Any], decision: Decision) -> list[str]:
    """A label for each option, in order. Where names meet, what sets the cards apart follows."""
    question: Question = decision.about
    told = [question.label(game, option) for option in decision.options]
    if len(set(told)) == len(told):
        return told
    meeting: dict[str, list[int]] = {}
    for place, label in enumerate(told):
        meeting.setdefault(label, []).append(place)
    for label, places in meeting.items():
        if len(places) == 1:
            continue
        alike = [decision.options[place] for place in places]
        for place, apart in zip(places, set_apart(game, decision.seat, alike), strict=True):
            told[place] = said("{label} · {apart}", label=label, apart=apart) if apart else label
    return told


def set_apart(game: Game[Any], seat: int, alike: list[Option]) -> list[str]:
    """For each of several options that read alike, what tells it from the others: as little as will do."""
    told: list[tuple[str, ...]] = [()] * len(alike)
    for column in zip_longest(*(marks_of(game, seat, option) for option in alike), fillvalue=""):
        more = [(*known, mark) for known, mark in zip(told, column, strict=True)]
        if len(set(more)) > len(set(told)):
            told = more
    return [in_a_row([mark for mark in marks if mark]) for marks in told]


def marks_of(game: Game[Any], seat: int, option: Option) -> list[str]:
    """The marks of the cards that an option is about: of the last, with which its label ends, and before it those of
    the others with their names."""
    *others, last = (*option.cards, option.to) if option.to >= 0 else option.cards or (-1,)
    if last < 0:
        return []
    found = list(game.rules.marks(game, seat, last))
    for card in others:
        marks = game.rules.marks(game, seat, card)
        name = called(game, seat, card)
        found += [said("{card} {mark}", card=name, mark=mark) if mark else "" for mark in marks]
    return found


def called(game: Game[Any], seat: int, card: int) -> str:
    """A card by name, as far as a seat knows it."""
    if knows(game.state, seat, card):
        return game.face(card).name
    return said(game.rules.guise(game, card) or message("unknown card"))
