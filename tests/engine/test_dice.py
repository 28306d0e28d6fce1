"""Chance: the same for the same seed, everywhere, and nothing that falls tells what falls next."""

import pytest

from longbox.engine import dice

from .toy import RULES


def thrown(seed, *sizes):
    """What shuffling piles of these sizes gives, one after the other."""
    state = RULES.new_state(1)
    dice.begin(state, seed)
    piles = [list(range(size)) for size in sizes]
    for pile in piles:
        dice.shuffle(state, pile)
    return piles


def test_one_seed_gives_the_same_on_every_machine():
    assert thrown(7, 10) == [[3, 2, 1, 0, 9, 4, 6, 5, 8, 7]]


def test_every_card_stays_in_the_pile():
    for pile in thrown(3, 0, 1, 2, 60, 500):
        assert sorted(pile) == list(range(len(pile)))


def test_each_shuffle_and_each_seed_differs():
    piles = [*thrown(1, 60, 60), *thrown(2, 60), *thrown("1.", 60), *thrown(-1, 60), *thrown(2**200, 60)]
    assert len({tuple(pile) for pile in piles}) == len(piles)


@pytest.mark.parametrize("size", [2, 3, 5])
def test_every_order_is_as_likely(size):
    """Chi-squared over all orders, far beyond any chance."""
    from collections import Counter
    from math import factorial

    count = 400 * factorial(size)
    state = RULES.new_state(1)
    dice.begin(state, 5)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(count):
        pile = list(range(size))
        dice.shuffle(state, pile)
        found[tuple(pile)] += 1
    orders = factorial(size)
    assert len(found) == orders
    assert sum((seen - 400) ** 2 / 400 for seen in found.values()) < orders + 6 * (2 * orders) ** 0.5


def test_numbers_below_a_bound_all_come_up():
    state = RULES.new_state(1)
    dice.begin(state, 2)
    assert {dice.below(state, 6) for _ in range(200)} == set(range(6))
    assert dice.below(state, 1) == 0


def test_a_game_of_before_goes_on_with_the_numbers_it_began_with():
    """As the version before gave them for seed 7: a pile of ten, shuffled twice."""
    assert thrown("former:7", 10, 10) == [[3, 6, 1, 9, 4, 2, 5, 7, 0, 8], [8, 0, 1, 5, 7, 3, 9, 4, 6, 2]]


def test_no_secret_of_a_seed_gives_another_away():
    state = RULES.new_state(1)
    dice.begin(state, 7)
    assert len({state.key, state.salt, dice.secret(8, "chance"), dice.secret(7, "players")}) == 4
    assert len(state.key) == len(state.salt) == 64
