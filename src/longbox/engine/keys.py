"""What options are called in saves and logs, and by players who remember how an option did elsewhere."""

from __future__ import annotations

from collections import Counter
from typing import Any

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.game import Game
from longbox.engine.state import State
from longbox.engine.view import knows


def keys(game: Game[Any], decision: Decision) -> list[str]:
    """The keys of a decision's options, in order: what a pick is called in saves and logs."""
    found = [plain_key(game, decision, option) for option in decision.options]
    return found if len(set(found)) == len(found) else numbered(found)


def numbered(keys: list[str]) -> list[str]:
    """Keys of which some are the same, told apart by a number from the second on."""
    met: Counter[str] = Counter()
    found = []
    for key in keys:
        met[key] += 1
        found.append(key if met[key] == 1 else f"{key}#{met[key]}")
    return found


def plain_key(game: Game[Any], decision: Decision, option: Option) -> str:
    key, seat = option.verb, decision.seat
    if option.cards:
        key += ":" + "+".join([card_key(game, seat, card) for card in option.cards])
    if option.to >= 0:
        key += ">" + card_key(game, seat, option.to)
    number = number_key(decision, option)
    return f"{key}={number}" if number else key


def number_key(decision: Decision, option: Option) -> str:
    about: Question | None = decision.about
    if about is not None:
        return about.key_number(option)
    return str(option.amount) if option.amount else ""


def card_key(game: Game[Any], seat: int, card: int) -> str:
    """A card's id; one that the seat has not seen has none, lest a key give it away."""
    state: State = game.state
    return state.definition[card].id if knows(state, seat, card) else "unseen"
