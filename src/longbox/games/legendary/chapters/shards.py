"""Shards: tokens that make enemies stronger, and that players keep to spend them as Attack.

They lie in a supply, on enemies (and on other cards that hold them), and before players. A gain beyond the supply is
lost.
"""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.games.legendary.chapters import points
from longbox.games.legendary.table.kinds import ATTACK_POINTS
from longbox.games.legendary.table.state import Table

ALL_SHARDS: Final = 18


def supply(game: Table) -> int:
    state = game.state
    return ALL_SHARDS - state.shards_on_cards - sum(state.shards_of)


def put_on(game: Table, card: int, amount: int) -> None:
    game.state.put("shards", card, game.state.shards[card] + amount)
    game.state.shards_on_cards += amount


def take_off(game: Table, card: int) -> int:
    """All Shards of a card go back to the supply; says how many there were."""
    found = game.state.shards[card]
    put_on(game, card, -found)
    return found


def apply_gain(game: Table, event: Event) -> None:
    """`amount` Shards for `card`, or for the player `seat` where there is none."""
    event.amount = min(event.amount, supply(game))
    event.cancelled = not event.amount
    if event.card >= 0:
        put_on(game, event.card, event.amount)
    else:
        game.state.shards_of[event.seat] += event.amount


def apply_spend(game: Table, event: Event) -> None:
    """This Attack comes from no card."""
    game.state.shards_of[event.seat] -= event.amount
    points.get(game, ATTACK_POINTS, event.amount)


def apply_spend_on_effect(game: Table, event: Event) -> None:
    """As many as `amount` says, for something else than Attack."""
    game.state.shards_of[event.seat] -= event.amount


GAIN_SHARDS: Final = EventKind("gain shards", apply_gain)
SPEND_SHARD: Final = EventKind("spend a shard", apply_spend)
SPEND_SHARDS: Final = EventKind("spend shards", apply_spend_on_effect)

GIVE_NOTHING: Final = "shards give nothing"
"""What an enemy has that gets no Attack from its Shards."""


def strength(game: Table, card: int) -> int:
    """The Attack that an enemy has by its Shards."""
    state = game.state
    number = state.shards[card]
    return 0 if number and GIVE_NOTHING in state.modifiers and game.value(card, GIVE_NOTHING) else number


def spend_one(game: Table, seat: int) -> None:
    game.happen(Event(SPEND_SHARD, seat=seat, amount=1))


def pass_on_defeat(game: Table, enemy: int, seat: int) -> None:
    """Whoever defeats an enemy takes one of its Shards; the rest go back."""
    if take_off(game, enemy):
        game.state.shards_of[seat] += 1


def pass_on_escape(game: Table, villain: int, masterminds: list[int]) -> None:
    """The Mastermind, or the first of several, takes one of the Shards of a Villain that escapes."""
    if take_off(game, villain):
        for card in masterminds[:1]:
            put_on(game, card, 1)
