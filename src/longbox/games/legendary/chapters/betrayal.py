"""Betrayal, for a player who neither recruits nor fights on that turn: Bindings are passed on."""

from __future__ import annotations

from typing import Final

from longbox.engine.decision import Option
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.engine.language import message, said
from longbox.engine.player_deeds import Bar, PlayerDeed
from longbox.games.legendary.chapters.bindings import BETRAY, GAIN_BINDINGS, among
from longbox.games.legendary.chapters.healing import is_busy
from longbox.games.legendary.chapters.knocking_out import KO
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.timing import not_in_showdown
from longbox.games.legendary.table.zones import HAND


def in_hand(game: Table, seat: int) -> list[int]:
    return among(game, game.state.zones[HAND.first + seat])


def not_bound(game: Table, seat: int, card: int, target: int) -> bool:
    return not in_hand(game, seat)


def betrayal_label(game: Table, option: Option) -> str:
    """What becomes of the others depends on whether anybody sits on the right."""
    seat = game.state.active
    if game.state.solo == "advanced":
        return said("Betrayal: KO the Bindings in your hand")
    if len(in_hand(game, seat)) == 1 or game.state.seats == 1:
        return said("Betrayal: KO a Bindings from your hand")
    right = game.rules.player(game, right_of(game, seat))
    return said("Betrayal: KO a Bindings from your hand, and {player} gains the others", player=right)


BETRAYING: Final = PlayerDeed(
    "betray",
    when=(
        not_in_showdown(message("in the Final Showdown cards are only played and used")),
        Bar("LG-BETRAYAL-01", is_busy, "you have recruited or fought this turn"),
        Bar("LG-BETRAYAL-02", not_bound, "there are no Bindings in your hand"),
    ),
    label=betrayal_label,
)
"""Betrayal is for a turn without recruiting and fighting."""


def right_of(game: Table, seat: int) -> int:
    return (seat - 1) % game.state.seats


def betray(game: Table, scope: Scope) -> None:
    game.happen(Event(BETRAY, seat=scope.you))


def knock_out(game: Table, scope: Scope) -> None:
    """One, and all of them alone against the advanced rules."""
    gone = in_hand(game, scope.you)
    if game.state.solo != "advanced":
        gone = gone[:1]
    game.happen(Event(KO, seat=scope.you, cards=tuple(gone), manner="betrayal"))


def pass_on(game: Table, scope: Scope) -> None:
    """The others go to the right. Whoever is alone has nobody to give them to, and keeps them."""
    others = in_hand(game, scope.you)
    if others and game.state.seats > 1:
        right = right_of(game, scope.you)
        game.happen(Event(GAIN_BINDINGS, seat=right, cards=tuple(others), manner="discard"))


BETRAYS: Final = Steps(betray, knock_out, pass_on)
