"""The three games of Longbox in random play, through the public API alone, for the table of peers.py."""

import random
from collections.abc import Callable

import msgspec

import longbox
from measure import Measurement, Play, measure


def random_play(name: str) -> Play:
    """Games dealt with their defaults. Only decisions with two options or more are counted."""

    def play(rng: random.Random, stop: int | None = None) -> tuple[int, longbox.Match]:
        game = longbox.deal(name, seed=rng.getrandbits(32), record=False)
        decisions = 0
        while decisions != stop and (decision := game.decision) is not None:
            options = len(decision.options)
            decisions += options > 1
            game.choose(int(rng.random() * options))
        return decisions, game

    return play


def longbox_game(name: str) -> Callable[[float, int], Measurement]:
    def run(seconds: float, seed: int) -> Measurement:
        return measure(random_play(name), seconds, seed, lambda game: game.clone(), view=view_as_json)

    return run


def view_as_json(game: longbox.Match) -> bytes:
    """The table as the seat that is asked sees it, ready to be sent."""
    seat = 0 if game.decision is None else game.decision.seat
    return msgspec.json.encode(game.view(seat))


PEERS = {f"Longbox {name} (Python)": longbox_game(name) for name in longbox.games()}
