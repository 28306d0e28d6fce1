"""A decision in numbers: each option is its verb, the rows of its cards and of what it is aimed at, a number, and how
many before it look the same."""

from __future__ import annotations

import pytest

from longbox.engine.decision import Option
from longbox.engine.numbers import options

VERBS = {"play": 1, "pass": 2}
ROW = [7, 8, 0, 9, 0]
"""Cards 0, 1 and 3 are in sight, card 2 is not; the last place is that of no card."""


@pytest.mark.parametrize(
    ("option", "told"),
    [
        (Option("play", (0,)), [1, 7, 0, 0, 0]),
        (Option("play", (1, 0)), [1, 8, 7, 0, 0]),
        (Option("play", (1, 0, 3)), [1, 8, 7, 0, 0]),
        (Option("play", (2,)), [1, 0, 0, 0, 0]),
        (Option("play", (0,), to=3, amount=4), [1, 7, 0, 9, 4]),
        (Option("pass"), [2, 0, 0, 0, 0]),
        (Option("never heard of"), [0, 0, 0, 0, 0]),
    ],
)
def test_an_option_in_numbers(option: Option, told: list[int]) -> None:
    assert options([option], ROW, VERBS) == [*told, 0]


def test_options_that_look_the_same_are_counted() -> None:
    asked = [Option("play", (0,)), Option("pass"), Option("play", (0,)), Option("play", (1,)), Option("play", (0,))]
    assert options(asked, ROW, VERBS)[5::6] == [0, 0, 1, 0, 2]
