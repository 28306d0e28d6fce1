"""Healing, for a player who neither recruits nor fights on that turn."""

from __future__ import annotations

from typing import Final

from longbox.engine.decision import Option
from longbox.engine.events import Event
from longbox.engine.history import has_happened
from longbox.engine.language import message, said
from longbox.engine.player_deeds import Bar, PlayerDeed
from longbox.games.legendary.chapters.defeating import DEFEAT
from longbox.games.legendary.chapters.recruiting import RECRUIT
from longbox.games.legendary.chapters.wounds import HEAL
from longbox.games.legendary.table.abilities import having
from longbox.games.legendary.table.kinds import WOUND
from longbox.games.legendary.table.remedies import Healing
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.timing import not_in_showdown
from longbox.games.legendary.table.zones import HAND


def is_busy(game: Table, seat: int, card: int = -1, target: int = -1) -> bool:
    """Whoever has recruited or defeated somebody this turn, or has failed to, can't heal."""
    return has_happened(game, RECRUIT) or has_happened(game, DEFEAT) or bool(game.state.no_fights)


def not_wounded(game: Table, seat: int, card: int, target: int) -> bool:
    """A Wound that is healed in a way of its own does not let a player heal all of them."""
    definition = game.state.definition
    for held in game.state.zones[HAND.first + seat]:  # quicker than a generator, and asked at every step
        if definition[held].kind == WOUND and having(game, held, Healing):
            return False
    return True


def heal_label(game: Table, option: Option) -> str:
    return said("Heal: KO the Wounds in your hand")


HEALING: Final = PlayerDeed(
    "heal",
    when=(
        not_in_showdown(message("in the Final Showdown cards are only played and used")),
        Bar("LG-WOUND-04", is_busy, "you have recruited or fought this turn"),
        Bar("LG-WOUND-08", not_wounded, "there is no Wound in your hand"),
    ),
    label=heal_label,
)
"""Healing is for a turn without recruiting and fighting."""


def heal(game: Table, seat: int) -> None:
    game.happen(Event(HEAL, seat=seat))
