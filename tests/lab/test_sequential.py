"""How sure one can be of a win rate after some games."""

from __future__ import annotations

import random
from functools import cache
from itertools import pairwise

import pytest

from longbox.lab.sequential import bounds, too_low, verdict, wilson


def test_without_a_game_every_rate_is_possible():
    assert bounds(0, 0) == wilson(0, 0) == (0.0, 1.0)


def test_ten_wins_in_a_row_leave_what_the_formula_says():
    """The bet on more than a rate p, spread over all higher rates, stands at (1 - p^11) / (11 (1 - p) p^10)."""
    low, high = bounds(10, 10)
    assert (1 - low**11) / (11 * (1 - low) * low**10) == pytest.approx(40, rel=0.01)
    assert high == 1.0


def test_a_verdict_is_what_the_bounds_say():
    for won in range(41):
        low, high = bounds(won, 40)
        assert verdict(won, 40, bar=0.65) is (True if low > 0.65 else False if high < 0.65 else None)


def test_losses_mirror_wins():
    low, high = bounds(3, 20)
    assert bounds(17, 20) == pytest.approx((1 - high, 1 - low))


def test_more_games_tell_more():
    widths = [bounds(0.7 * games, games) for games in (10, 100, 1000, 10_000)]
    assert all(outer.low < inner.low < 0.7 < inner.high < outer.high for outer, inner in pairwise(widths))
    assert widths[-1].high - widths[-1].low < 0.04


def test_a_smaller_error_allows_more():
    loose, strict = bounds(60, 100, error=0.2), bounds(60, 100, error=0.001)
    assert strict.low < loose.low < 0.6 < loose.high < strict.high


def test_a_draw_is_half_a_win():
    low, high = bounds(50 + 20 / 2, 100)
    assert low < 0.6 < high
    assert low == pytest.approx(1 - bounds(30 + 20 / 2, 100).high)


def lost_by_looking(looks_possible, rate: float, runs: int, games: int) -> float:
    """How often a rate that is the true one is given up at one of the looks, one after each game."""
    rng = random.Random(7)
    lost = 0
    for _ in range(runs):
        won = 0
        for played in range(1, games + 1):
            won += rng.random() < rate
            if not looks_possible(won, played, rate):
                lost += 1
                break
    return lost / runs


def within_wilson(won: float, games: int, rate: float) -> bool:
    low, high = wilson(won, games)
    return low <= rate <= high


@cache
def left_possible(won: float, games: int, rate: float) -> bool:
    return not too_low(won, games, rate) and not too_low(games - won, games, 1 - rate)


@pytest.mark.parametrize("rate", [0.5, 0.65, 0.9])
def test_looking_after_every_game_does_not_fool_it(rate):
    assert lost_by_looking(left_possible, rate, runs=400, games=100) <= 0.05


def test_looking_after_every_game_fools_an_ordinary_interval():
    assert lost_by_looking(within_wilson, 0.5, runs=200, games=200) > 0.15


def test_a_clear_case_is_soon_decided_and_a_close_one_is_not():
    assert verdict(60, 65, bar=0.65) is True
    assert verdict(20, 65, bar=0.65) is False
    assert verdict(45, 65, bar=0.65) is None


def test_wilson_agrees_with_the_textbook():
    """The usual example, eight of ten, in 95 of 100 cases."""
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10).high == pytest.approx(0.2775, abs=1e-4)
