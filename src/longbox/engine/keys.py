"""What options are called in saves and logs, and by players who remember how an option did elsewhere."""

from __future__ import annotations

from collections import Counter
from typing import Any

from longbox.engine.decision import Decision, Option
from longbox.engine.game import Game
from longbox.engine.state import State
from longbox.engine.view import knows


def keys(game: Game[Any], decision: Decision) -> list[str]:
    """The keys of a decision's options, in order: what a pick is called in saves and logs."""
    found = [plain_key(game, decision.seat, option) for option in decision.options]
    return found if len(set(found)) == len(found) else numbered(found)


def numbered(keys: list[str]) -> list[str]:
    """Keys of which some are the same, told apart by a number from the second on."""
    met: Counter[str] = Counter()
    found = []
    for key in keys:
        met[key] += 1
        found.append(key if met[key] == 1 else f"{key}#{met[key]}")
    return found


def plain_key(game: Game[Any], seat: int, option: Option) -> str:
    key = option.verb
    if option.cards:
        key += ":" + "+".join([card_key(game, seat, card) for card in option.cards])
    if option.to >= 0:
        key += ">" + card_key(game, seat, option.to)
    if option.amount:
        key += f"={option.amount}"
    return key


def card_key(game: Game[Any], seat: int, card: int) -> str:
    """A card's id; one that the seat has not seen has none, lest a key give it away."""
    state: State = game.state
    return state.definition[card].id if knows(state, seat, card) else "unseen"
