"""What cards and players are called in a sentence, and what tells a card from another of its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longbox.engine.labels import called, place_of
from longbox.engine.view import knows
from longbox.engine.words import counted, listed
from longbox.games.champions.table.abilities import icon_words
from longbox.games.champions.table.counters import has
from longbox.games.champions.table.kinds import CONFUSED, NO_ICONS, STUNNED, TOUGH
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import AREA, DISCARD, ENGAGED, ZONES


def name_of(game: Champions, card: int) -> str:
    """A card's name; what lies face down is only a Drone."""
    return "Drone" if game.state.face_down[card] else game.face(card).name


def guise(game: Champions, card: int) -> str:
    """What everybody takes a face-down minion for."""
    return "Drone" if game.state.face_down[card] and ENGAGED.holds(game.state.zone[card]) else ""


def asker(game: Champions) -> str:
    """The card for which a player is asked now."""
    return name_of(game, game.state.frames[-1].scope.source)


def saying(sentence: str) -> Callable[[Champions, int, int, int], str]:
    """The words of a bar: a sentence about a card, {}, and the target of what it would do, {to}."""

    def words(game: Champions, seat: int, card: int, target: int) -> str:
        return sentence.format(name_of(game, card), to=name_of(game, target) if target >= 0 else "")

    return words


def player(game: Champions, seat: int) -> str:
    return game.face(game.state.identity[seat]).name


PLACES: Final = {AREA.name: "play area", DISCARD.name: "discard pile"}


def marks(game: Champions, seat: int, card: int) -> tuple[str, ...]:
    state = game.state
    host = state.host[card]
    return (
        place(game, seat, card),
        f"on {called(game, seat, host)}" if host >= 0 else "",
        counted_on(state.damage[card], "damage"),
        counted_on(state.threat[card], "threat"),
        *[status.name if has(game, card, status) else "" for status in (TOUGH, STUNNED, CONFUSED)],
        "exhausted" if state.exhausted[card] else "",
        uses_left(game, card),
        carrying(game, seat, card),
        showing(game, seat, card),
    )


def uses_left(game: Champions, card: int) -> str:
    """Its counters that are no status cards."""
    others = [one for one in game.state.counters[card] if one[0] not in game.state.counted]
    return "with " + listed([counted(count, f"{name} counter") for name, count in others]) if others else ""


def place(game: Champions, seat: int, card: int) -> str:
    zone = game.state.zone[card]
    if not ENGAGED.holds(zone):
        return place_of(game, seat, card, PLACES)
    with_whom = ZONES.seat(zone)
    return "engaged with " + ("you" if with_whom == seat else player(game, with_whom))


def showing(game: Champions, seat: int, card: int) -> str:
    """The resources that a known card shows: some cards share a name, and nothing else sets them apart."""
    icons = game.state.definition[card].facts.get("icons", NO_ICONS)
    if not sum(icons) or not knows(game.state, seat, card):
        return ""
    say = game.rules.say(name_of(game, card))
    return say.phrase("with {resources}", resources=icon_words(icons, say))


def counted_on(number: int, what: str) -> str:
    return f"with {number} {what}" if number else ""


def carrying(game: Champions, seat: int, card: int) -> str:
    attached = game.on(card)
    return "with " + listed([called(game, seat, one) for one in attached]) if attached else ""
