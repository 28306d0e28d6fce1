"""Threat on schemes: placed, removed, and the icons of side schemes."""

from __future__ import annotations

from typing import Any, Final

from longbox.engine import relations
from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.slots import Note
from longbox.games.champions.chapters import activations
from longbox.games.champions.table import notes
from longbox.games.champions.table.cards import in_play
from longbox.games.champions.table.counters import add, count
from longbox.games.champions.table.kinds import ACCELERATION
from longbox.games.champions.table.schemes import schemes
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import ENCOUNTER


def apply_placed(game: Champions, event: Event) -> None:
    game.state.add("threat", event.card, event.amount)
    activation = activations.to_change(game, event.notes[notes.ACTIVATION])
    if activation is not None:
        activation.threat += event.amount


def apply_removed(game: Champions, event: Event) -> None:
    event.amount = min(event.amount, game.state.threat[event.card])
    game.state.add("threat", event.card, -event.amount)


def threat_now(game: Champions, event: Event) -> dict[str, str | int]:
    """How much there is and, on the main scheme, how much completes it."""
    facts: dict[str, str | int] = {"now": game.state.threat[event.card]}
    return facts | {"goal": target_threat(game, event.card)} if event.card in game.state.main_schemes else facts


PLACED: Final = EventKind(
    "place threat", apply_placed, facts=threat_now, doing=Doing("place", "placed", thing="{threat}", link="on")
)
REMOVED: Final = EventKind("remove threat", apply_removed, facts=threat_now)


def place(
    game: Champions, scheme: int, amount: int, *, source: int = -1, activation: int = 0, manner: str = ""
) -> None:
    if amount > 0 and in_play(game, scheme):
        told: dict[Note, Any] = {notes.ACTIVATION: activation}
        game.happen(Event(PLACED, card=scheme, amount=amount, source=source, manner=manner, notes=told))


def remove(game: Champions, scheme: int, amount: int, *, seat: int = -1, source: int = -1) -> None:
    if amount > 0 and can_remove(game, scheme, source):
        game.happen(Event(REMOVED, card=scheme, amount=amount, seat=seat, source=source))


def can_remove(game: Champions, scheme: int, source: int = -1) -> bool:
    """Whether threat can be taken off a scheme: by players not off the main scheme while there is a crisis."""
    state = game.state
    if not state.threat[scheme] or not in_play(game, scheme):
        return False
    by_players = source < 0 or state.controller[source] != ENCOUNTER
    if by_players and in_crisis(game, scheme):
        return False
    return relations.forbidden(game, "remove threat", scheme) is None


def in_crisis(game: Champions, scheme: int) -> bool:
    """While there is a crisis, players can't remove threat from the main scheme."""
    return scheme in game.state.main_schemes and icons(game, "crisis") > 0


def icons(game: Champions, icon: str) -> int:
    """How many icons of a kind the side schemes in play show."""
    definition = game.state.definition
    shown = 0
    for scheme in schemes(game):
        shown += definition[scheme].stats.get(icon, 0)
    return shown


def target_threat(game: Champions, scheme: int) -> int:
    """The threat at which a main scheme is completed."""
    return game.value(scheme, "target")


def apply_acceleration(game: Champions, event: Event) -> None:
    add(game, event.card, ACCELERATION.name, 1)


def tokens(game: Champions, event: Event) -> dict[str, str | int]:
    return {"tokens": count(game, event.card, ACCELERATION)}


ACCELERATED: Final = EventKind("accelerate", apply_acceleration, facts=tokens)


def accelerate(game: Champions, scheme: int, *, source: int = -1, manner: str = "") -> None:
    """A main scheme gets an acceleration token: it has more threat every round from now on."""
    game.take_place(Event(ACCELERATED, card=scheme, source=source, manner=manner))
