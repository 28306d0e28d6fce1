"""Learn an evaluation of positions in Vs. System by self-play, from nothing, and see how well it plays.

    python examples/learn_evaluation.py [--start 300] [--rounds 1] [--games 24] [--trials 20] [--plot learning.svg]

Greedy looks where each option leads and judges the position there. Here its judge knows nothing at first, so that the
first games are random, and many: they cost next to nothing. Then in every round two copies play each other; every
position that is met is kept with who won in the end, and the judge's weights are fitted anew to all of them (logistic
regression). After each round it plays trial games, now in one seat, now in the other, against random and against the
judge that comes with Longbox (which has habits too, and tries out as much): their win rates are what it has learned.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import longbox
from longbox import Match, players
from longbox.lab.sequential import wilson
from longbox.players import Player
from longbox.players.greedy import Greedy
from longbox.players.judges import Judge, Points, View

DECK = "avengers"
EFFORT = 100
"""Choices that greedy tries out for one decision: few, so that the judge has to be good."""
ZONES = frozenset({"front row", "back row"})
FIRST_SEED = 10_000
"""Of self-play: trial games have the seeds from 0 on."""
NEWTON_STEPS = 12
PULL = 1.0
"""Towards zero, lest a few games speak too loudly."""

RIVALS: dict[str, Callable[[int], Player]] = {
    "random": lambda seed: players.player("random", seed),
    "the judge of Longbox": lambda seed: Greedy(seed, effort=EFFORT),
}

FEATURES: dict[str, Callable[[list[dict[str, Any]], dict[str, int]], float]] = {
    "wounds left for the main": lambda cards, _: sum(left(card) for card in cards if card.get("main")),
    "level of the main": lambda cards, _: sum(card.get("level", 1) for card in cards if card.get("main")),
    "characters": lambda cards, _: len(cards),
    "attack": lambda cards, _: sum(card.get("atk", 0) for card in cards if not card.get("stunned")),
    "defence": lambda cards, _: sum(card.get("def", 0) for card in cards if not card.get("stunned")),
    "stunned": lambda cards, _: sum(bool(card.get("stunned")) for card in cards),
    "hand": lambda _, counts: counts["hand"],
    "resources": lambda _, counts: counts["resource row"],
}
"""What a side of the table has; a position is the difference of two sides."""


class Positions(NamedTuple):
    """Positions as rows of features, each with whether its seat won."""

    features: np.ndarray
    won: np.ndarray


class Round(NamedTuple):
    """What a round of learning came to: how many of the trial games were won against each rival."""

    games: int
    trials: int
    won: dict[str, int]


def left(card: dict[str, Any]) -> int:
    return int(card.get("health", 0) - card.get("wounds", 0))


def side(view: View, seat: int) -> np.ndarray:
    zones = view["zones"]
    cards = [card for row in ("front row", "back row") for card in zones.get(f"{row}:{seat}", {}).get("cards", [])]
    counts = {zone: zones.get(f"{zone}:{seat}", {}).get("count", 0) for zone in ("hand", "resource row")}
    return np.array([feature(cards, counts) for feature in FEATURES.values()], dtype=float)


def features(view: View, seat: int) -> np.ndarray:
    return side(view, seat) - side(view, 1 - seat)


def learned(weights: np.ndarray, seed: int) -> Player:
    """Greedy with a judge of these weights, and without habits of ours; random, as long as it knows nothing."""
    if not weights.any():
        return players.player("random", seed)

    def points(view: View, seat: int) -> Points:
        return dict(zip(FEATURES, (weights * features(view, seat)).tolist(), strict=True))

    return Greedy(seed, Judge(points, habits={}, zones=ZONES), EFFORT)


def play(seed: int, seated: list[Player]) -> tuple[Match, list[list[np.ndarray]]]:
    """A duel to its end, and what each seat saw at the start of every turn."""
    match = longbox.deal("vs", seed=seed, record=False, decks=[DECK, DECK])
    met: list[list[np.ndarray]] = [[], []]
    turn = -1
    while (decision := match.decision) is not None:
        if match.turn != turn:
            turn = match.turn
            for seat in (0, 1):
                met[seat].append(features(match.view(seat, ZONES), seat))
        match.choose(seated[decision.seat].choose(match.seat(decision.seat)))
    return match, met


def self_play(weights: np.ndarray, seeds: range) -> Positions:
    """The positions of games that the judge plays against itself."""
    rows: list[np.ndarray] = []
    won: list[float] = []
    for seed in seeds:
        match, met = play(seed, [learned(weights, seed), learned(weights, seed + 1)])
        assert match.result is not None, "the game is over"
        for seat in (0, 1):
            rows += met[seat]
            won += [float(seat in match.result.winners)] * len(met[seat])
    return Positions(np.array(rows), np.array(won))


def fit(positions: Positions) -> np.ndarray:
    """Weights with which the sum of the features tells best who wins: logistic regression by Newton's method."""
    weights = np.zeros(len(FEATURES))
    scale = positions.features.std(axis=0) + 1e-9
    rows = positions.features / scale
    for _ in range(NEWTON_STEPS):
        chance = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (positions.won - chance) - PULL * weights
        bend = (rows * (chance * (1 - chance))[:, None]).T @ rows + PULL * np.eye(len(weights))
        weights = weights + np.linalg.solve(bend, slope)
    return weights / scale


