"""What tells a card from another of its name, in words: whose row it stands in, which way it lies, its counters."""

from __future__ import annotations

from longbox.engine.labels import called, place_of
from longbox.engine.words import counted, listed
from longbox.games.vs import stats
from longbox.games.vs.table import Vs, in_a_row, stunned
from longbox.games.vs.words import player


def marks(game: Vs, seat: int, card: int) -> tuple[str, ...]:
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
