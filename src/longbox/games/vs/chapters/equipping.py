"""Playing equipment in the recruit step (rulebook: Recruit Step, Playing Equipment)."""

from __future__ import annotations

from typing import Final

from longbox.engine.decision import Option
from longbox.engine.effects.nouns import distinct
from longbox.engine.events import Event, EventKind
from longbox.games.vs.chapters.equipment import carried, is_equipment, ko_equipment
from longbox.games.vs.chapters.plays import has_team_for
from longbox.games.vs.chapters.resources import hand
from longbox.games.vs.table.cards import namesakes_among
from longbox.games.vs.table.characters import characters, face_up
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import CREATURE, UNIQUE, cost_of
from longbox.games.vs.table.zones import EQUIPMENT


def equips(game: Vs, seat: int) -> list[Option]:
    """Every way to play equipment from hand: which on whom."""
    held = [card for card in hand(game, seat) if is_equipment(game, card)]
    if not held:
        return []
    able = bearers(game, seat)
    playable = [card for card in distinct(game, held) if can_equip(game, seat, card)]
    return [Option("equip", (card,), to=bearer) for card in playable for bearer in able]


def can_equip(game: Vs, seat: int, card: int) -> bool:
    """Equipment that is affordable; one with a team symbol needs a face-up character of that team, not as bearer."""
    return cost_of(game, card) <= game.state.points[seat] and has_team_for(game, seat, card)


def bearers(game: Vs, seat: int) -> list[int]:
    return [card for card in characters(game, seat) if face_up(game, card) and not is_creature(game, card)]


def is_creature(game: Vs, card: int) -> bool:
    """Creature can't be turned off: it is read from the card, whatever has become of its powers."""
    return CREATURE in game.face(card).keywords


def apply_equip(game: Vs, event: Event) -> None:
    """Pay for equipment and put it on a character; whatever that one carried before is KO'd."""
    card, bearer = event.card, event.target
    game.state.points[event.seat] -= cost_of(game, card)
    ko_equipment(game, sorted({*carried(game, bearer), *namesakes(game, event.seat, card)}))
    game.move(card, EQUIPMENT.at(event.seat))
    game.attach(card, bearer)


def namesakes(game: Vs, seat: int, card: int) -> list[int]:
    """Of equipment that is unique, the older ones on a side."""
    if UNIQUE not in game.face(card).keywords:
        return []
    there = [other for bearer in characters(game, seat) for other in carried(game, bearer)]
    return namesakes_among(game, card, there)


EQUIP: Final = EventKind("equip", apply_equip)


def equip(game: Vs, seat: int, card: int, bearer: int) -> None:
    game.happen(Event(EQUIP, seat=seat, card=card, target=bearer))
