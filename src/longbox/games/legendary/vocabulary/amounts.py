"""How many: what was played, drawn or made this turn, what is no card on the table."""

from __future__ import annotations

from functools import partial
from typing import Final

from longbox.engine import history
from longbox.engine.effects.amounts import Tally
from longbox.engine.frames import Scope
from longbox.games.legendary.chapters.drawing import DRAW
from longbox.games.legendary.chapters.recruiting import RECRUIT
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.kinds import CLASSES
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.vocabulary.nouns import your_hero


def plays_before(icon: str, game: Table, scope: Scope) -> int:
    return sum([play.has(icon) for play in game.state.plays[: scope[slots.PLAY]]])


def plays_of(icon: str, game: Table, scope: Scope) -> int:
    return sum([play.has(icon) for play in game.state.plays])


def odd_plays_before(game: Table, scope: Scope) -> int:
    return sum([play.definition.stats.get("cost", 0) % 2 for play in game.state.plays[: scope[slots.PLAY]]])


def colours_you_have(game: Table, scope: Scope) -> int:
    """The classes of your Heroes; those without a class are all grey."""
    found: set[str] = set()
    for card in your_hero.cards(game, scope):
        traits = game.state.definition[card].traits
        found |= {icon for icon in CLASSES if icon in traits} or {"grey"}
    return len(found)


def drawn_this_turn(game: Table, scope: Scope) -> int:
    return len(history.cards(game, DRAW, game.state.active))


def rescued_this_turn(game: Table, scope: Scope) -> int:
    return game.state.rescued


def recruited_this_turn(game: Table, scope: Scope) -> int:
    return history.times(game, RECRUIT)


def played_before(icon: str) -> Tally:
    """Heroes with a class or team that were played earlier in the turn than the one that speaks."""
    return Tally(f"{icon} Hero that you played before this one this turn", partial(plays_before, icon))


def played(icon: str) -> Tally:
    """The same, whenever they were played this turn."""
    return Tally(f"{icon} Hero you played this turn", partial(plays_of, icon))


ODD_PLAYED_BEFORE: Final = Tally("Hero of odd cost that you played before this one this turn", odd_plays_before)
COLOUR: Final = Tally("colour among the Heroes you have (grey counts as a colour)", colours_you_have)
DRAWN: Final = Tally("card that effects let you draw this turn", drawn_this_turn)
RESCUED: Final = Tally("Bystander you rescued this turn", rescued_this_turn)
RECRUITED: Final = Tally("card you recruited this turn", recruited_this_turn)
