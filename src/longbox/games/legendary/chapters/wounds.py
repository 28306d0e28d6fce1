"""Wounds: how they are gained and healed, and what bars whoever has done so."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.history import has_happened
from longbox.engine.language import message
from longbox.engine.player_deeds import Bar
from longbox.games.legendary.chapters.bindings import has_betrayed
from longbox.games.legendary.chapters.gaining import apply_gain
from longbox.games.legendary.chapters.knocking_out import KO
from longbox.games.legendary.table.kinds import WOUND
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.timing import not_in_showdown
from longbox.games.legendary.table.zones import HAND, WOUNDS

CERTAIN_ONES: Final = "certain ones"
"""How Wounds are gained that lie elsewhere than in their stack."""


def apply_wound(game: Table, event: Event) -> None:
    """The top card of their stack, or certain ones."""
    stack = game.state.zones[WOUNDS.first]
    if not event.cards and not stack:
        event.cancelled = True
        game.tell(Event(NO_WOUNDS, seat=event.seat))
        return
    event.cards = event.cards or (stack[-1],)
    event.amount = len(event.cards)
    apply_gain(game, event)


GAIN_WOUND: Final = EventKind("gain wound", apply_wound, remembered=True, doing=Doing("{gain}", rest="a {Wound}"))
NO_WOUNDS: Final = EventKind("no wounds left")


def among(game: Table, hand: list[int]) -> list[int]:
    definition = game.state.definition
    return [card for card in hand if definition[card].kind == WOUND]


def knock_out_wounds(game: Table, event: Event) -> None:
    wounds = tuple(among(game, game.state.zones[HAND.first + event.seat]))
    game.happen(Event(KO, seat=event.seat, cards=wounds, manner="healing"))


HEAL: Final = EventKind("heal", then=knock_out_wounds, quiet=True, remembered=True)


def has_healed(game: Table, seat: int, card: int, target: int) -> bool:
    return has_happened(game, HEAL)


TO_RECRUIT_AND_FIGHT: Final = (
    not_in_showdown(message("nobody is recruited or fought in the Final Showdown")),
    Bar("LG-WOUND-05", has_healed, "you have healed this turn"),
    Bar("LG-BETRAYAL-01", has_betrayed, "you have betrayed another player this turn"),
)
"""What bars recruiting and fighting alike."""
