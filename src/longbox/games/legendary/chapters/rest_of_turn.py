"""What effects leave for the rest of a turn and its end: marks that the end of the turn takes away."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import ASIDE


def apply_recruit_fights(game: Table, event: Event) -> None:
    """Recruit may be spent as Attack."""
    game.state.recruit_fights = 1


def apply_versatile(game: Table, event: Event) -> None:
    """Versatile gives both kinds of points."""
    game.state.versatile = 1


def apply_both_sides(game: Table, event: Event) -> None:
    """Both sides of divided cards are played."""
    game.state.both_sides = 1


def apply_lightshow(game: Table, event: Event) -> None:
    game.state.lightshow = 1


def apply_new_hand_of(game: Table, event: Event) -> None:
    """The greatest size that an effect sets is the one of the new hand."""
    game.state.hand_size = max(game.state.hand_size, event.amount)


def apply_extra_cards(game: Table, event: Event) -> None:
    game.state.extra_cards += event.amount


def apply_keep(game: Table, event: Event) -> None:
    """The cards join the new hand."""
    game.state.kept += event.cards


def apply_set_aside(game: Table, event: Event) -> None:
    """The cards wait beside their player, and join the new hand."""
    game.move_all(event.cards, ASIDE.first + event.seat)


def apply_another_turn(game: Table, event: Event) -> None:
    game.state.more_turns.append(event.seat)


def apply_turn_back(game: Table, event: Event) -> None:
    """Turns go round the other way from now on."""
    game.state.backwards = 1 - game.state.backwards


RECRUIT_FIGHTS: Final = EventKind("recruit fights", apply_recruit_fights, quiet=True)
VERSATILE_GIVES_BOTH: Final = EventKind("versatile gives both", apply_versatile, quiet=True)
BOTH_SIDES: Final = EventKind("both sides", apply_both_sides, quiet=True)
LIGHTSHOW: Final = EventKind("lightshow", apply_lightshow, quiet=True)
NEW_HAND_OF: Final = EventKind("size of the new hand", apply_new_hand_of, quiet=True)
EXTRA_CARDS: Final = EventKind("extra cards", apply_extra_cards, quiet=True)
KEEP: Final = EventKind("keep for the new hand", apply_keep, quiet=True)
SET_ASIDE: Final = EventKind("set aside", apply_set_aside)
SMASHES_DOUBLE: Final = EventKind("double smashes", quiet=True, remembered=True)
"""Each Smash is worth twice as much for the rest of the turn."""
ANOTHER_TURN: Final = EventKind("another turn", apply_another_turn, quiet=True)
TURN_BACK: Final = EventKind("turn order", apply_turn_back)
