"""Changing form: an identity turns to its other side."""

from __future__ import annotations

from typing import Final

from longbox.engine.decision import Option
from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.player_deeds import Bar, PlayerDeed
from longbox.games.champions.chapters.when_asked import offered_elsewhere
from longbox.games.champions.table.names import saying
from longbox.games.champions.table.state import Champions


def apply_flip(game: Champions, event: Event) -> None:
    """Turn an identity to its other side; everything on it stays as it is."""
    game.turn_to(event.card, 1 - game.state.face[event.card])


FLIPPED: Final = EventKind("change form", apply_flip, doing=Doing("change", rest="{form}"))


def change_form(game: Champions, seat: int) -> None:
    game.happen(Event(FLIPPED, card=game.state.identity[seat], seat=seat))


def apply_choice(game: Champions, event: Event) -> None:
    """The one change of form in a round that is a player's own choice."""
    game.state.flipped[event.seat] = 1


FORM_CHOSEN: Final = EventKind("choose a form", apply_choice, quiet=True)


def choose_form(game: Champions, seat: int) -> None:
    game.take_place(Event(FORM_CHOSEN, seat=seat))
    change_form(game, seat)


def is_not_your_identity(game: Champions, seat: int, card: int, target: int) -> bool:
    return card != game.state.identity[seat]


def has_changed_already(game: Champions, seat: int, card: int, target: int) -> bool:
    return bool(game.state.flipped[seat])


FLIP: Final = Option("flip")
CHANGE_FORM: Final = PlayerDeed(
    "flip",
    when=(offered_elsewhere("flip", "MC-FORM-08", "you change form on your own turn"),),
    what=(
        Bar("MC-FORM-01", is_not_your_identity, saying("{} is not your identity, which alone has forms"), last=True),
        Bar("MC-FORM-01", has_changed_already, "you have changed form in this round already"),
    ),
    label=lambda game, option: "Change form",
)
