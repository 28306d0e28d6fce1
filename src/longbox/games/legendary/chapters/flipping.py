"""Turning over cards that have two faces: only the face that is up counts, and nothing is done because it comes up."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Doing, Event, EventKind
from longbox.games.legendary.table.abilities import SchemeUse, abilities
from longbox.games.legendary.table.enemies import of_schemes
from longbox.games.legendary.table.faces import other_face
from longbox.games.legendary.table.guises import IsVillain
from longbox.games.legendary.table.state import Table


def apply_flip(game: Table, event: Event) -> None:
    """Whatever lies with the card, and whatever was done to it, stays. The face may be an enemy, or let players do
    something on their turns."""
    state = game.state
    face = other_face(state.definition[event.card])
    assert face is not None, "a card with one face is never turned over"
    game.turn_to(event.card, face)
    fought = bool(abilities(face, IsVillain))
    if fought != bool(state.as_villain[event.card]):
        state.put("as_villain", event.card, int(fought))
    if fought:
        state.enemies_elsewhere = 1
    state.scheme_uses = int(bool(of_schemes(game, SchemeUse)))


def flip_facts(game: Table, event: Event) -> dict[str, str | int]:
    """Which face was up before."""
    face = other_face(game.state.definition[event.card])
    return {} if face is None else {"before": face.name}


FLIP: Final = EventKind("flip", apply_flip, facts=flip_facts, doing=Doing("{transform}", "{transformed}"))


def flip(game: Table, card: int, seat: int) -> None:
    """Turn a card over, if it has two faces."""
    if other_face(game.state.definition[card]) is not None:
        game.happen(Event(FLIP, card=card, seat=seat))
