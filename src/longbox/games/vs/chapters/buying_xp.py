"""XP for recruit points, for those whose card says so."""

from __future__ import annotations

from typing import Final

from longbox.engine.decision import Option
from longbox.engine.events import Event, EventKind
from longbox.engine.language import said
from longbox.engine.player_deeds import Bar, PlayerDeed
from longbox.games.vs.chapters.levels import gain_xp
from longbox.games.vs.table.characters import characters, face_up
from longbox.games.vs.table.kinds import BUILD
from longbox.games.vs.table.names import name, named
from longbox.games.vs.table.players import is_yours
from longbox.games.vs.table.powers import BoughtXp
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.timing import NOT_YOUR_TURN, Outside


def is_for_hire(game: Vs, card: int) -> bool:
    """Whether a character takes recruit points for XP."""
    return face_up(game, card) and any(isinstance(one.power, BoughtXp) for one in game.instances(card))


def takes_no_points(game: Vs, seat: int, card: int, target: int) -> bool:
    return not (is_yours(game, seat, card) and is_for_hire(game, card))


def has_no_points(game: Vs, seat: int, card: int, target: int) -> bool:
    return game.state.points[seat] <= 0


def no_points_for_it_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} can't be given XP for recruit points", card=name(game, card))


def hire_label(game: Vs, option: Option) -> str:
    return said("Pay a recruit point: {card} gains 1 XP", card=named(game, option.card))


HIRING: Final = PlayerDeed(
    "hire",
    when=(Outside("VS-FORMATION-06", BUILD, "recruit"), NOT_YOUR_TURN),
    what=(
        Bar("", takes_no_points, no_points_for_it_words, last=True),
        Bar("", has_no_points, "you have no recruit points left"),
    ),
    label=hire_label,
)


def hires(game: Vs, seat: int) -> list[Option]:
    """Each recruit point is paid by itself, so that any number can be."""
    if game.state.points[seat] <= 0:
        return []
    return [Option("hire", (card,)) for card in characters(game, seat) if is_for_hire(game, card)]


def apply_hire(game: Vs, event: Event) -> None:
    game.state.points[event.seat] -= event.amount


def teach(game: Vs, event: Event) -> None:
    gain_xp(game, event.card, event.amount, seat=event.seat)


PAY_FOR_XP: Final = EventKind("pay for XP", apply_hire, then=teach)


def hire(game: Vs, seat: int, card: int) -> None:
    game.happen(Event(PAY_FOR_XP, seat=seat, card=card, amount=1))
