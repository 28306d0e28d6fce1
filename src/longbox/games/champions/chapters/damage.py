"""Damage: dealt, stopped by a tough card, taken; and healing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longbox.engine import relations
from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.slots import Note
from longbox.games.champions.chapters import activations, status
from longbox.games.champions.table import kinds, notes, slots
from longbox.games.champions.table.cards import in_play
from longbox.games.champions.table.characters import remaining, shown_remaining
from longbox.games.champions.table.counters import has
from longbox.games.champions.table.state import Champions


def take_dealt(game: Champions, event: Event) -> None:
    """Damage that is dealt is taken, unless the character can't take it or is tough."""
    card = event.card
    if not in_play(game, card):
        event.cancelled = True
    elif relations.forbidden(game, "take damage", card, event.source) is not None:
        event.cancelled = True
        game.tell(Event(UNHURT, card=card, source=event.source))
    elif has(game, card, kinds.TOUGH):
        event.cancelled = True
        status.lose(game, card, kinds.TOUGH, "damage")
    else:
        taken = Event(TAKEN, card=card, amount=event.amount, seat=event.seat, source=event.source, manner=event.manner)
        taken.notes[notes.ACTIVATION] = event.notes[notes.ACTIVATION]
        game.happen(taken)


def apply_taken(game: Champions, event: Event) -> None:
    game.state.add("damage", event.card, event.amount)
    if event.manner == kinds.ATTACK:
        activation = activations.to_change(game, event.notes[notes.ACTIVATION])
        if activation is not None:
            activation.hurt = (*activation.hurt, event.card)
            activation.damage += event.amount


def apply_healed(game: Champions, event: Event) -> None:
    event.amount = min(event.amount, game.state.damage[event.card])
    game.state.add("damage", event.card, -event.amount)


def left(game: Champions, event: Event) -> dict[str, str | int]:
    """The hit points that are left."""
    return {"left": shown_remaining(game, event.card)}


DEALT: Final = EventKind(
    "deal damage", then=take_dealt, quiet=True, doing=Doing("deal", "dealt", thing="damage", link="to")
)
TAKEN: Final = EventKind("take damage", apply_taken, facts=left, doing=Doing("take", rest="damage"))
UNHURT: Final = EventKind("take no damage")
HEALED: Final = EventKind("heal", apply_healed, facts=left)


def deal(
    game: Champions, card: int, amount: int, *, seat: int = -1, source: int = -1, attack: int = 0, manner: str = ""
) -> None:
    """Deal damage to a character. `attack` is the number of the attack that it is damage from."""
    if amount > 0 and card >= 0 and in_play(game, card):
        manner = kinds.ATTACK if attack else manner
        told: dict[Note, Any] = {notes.ACTIVATION: attack}
        game.happen(Event(DEALT, card=card, amount=amount, seat=seat, source=source, manner=manner, notes=told))


def heal(game: Champions, card: int, amount: int) -> None:
    if amount > 0 and game.state.damage[card]:
        game.happen(Event(HEALED, card=card, amount=amount))


def apply_together(game: Champions, event: Event) -> None:
    game.state.together += event.amount


TOGETHER: Final = EventKind("damage at one moment", apply_together, quiet=True)


def count_together(game: Champions, change: int) -> None:
    """Count the moments at which several are dealt damage, and nobody is defeated yet."""
    game.take_place(Event(TOGETHER, amount=change))


@dataclass(frozen=True, eq=False)
class DealTogether(Node):
    """Damage to several characters at one moment: nobody is defeated before all of it is dealt."""

    def step(self, game: Champions, frame: Frame) -> None:
        blows: tuple[tuple[int, int], ...] = frame.data
        scope = frame.scope
        if frame.at == 0:
            count_together(game, 1)
        if frame.at == 2 * len(blows):
            game.state.frames.pop()
            return
        card, amount = blows[frame.at % len(blows)]
        attack = scope.vars[slots.ATTACK]
        frame.at += 1
        if frame.at <= len(blows):
            deal(game, card, amount, seat=scope.you, source=scope.source, attack=attack)
            return
        if frame.at == len(blows) + 1:
            count_together(game, -1)
        told: dict[Note, Any] = {notes.ACTIVATION: attack}
        game.rules.check(game, Event(TAKEN, card=card, seat=scope.you, source=scope.source, notes=told))


DEAL_TOGETHER: Final = DealTogether()


def deal_each(
    game: Champions, blows: tuple[tuple[int, int], ...], *, seat: int = -1, source: int = -1, attack: int = 0
) -> None:
    """Deal damage to one character or, at the same moment, to several."""
    if len(blows) == 1:
        deal(game, blows[0][0], blows[0][1], seat=seat, source=source, attack=attack)
    elif blows:
        game.push(DEAL_TOGETHER, Scope(seat, source, vars={slots.ATTACK: attack}), blows)


def can_be_damaged(game: Champions, card: int, source: int = -1) -> bool:
    return relations.forbidden(game, "take damage", card, source) is None


def is_spent(game: Champions, card: int) -> bool:
    """Whether a character has no hit points left."""
    return game.state.damage[card] > 0 and remaining(game, card) <= 0