def trial_games(weights: np.ndarray, seeds: range, rival: Callable[[int], Player]) -> int:
    """How many games the judge wins against a rival, in either seat."""
    won = 0
    for seed in seeds:
        mine = seed % 2
        seated = [rival(seed + 1), rival(seed + 1)]
        seated[mine] = learned(weights, seed)
        match, _ = play(seed, seated)
        won += match.result is not None and mine in match.result.winners
    return won


def learn(start: int, rounds: int, games: int, trials: int) -> tuple[np.ndarray, list[Round]]:
    """Measure, play and fit, round by round. The first measure is of a judge that knows nothing."""
    weights = np.zeros(len(FEATURES))
    kept: list[Positions] = []
    told = [measured(weights, 0, trials)]
    played = 0
    for more in [start] + [games] * rounds:
        kept.append(self_play(weights, range(FIRST_SEED + played, FIRST_SEED + played + more)))
        played += more
        weights = fit(Positions(*map(np.concatenate, zip(*kept, strict=True))))
        told.append(measured(weights, played, trials))
    return weights, told


def measured(weights: np.ndarray, games: int, trials: int) -> Round:
    won = {name: trial_games(weights, range(trials), rival) for name, rival in RIVALS.items()}
    ranges = {name: wilson(count, trials) for name, count in won.items()}
    said = (f"{won[name]} of {trials} against {name} ({low:.0%} to {high:.0%})" for name, (low, high) in ranges.items())
    print(f"after {games:3} games of self-play it wins {', '.join(said)}", flush=True)
    return Round(games, trials, won)


def plot(told: list[Round], weights: np.ndarray, path: Path) -> None:
    """The progress, and what was learned."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(10, 4), layout="constrained")
    progress, worth = figure.subplots(1, 2)
    games = [one.games for one in told]
    for name, ink in zip(RIVALS, ("#2c5c97", "#c8352b"), strict=True):
        reach = [wilson(one.won[name], one.trials) for one in told]
        progress.fill_between(games, [low for low, _ in reach], [high for _, high in reach], color=ink, alpha=0.15)
        rates = [one.won[name] / one.trials for one in told]
        progress.plot(games, rates, "o-", color=ink, linewidth=2.5, label=f"against {name}")
    progress.set(xlabel="games of self-play", ylabel="games won", ylim=(0, 1.02))
    progress.legend(loc="lower left", bbox_to_anchor=(0.0, 1.0), frameon=False)
    colours = ["#2c5c97" if weight > 0 else "#c8352b" for weight in weights]
    worth.barh(list(FEATURES), weights, color=colours)
    worth.invert_yaxis()
    worth.set_xlabel("learned weight of one more than the enemy has")
    for axes in (progress, worth):
        axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def main(typed: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Learn an evaluation of positions in Vs. System by self-play.")
    parser.add_argument("--start", type=int, default=300, help="random games to begin with")
    parser.add_argument("--rounds", type=int, default=1, help="rounds of self-play after that")
    parser.add_argument("--games", type=int, default=24, help="games of self-play in each round")
    parser.add_argument("--trials", type=int, default=20, help="games against each rival after each round")
    parser.add_argument("--plot", type=Path, default=Path("learning.svg"))
    chosen = parser.parse_args(typed)
    weights, told = learn(chosen.start, chosen.rounds, chosen.games, chosen.trials)
    for name, weight in zip(FEATURES, weights, strict=True):
        print(f"  {name:26} {weight:+.3f}")
    plot(told, weights, chosen.plot)
    print(f"Progress drawn in {chosen.plot}")


if __name__ == "__main__":
    main()
