"""Wounds: how they are gained, and what Healing does."""

from __future__ import annotations

from typing import Final

from longbox.engine.decision import Option
from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.player_deeds import Bar, PlayerDeed
from longbox.games.legendary.chapters.gaining import apply_gain
from longbox.games.legendary.chapters.knocking_out import KO
from longbox.games.legendary.table.kinds import WOUND
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.timing import not_in_showdown
from longbox.games.legendary.table.zones import HAND, WOUNDS


def apply_wound(game: Table, event: Event) -> None:
    stack = game.state.zones[WOUNDS.first]
    if not stack:
        event.cancelled = True
        game.tell(Event(NO_WOUNDS, seat=event.seat))
        return
    event.cards = (stack[-1],)
    event.amount = 1
    apply_gain(game, event)


GAIN_WOUND: Final = EventKind("gain wound", apply_wound, doing=Doing("gain", rest="a Wound"))
NO_WOUNDS: Final = EventKind("no wounds left")


def among(game: Table, hand: list[int]) -> list[int]:
    definition = game.state.definition
    return [card for card in hand if definition[card].kind == WOUND]


def has_healed(game: Table, seat: int, card: int, target: int) -> bool:
    return bool(game.state.healed)


TO_RECRUIT_AND_FIGHT: Final = (
    not_in_showdown("nobody is recruited or fought in the Final Showdown"),
    Bar("LG-WOUND-05", has_healed, "you have healed this turn"),
)
"""What bars recruiting and fighting alike."""


def is_busy(game: Table, seat: int, card: int, target: int) -> bool:
    return bool(game.state.busy)


def not_wounded(game: Table, seat: int, card: int, target: int) -> bool:
    definition = game.state.definition
    for held in game.state.zones[HAND.first + seat]:  # noqa: SIM110 (quicker than a generator, and asked at every step)
        if definition[held].kind == WOUND:
            return False
    return True


def heal_label(game: Table, option: Option) -> str:
    return "Heal: KO the Wounds in your hand"


HEALING: Final = PlayerDeed(
    "heal",
    when=(
        not_in_showdown("in the Final Showdown cards are only played and used"),
        Bar("LG-WOUND-04", is_busy, "you have recruited or fought this turn"),
        Bar("LG-WOUND-08", not_wounded, "there is no Wound in your hand"),
    ),
    label=heal_label,
)
"""Healing is for a turn without recruiting and fighting."""


def apply_heal(game: Table, event: Event) -> None:
    game.state.healed = 1


def knock_out_wounds(game: Table, event: Event) -> None:
    wounds = tuple(among(game, game.state.zones[HAND.first + event.seat]))
    game.happen(Event(KO, seat=event.seat, cards=wounds, manner="healing"))


HEAL: Final = EventKind("heal", apply_heal, then=knock_out_wounds, quiet=True)


def heal(game: Table, seat: int) -> None:
    game.happen(Event(HEAL, seat=seat))
