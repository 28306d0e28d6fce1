"""+1/+1 and -1/-1 counters, and the other changes to ATK and DEF (rulebook: +1/+1 and -1/-1 counters)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.modifiers import ADD, Until, parts
from longbox.engine.relations import forbidden, spoken_of
from longbox.engine.slots import Note
from longbox.games.vs.table import notes
from longbox.games.vs.table.characters import all_characters, can_fight, characters, face_up, stunned
from longbox.games.vs.table.players import enemy_sides
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import ATK, DEF, SYMBIOSIS, WAKING_NIGHTMARE, has, loses_powers

HAVE_PLUS: Final = "have +1/+1 counters"
HAVE_MINUS: Final = "have -1/-1 counters"
GAIN_ATK: Final = EventKind("gain ATK", quiet=True, doing=Doing("gain", rest="{ATK}"))
"""A character's ATK was raised by counters, by a modifier or by a switch; what else raises it is no gain."""


def note_atk(game: Vs, event: Event) -> None:
    """Remember the ATK that is about to change, below nought or not, if anybody waits to hear of it."""
    if game.watched(GAIN_ATK.after):
        event.notes[notes.BEFORE] = tuple([true_atk(game, card) for card in event.cards])


def note_gains(game: Vs, event: Event) -> None:
    """ATK has changed: remember by how much each has gained."""
    before = event.notes.pop(notes.BEFORE, ())
    if before:
        event.notes[notes.GAINED] = tuple([true_atk(game, card) - before[at] for at, card in enumerate(event.cards)])


def announce_gains(game: Vs, event: Event) -> None:
    """Tell of those who have gained ATK, one after the other."""
    if notes.GAINED in event.notes:
        game.push(TELL_GAINS, Scope(event.seat, event.source, event))


@dataclass(frozen=True, eq=False)
class TellGains(Node):
    """The gains of ATK that an event has brought, one at a time."""

    def step(self, game: Vs, frame: Frame) -> None:
        event = frame.scope.event
        assert event is not None
        gained: tuple[int, ...] = event.notes[notes.GAINED]
        if frame.at == len(gained):
            game.state.frames.pop()
            return
        frame.at += 1
        if gained[frame.at - 1] > 0:
            card, amount = event.cards[frame.at - 1], gained[frame.at - 1]
            game.announce(Event(GAIN_ATK, seat=event.seat, card=card, amount=amount))


TELL_GAINS: Final = TellGains()


def true_atk(game: Vs, card: int) -> int:
    return sum(part.amount for part in parts(game, card, "atk"))


def apply_counters(game: Vs, event: Event) -> None:
    """Put counters: more than nought are +1/+1 counters. Opposite ones cancel out by themselves."""
    note_atk(game, event)
    for card in event.cards:
        game.state.add("counters", card, event.amount)
    note_gains(game, event)


def apply_removal(game: Vs, event: Event) -> None:
    """All counters, or so many +1/+1 counters."""
    state = game.state
    for card in event.cards:
        state.put("counters", card, max(0, state.counters[card] - event.amount) if event.amount else 0)


def apply_double(game: Vs, event: Event) -> None:
    state = game.state
    for card in event.cards:
        state.add("counters", card, state.counters[card])


def apply_change(game: Vs, event: Event) -> None:
    told = event.notes
    note_atk(game, event)
    for stat, amount in ((ATK, told[notes.ATK]), (DEF, told[notes.DEF])):
        if amount:
            game.modify(stat, ADD, amount, event.cards, told[notes.UNTIL], source=event.source)
    note_gains(game, event)


PUT_COUNTERS: Final = EventKind("put counters", apply_counters, then=announce_gains, doing=Doing("gain"))
REMOVE_COUNTERS: Final = EventKind("remove counters", apply_removal)
DOUBLE_COUNTERS: Final = EventKind("double counters", apply_double)


def change_facts(game: Vs, event: Event) -> dict[str, str | int]:
    """ "+2/+0"."""
    return {"change": f"{event.notes[notes.ATK]:+}/{event.notes[notes.DEF]:+}"}


GETS: Final = EventKind("gets", apply_change, then=announce_gains, facts=change_facts)


def put_counters(game: Vs, cards: Iterable[int], amount: int, *, seat: int, source: int) -> None:
    """Put +1/+1 counters (below nought: -1/-1 counters) on characters; few can have any while they are stunned."""
    able = tuple(card for card in cards if can_hold(game, card, amount))
    if able and amount:
        game.happen(Event(PUT_COUNTERS, seat=seat, cards=able, amount=amount, source=source))


def can_hold(game: Vs, card: int, amount: int) -> bool:
    """Whether counters of a kind can be put on a character now."""
    kind = "gain -1/-1 counters" if amount < 0 else "gain +1/+1 counters"
    if not can_fight(game, card) or forbidden(game, kind, card) is not None or can_not_have(game, card, amount):
        return False
    return face_up(game, card) or (stunned(game, card) and holds_while_stunned(game, card, amount))


def can_not_have(game: Vs, card: int, amount: int) -> bool:
    """Whether a character can't even have counters of a kind that lie on it already."""
    return forbidden(game, HAVE_MINUS if amount < 0 else HAVE_PLUS, card) is not None


def take_off_what_can_not_be(game: Vs) -> bool:
    """Take off counters that their character can't have any more: its level is another now, or its powers are back."""
    if not (spoken_of(game, HAVE_PLUS) or spoken_of(game, HAVE_MINUS)):
        return False
    counters = game.state.counters
    some = [card for card in all_characters(game) if counters[card] and can_not_have(game, card, counters[card])]
    remove_counters(game, some, seat=-1, source=-1)
    return bool(some)


def holds_while_stunned(game: Vs, card: int, amount: int) -> bool:
    """Whether a stunned character may have such counters: +1/+1 by Symbiosis, -1/-1 by an enemy's Waking Nightmare.

    Symbiosis is for the stunned, who have no other powers: it is read from the card, or was gained for a while.
    """
    if amount > 0:
        return has_symbiosis(game, card) and not loses_powers(game, card)
    sides = enemy_sides(game, game.state.controller[card])
    return any(has(game, enemy, WAKING_NIGHTMARE) for side in sides for enemy in characters(game, side))


def has_symbiosis(game: Vs, card: int) -> bool:
    return SYMBIOSIS in game.face(card).keywords or (game.may_change(SYMBIOSIS) and game.value(card, SYMBIOSIS) > 0)


def remove_counters(game: Vs, cards: Iterable[int], *, seat: int, source: int, amount: int = 0) -> None:
    """Take all counters off characters, or so many +1/+1 counters."""
    some = tuple(card for card in cards if game.state.counters[card])
    if some:
        manner = "some" if amount else ""
        game.happen(Event(REMOVE_COUNTERS, seat=seat, cards=some, amount=amount, source=source, manner=manner))


def gets(game: Vs, cards: Iterable[int], atk: int, defense: int, until: Until, *, seat: int, source: int) -> None:
    """Characters get so much ATK and DEF until some moment."""
    told: dict[Note, Any] = {notes.ATK: atk, notes.DEF: defense, notes.UNTIL: until}
    game.happen(Event(GETS, seat=seat, cards=tuple(cards), source=source, notes=told))
