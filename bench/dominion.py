"""Random play in pyminion, a Dominion engine in Python: the yardstick of Longbox's aims."""

import copy
import logging
import random
from collections.abc import Callable, Sequence
from typing import Any

from measure import Measurement, measure

TOO_LONG = 20_000


class Stop(Exception):  # noqa: N818 - not an error: the position asked for is reached
    """Leave the game in the middle of a turn; pyminion has no other way out of a callback."""


def some_of(kind: str) -> Callable[..., list[Any]]:
    """A decision that takes some of the cards: pyminion names its bounds after the kind."""
    least_name, most_name = f"min_num_{kind}", f"max_num_{kind}"

    def decide(
        self: "RandomDecider",
        prompt: str,
        card: Any,
        valid_cards: list[Any],
        player: Any,
        game: Any,
        **bounds: int,
    ) -> list[Any]:
        self.count()
        most = bounds.get(most_name, -1)
        most = len(valid_cards) if most < 0 else min(most, len(valid_cards))
        least = min(bounds.get(least_name, 0), most)
        return self.rng.sample(valid_cards, self.rng.randint(least, most))

    return decide


class RandomDecider:
    """Answers pyminion's callbacks at random. Both seats share one, so that it counts the whole game."""

    def __init__(self, rng: random.Random, stop: int | None) -> None:
        self.rng = rng
        self.stop = stop
        self.decisions = 0

    def __deepcopy__(self, memo: dict[int, Any]) -> "RandomDecider":
        return self  # a player's mind is no part of the position, so a copy of the game does not pay for it

    def count(self) -> None:
        self.decisions += 1
        if self.decisions == self.stop or self.decisions > TOO_LONG:
            raise Stop

    def pick(self, choices: Sequence[Any]) -> Any:
        self.count()
        return self.rng.choice(choices)

    def action_phase_decision(self, valid_actions: list[Any], player: Any, game: Any) -> Any:
        return self.pick([*valid_actions, None])

    def treasure_phase_decision(self, valid_treasures: list[Any], player: Any, game: Any) -> list[Any]:
        self.count()
        return self.rng.sample(valid_treasures, self.rng.randint(0, len(valid_treasures)))

    def buy_phase_decision(self, valid_cards: list[Any], player: Any, game: Any) -> Any:
        return self.pick([*valid_cards, None])

    def effects_order_decision(self, effects: list[Any], player: Any, game: Any) -> int:
        self.count()
        return self.rng.randrange(len(effects))

    def binary_decision(
        self, prompt: str, card: Any, player: Any, game: Any, relevant_cards: list[Any] | None = None
    ) -> bool:
        self.count()
        return self.rng.random() < 0.5

    def multiple_option_decision(
        self,
        card: Any,
        options: list[str],
        player: Any,
        game: Any,
        num_choices: int = 1,
        unique: bool = True,
    ) -> list[int]:
        self.count()
        return self.rng.sample(range(len(options)), num_choices)

    def deck_position_decision(self, prompt: str, card: Any, player: Any, game: Any, num_deck_cards: int) -> int:
        self.count()
        return self.rng.randint(0, num_deck_cards)

    def multi_play_decision(
        self, prompt: str, card: Any, valid_cards: list[Any], player: Any, game: Any, required: bool = True
    ) -> Any:
        return self.pick(valid_cards if required else [*valid_cards, None])

    discard_decision = some_of("discard")
    trash_decision = some_of("trash")
    gain_decision = some_of("gain")
    topdeck_decision = some_of("topdeck")
    reveal_decision = some_of("reveal")
    pass_decision = some_of("pass")
    name_card_decision = some_of("name")
    set_aside_decision = some_of("set_aside")


def pyminion_dominion(seconds: float, seed: int) -> Measurement:
    from pyminion.bots.bot import Bot
    from pyminion.expansions.base import base_set
    from pyminion.game import Game

    logging.disable(logging.CRITICAL)
    random.seed(seed)  # pyminion shuffles with the global generator
    raised = 0

    def play(rng: random.Random, stop: int | None = None) -> tuple[int, Any]:
        nonlocal raised
        decider = RandomDecider(rng, stop)
        game = Game(
            players=[Bot(decider, "a"), Bot(decider, "b")],
            expansions=[base_set],
            log_stdout=False,
            log_file=False,
        )
        try:
            game.play()
        except Stop:
            pass
        except Exception:  # its own faults under random play: that game ends there
            raised += 1
        return decider.decisions, game

    measured = measure(play, seconds, seed, copy.deepcopy, "deepcopy, whose callbacks keep pointing at the original")
    if raised:
        measured["note"] += f"; {raised} games raised"
    return measured
