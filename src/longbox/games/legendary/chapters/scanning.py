"""Scanning: on their turn, players pay for turning up what lies face down in the city."""

from __future__ import annotations

from typing import Final

from longbox.engine.decision import Option
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.language import message, said
from longbox.engine.player_deeds import Bar, PlayerDeed
from longbox.games.legendary.chapters import points
from longbox.games.legendary.chapters.city import SCANNED
from longbox.games.legendary.table.board import unscanned
from longbox.games.legendary.table.kinds import ATTACK_POINTS
from longbox.games.legendary.table.names import name_of, place
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.timing import in_showdown, not_in_showdown
from longbox.games.legendary.table.zones import UNSCANNED

PRICE: Final = 1


def offered(game: Table) -> list[Option]:
    """What the active player can scan now."""
    if game.state.attack < PRICE or in_showdown(game):
        return []
    return [Option("scan", (card,)) for card in unscanned(game)]


def lies_open(game: Table, seat: int, card: int, target: int) -> bool:
    return card < 0 or not UNSCANNED.holds(game.state.zone[card])


def too_dear(game: Table, seat: int, card: int, target: int) -> bool:
    return points.free(game, ATTACK_POINTS) < PRICE


def label(game: Table, option: Option) -> str:
    card = option.card
    where = place(game, game.state.active, card)
    return said("Scan {card} {place} (1 Attack)", card=name_of(game, card), place=where)


SCANNING: Final = PlayerDeed(
    "scan",
    when=(not_in_showdown(message("nothing is scanned in the Final Showdown")),),
    what=(
        Bar("LG-BROOD-01", lies_open, "only what lies face down in the city can be scanned", last=True),
        Bar("LG-BROOD-01", too_dear, "it takes 1 Attack"),
    ),
    label=label,
)


def apply_pay(game: Table, event: Event) -> None:
    points.spend(game, ATTACK_POINTS, PRICE)


PAY: Final = EventKind("pay for a scan", apply_pay)


def pay(game: Table, scope: Scope) -> None:
    game.happen(Event(PAY, seat=scope.you, card=scope.source, amount=PRICE))


SCANS: Final = Steps(pay, *SCANNED.steps)
"""The player pays for scanning the card `source`."""


def begin(game: Table, scope: Scope, option: Option) -> None:
    game.push(SCANS, scope)
