"""The classes that cards show: those that are printed, unless an effect has changed them for the turn."""

from __future__ import annotations

from typing import Any, Final

from longbox.engine.game import Game
from longbox.games.legendary.table.kinds import CLASSES

CLASS_NOW: Final = "class now"
"""What a card has that counts as another class this turn: the number of that class and 1 more."""


def changed_class(game: Game[Any], card: int) -> str:
    """The class that a card has instead of its own; "" if it has its own."""
    if CLASS_NOW not in game.state.modifiers:
        return ""
    number = game.value(card, CLASS_NOW)
    return CLASSES[number - 1] if number else ""


def shows(game: Game[Any], card: int, icon: str) -> bool:
    """Whether a card has a class or team now."""
    changed = changed_class(game, card)
    if changed and icon in CLASSES:
        return icon == changed
    return icon in game.state.definition[card].traits


def classes_on(game: Game[Any], card: int) -> set[str]:
    """The classes of one card, which may have several."""
    changed = changed_class(game, card)
    if changed:
        return {changed}
    traits = game.state.definition[card].traits
    return {icon for icon in CLASSES if icon in traits}
