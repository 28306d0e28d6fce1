"""How sure one can be of a win rate, looked at after every game, with as few games as it takes.

An ordinary confidence interval holds for a number of games that was fixed beforehand. Those who look after each game
and stop as soon as they like what they see are wrong far more often than it says. `bounds` holds at all looks at once:
on either side it bets against every rate that may be the true one, by a mixture over the rates beyond it, and gives up
those against which a bet has multiplied by 2 / error. A true rate is lost so with a probability of `error` at most,
however often one looks (Ville's inequality). A draw is half a win: a bet is convex in the score of a game, so that it
gains least by draws.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, inf, log, sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

ERROR: Final = 0.05
STEPS: Final = 30
"""Halvings of an interval while looking for a bound: to a billionth."""
MIXED: Final = 64
"""Rates that a bet is spread over."""


class Interval(NamedTuple):
    """Between these the rate lies."""

    low: float
    high: float


@lru_cache(maxsize=65_536)  # whoever goes on with a plan looks again at every step so far
def bounds(won: float, games: int, error: float = ERROR) -> Interval:
    """The win rate, as far as so many games tell; true at every look, so stop whenever it is narrow enough."""
    high = 1.0 - lowest(games - won, games, error)
    return Interval(lowest(won, games, error), high)


def lowest(won: float, games: int, error: float) -> float:
    """Where the rates begin that are still possible."""
    if not won:
        return 0.0
    outside, inside = 0.0, won / games
    for _ in range(STEPS):
        middle = (inside + outside) / 2
        if too_low(won, games, middle, error):
            outside = middle
        else:
            inside = middle
    return outside


def too_low(won: float, games: int, rate: float, error: float = ERROR) -> bool:
    """Whether the games rule out a rate, and all below it."""
    return gain(won, games, rate) >= log(2 / error)


def gain(won: float, games: int, rate: float) -> float:
    """The logarithm of what a bet on more than a rate has made of a stake of 1, spread evenly over higher rates."""
    if rate >= 1:
        return -inf
    steps = ((number + 0.5) / MIXED for number in range(MIXED))
    likely = [likelihood(won, games, rate + step * (1 - rate)) for step in steps]
    most = max(likely)
    mixed = most + log(sum(exp(one - most) for one in likely) / MIXED)
    return mixed - likelihood(won, games, rate)


def likelihood(won: float, games: int, rate: float) -> float:
    """The logarithm of how likely so many wins are at a rate, up to a number that is the same for all rates."""
    return won * log(rate) + (games - won) * log(1 - rate)


def verdict(won: float, games: int, bar: float, error: float = ERROR) -> bool | None:
    """Whether the win rate is above a bar; None: play on."""
    if too_low(won, games, bar, error):
        return True
    return False if too_low(games - won, games, 1 - bar, error) else None


def wilson(won: float, games: int, error: float = ERROR) -> Interval:
    """Wilson's interval, for a number of games that was fixed beforehand."""
    if not games:
        return Interval(0.0, 1.0)
    z = NormalDist().inv_cdf(1 - error / 2)
    rate = won / games
    centre = rate + z * z / (2 * games)
    reach = z * sqrt(rate * (1 - rate) / games + (z / (2 * games)) ** 2)
    scale = 1 + z * z / games
    return Interval((centre - reach) / scale, (centre + reach) / scale)
