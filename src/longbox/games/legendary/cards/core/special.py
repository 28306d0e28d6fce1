"""What no words say yet: Portals to the Dark Dimension asks what lies over a space or over the Mastermind; the Killbots
and Skrulls of two other Schemes are cards of another kind that count as Villains."""

from __future__ import annotations

from longbox.engine.effects import phrases
from longbox.engine.effects.adjectives import Is
from longbox.engine.effects.phrases import BEHIND
from longbox.games.legendary.table.enemies import space_of
from longbox.games.legendary.table.kinds import BYSTANDER, HERO
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import OVER_CITY, OVER_MASTERMIND


def has_portal(game: Table, scope: object, card: int) -> bool:
    """A Dark Portal lies over the Villain's space."""
    return bool(game.state.zones[OVER_CITY.first + space_of(game, card)])


def has_own_portal(game: Table, scope: object, card: int) -> bool:
    """A Dark Portal lies over the Mastermind."""
    return bool(game.state.zones[OVER_MASTERMIND.first])


def is_skrull(game: Table, scope: object, card: int) -> bool:
    return bool(game.state.as_villain[card]) and game.state.definition[card].kind == HERO


def is_killbot(game: Table, scope: object, card: int) -> bool:
    return bool(game.state.as_villain[card]) and game.state.definition[card].kind == BYSTANDER


UNDER_A_PORTAL = Is("under a Dark Portal", has_portal, BEHIND, phrases.THAT)
UNDER_ITS_PORTAL = Is("under a Dark Portal", has_own_portal, BEHIND, phrases.THAT)
SKRULL = Is("", is_skrull)
KILLBOT = Is("", is_killbot)
