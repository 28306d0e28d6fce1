"""Chance: one stream of numbers, whether the engine is compiled or not."""

import pytest

from longbox.engine import dice

from .toy import RULES


@pytest.mark.parametrize("seed", [0, 1, 7, 2**40 + 3, -5])
def test_both_ways_to_shuffle_are_the_same(seed):
    one, other = RULES.new_state(1), RULES.new_state(1)
    one.random = other.random = dice.seeded(seed)
    for size in (0, 1, 2, 60, 500):
        cards, again = list(range(size)), list(range(size))
        dice.shuffle_by_wholes(one, cards)
        dice.shuffle_by_halves(other, again)
        assert cards == again
        assert sorted(cards) == list(range(size))
        assert one.random == other.random


def test_a_shuffle_draws_one_number_a_card_from_the_stream():
    shuffled, drawn = RULES.new_state(1), RULES.new_state(1)
    shuffled.random = drawn.random = dice.seeded(4)
    cards = list(range(30))
    dice.shuffle(shuffled, cards)
    for bound in range(30, 1, -1):
        dice.below(drawn, bound)
    assert shuffled.random == drawn.random
    assert cards != list(range(30))
