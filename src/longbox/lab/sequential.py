"""How sure one can be of a win rate, looked at after every game, with as few games as it takes.

An ordinary confidence interval holds for a number of games that was fixed beforehand. Whoever looks after each game
and stops as soon as he likes what he sees is wrong far more often than it says. `bounds` holds at all looks at once: it
bets against every rate that may be the true one, by a mixture over the rates that the games may have instead, and
gives up those against which the bet has multiplied by 1 / error. A true rate is lost so with a probability of `error`
at most, however often one looks (Ville's inequality). A draw is half a win: the bet is convex in the score of a game,
so that it gains least by draws.
"""

from __future__ import annotations

from math import inf, lgamma, log, sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

ERROR: Final = 0.05
STEPS: Final = 60
"""Halvings of an interval while looking for a bound: more than a float can tell apart."""


class Interval(NamedTuple):
    """Between these the rate lies."""

    low: float
    high: float


def bounds(won: float, games: int, error: float = ERROR) -> Interval:
    """The win rate, as far as so many games tell; true at every look, so stop whenever it is narrow enough."""
    if not games:
        return Interval(0.0, 1.0)
    rate = won / games
    return Interval(edge(won, games, error, rate, 0.0), edge(won, games, error, rate, 1.0))


def edge(won: float, games: int, error: float, inside: float, outside: float) -> float:
    """Where the rates that are still possible end, between one that is and the end of the scale."""
    if possible(won, games, outside, error):
        return outside
    for _ in range(STEPS):
        middle = (inside + outside) / 2
        if possible(won, games, middle, error):
            inside = middle
        else:
            outside = middle
    return inside


def possible(won: float, games: int, rate: float, error: float = ERROR) -> bool:
    """Whether the games leave a rate possible."""
    return gain(won, games, rate) < -log(error)


def gain(won: float, games: int, rate: float) -> float:
    """The logarithm of what a bet against a rate has made of a stake of 1, mixed evenly over all other rates."""
    lost = games - won
    mixed = lgamma(won + 1) + lgamma(lost + 1) - lgamma(games + 2)
    return mixed - logarithm(rate, won) - logarithm(1 - rate, lost)


def logarithm(chance: float, times: float) -> float:
    """Of something with a chance happening so many times."""
    if not times:
        return 0.0
    return times * log(chance) if chance > 0 else -inf


def verdict(won: float, games: int, bar: float, error: float = ERROR) -> bool | None:
    """Whether the win rate is above a bar; None: play on."""
    found = bounds(won, games, error)
    if found.low > bar:
        return True
    return False if found.high < bar else None


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
