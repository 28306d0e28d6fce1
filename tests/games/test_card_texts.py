"""Every card as it is printed here, compared with what somebody has read against the reference.

A change asks for another reading: `make texts` writes the files anew, then read the difference.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest

import longbox
from longbox.engine.cards import Card
from longbox.engine.frames import Node
from longbox.registry import rules_of

TESTS = Path(__file__).parents[1]
FAULT = re.compile(r"  |None|,\.|\.\.|;\.|~|[{}]|\ba [aeio]|\ban [b-df-gj-np-tvwz]")
every_game = pytest.mark.parametrize("name", longbox.games())


def faces(name: str) -> list[Card]:
    return [face for card in rules_of(name).library for face in (card, *card.faces)]


def plain(value: Any) -> str:
    """A printed fact in words; nothing for what is behaviour and speaks for itself."""
    if isinstance(value, (bool, int, str)):
        return str(value)
    if isinstance(value, (tuple, frozenset)) and all(isinstance(one, (int, str)) for one in value):
        return "+".join(sorted(map(str, value)) if isinstance(value, frozenset) else map(str, value))
    return ""


def printed(card: Card) -> list[str]:
    """All that is on a card beside its text."""
    numbers = [f"{stat} {value}" for stat, value in sorted((card.stats | card.keywords).items())]
    facts = [f"{fact} {plain(value)}" for fact, value in sorted(card.facts.items()) if plain(value)]
    return [*numbers, *sorted(card.traits), *facts, f"copies {card.copies}"]


def entry(name: str, card: Card) -> str:
    head = f"{card.id} | {card.name} | {card.kind} | {card.set}"
    return "\n    ".join([head, ", ".join(printed(card)), *rules_of(name).text(card).splitlines()])


@every_game
def test_the_texts_are_those_that_were_read(name):
    said = "\n".join(entry(name, card) for card in faces(name)) + "\n"
    read = TESTS / name / "card_texts.txt"
    if os.environ.get("LONGBOX_WRITE_TEXTS"):
        read.write_text(said, "utf-8")
    assert said == read.read_text("utf-8")


@every_game
def test_every_line_is_a_sentence(name):
    for card in faces(name):
        for line in rules_of(name).text(card).splitlines():
            assert line.removeprefix("...")[0].isupper() or line[0] in "[0123456789", f"{card.name}: {line}"
            assert line.endswith((".", ")", "!", ":")), f"{card.name}: {line}"
            assert not FAULT.search(line.replace("...", "")), f"{card.name}: {line}"  # a name may trail off


@every_game
def test_every_power_says_something(name):
    for card in faces(name):
        for power in card.powers:
            assert isinstance(power, Node)
            assert power.words(rules_of(name).say(card.name)), f"{card.name}: {type(power).__name__}"
