"""What cards and players are called in a sentence, and what tells a card from another of its name."""

from __future__ import annotations

from typing import Final

from longbox.engine.decision import Option
from longbox.engine.frames import Node
from longbox.engine.labels import called, place_of
from longbox.engine.view import knows
from longbox.engine.words import counted, listed
from longbox.games.vs.table import stats
from longbox.games.vs.table.characters import in_a_row, in_front, is_player, mains_of, stunned
from longbox.games.vs.table.speech import speech
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.zones import BACK


def marks(game: Vs, seat: int, card: int) -> tuple[str, ...]:
    """Whose row it stands in, which way it lies, its counters."""
    state = game.state
    counters = state.counters[card]
    carried = game.on(card)
    return (
        place_of(game, seat, card, {}),
        controlled(game, seat, card),
        facing(game, card),
        "exhausted" if state.exhausted[card] else "",
        f"with {counted(abs(counters), '+1/+1 counter' if counters > 0 else '-1/-1 counter')}" if counters else "",
        f"with {counted(state.wounds[card], 'wound')}" if state.wounds[card] else "",
        "with " + listed([called(game, seat, one) for one in carried]) if carried else "",
        f"now {stats.atk(game, card)}/{stats.defense(game, card)}" if in_a_row(game, card) else "",
    )


def controlled(game: Vs, seat: int, card: int) -> str:
    """By whom of those who share a side."""
    if not in_a_row(game, card):
        return ""
    owner = game.state.controller[card]
    return "controlled by " + ("you" if owner == seat else player(game, owner))


def facing(game: Vs, card: int) -> str:
    if stunned(game, card):
        return "stunned"
    return "face down" if game.state.face_down[card] else ""


ROWS: Final = ("front row", "back row")


def name(game: Vs, card: int) -> str:
    return game.face(card).name


def named(game: Vs, card: int) -> str:
    """A card's name; of one that whoever decides has not seen, only that it is a card."""
    if game.decision is not None and not knows(game.state, game.decision.seat, card):
        return "unknown card"
    return game.face(card).name


def whose(game: Vs, card: int) -> str:
    """A character with its place on the table, so that two of a name can be told apart."""
    if is_player(game, card):
        return named(game, card)
    row = ROWS[0] if in_front(game, card) else ROWS[1]
    if len(set(game.state.home)) > 2:
        return f"{named(game, card)} ({player(game, game.state.controller[card])}'s {row})"
    return f"{named(game, card)} ({row})"


def player(game: Vs, seat: int) -> str:
    """A player by the main character; where two have the same one, by the number, too."""
    names = [main_name(game, one) for one in range(game.state.seats)]
    if not names[seat]:
        return f"player {seat + 1}"
    return names[seat] if names.count(names[seat]) == 1 else f"{names[seat]} (player {seat + 1})"


def card_prompt(game: Vs, asks: Node) -> str:
    """What a card asks, with its name before it."""
    source = name(game, game.state.frames[-1].scope.source)
    return f"{source}: {asks.words(speech(game, source))}"


def row_label(game: Vs, zone: int) -> str:
    seat = game.rules.zones.seat(zone)
    return f"{player(game, seat)}'s {ROWS[1] if BACK.holds(zone) else ROWS[0]}"


def player_label(game: Vs, option: Option) -> str:
    """A player who is chosen by the number of their seat."""
    name = main_name(game, option.amount)
    return f"Player {option.amount + 1}" + (f" ({name})" if name else "")


def main_name(game: Vs, seat: int) -> str:
    return listed([name(game, main) for main in mains_of(game, seat)])
