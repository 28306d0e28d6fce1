"""Tactics, and Masterminds that are nothing else: a stack of them whose top card is the Mastermind now."""

from __future__ import annotations

from typing import Final

from longbox.engine.events import Event, EventKind
from longbox.games.legendary.table.enemies import adapts, mastermind_of, masterminds
from longbox.games.legendary.table.roles import DEFEATED, STAYS, Role, hand_over, hold, let_go
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.timing import WHOLE_GAME
from longbox.games.legendary.table.zones import MASTERMIND_SPACE, TACTICS

TACTIC: Final = Role("tactic", "{Tactic}", TACTICS, on_escape=STAYS, on_ko=STAYS)
"""What players win of a Mastermind, one at a time."""


def tactics(game: Table, mastermind: int) -> list[int]:
    """Those that are left of a Mastermind, in the order of their pile; of one that adapts, those under the top one."""
    host = game.state.host
    return [card for card in game.state.zones[TACTICS.first] if host[card] == mastermind]


def left_to_win(game: Table, mastermind: int) -> int:
    """How many Tactics players have yet to win of a Mastermind."""
    return len(tactics(game, mastermind)) + int(adapts(game, mastermind))


def top_of_stack(game: Table, card: int) -> int:
    """The Mastermind of the stack that a Tactic belongs to, won or not; -1: none is left."""
    boss = mastermind_of(game, card)
    return boss if boss >= 0 and adapts(game, boss) else -1


def turn_up(game: Table, old: int, new: int, what: str = "") -> None:
    """A Tactic is the Mastermind instead of another one: what that held lies with it, and what has been changed about
    the Mastermind for the whole game is true of it."""
    state = game.state
    known = [change for found in state.modifiers.values() for change in found if change.until == WHOLE_GAME]
    changes = [change for change in known if change.binds(game, old)]
    let_go(game, new)
    hand_over(game, old, new, what)
    if state.shards[old]:
        state.put("shards", new, state.shards[old])
        state.put("shards", old, 0)
    game.move(new, MASTERMIND_SPACE.first)
    game.show((new,))
    for change in changes:
        game.modify(change.stat, change.op, change.amount, (new,), WHOLE_GAME, source=change.source)


def succeed(game: Table, won: int) -> None:
    """Who lay under a Tactic that was won is the Mastermind now."""
    left = tactics(game, won)
    if left:
        turn_up(game, won, game.pick_at_random(left), DEFEATED)


def shuffle_in(game: Table, old: int, new: int) -> None:
    """The stack is mixed, and another card lies on top than before."""
    if new != old:
        pool = game.state.pool[new]
        turn_up(game, old, new)
        hold(game, old, new, TACTIC)
        game.state.put("pool", old, pool)
    game.shuffle(TACTICS.first)


def apply_adapt(game: Table, event: Event) -> None:
    """`card` was on top; `target` is then, which may be the same one."""
    event.target = game.pick_at_random([event.card, *tactics(game, event.card)])
    shuffle_in(game, event.card, event.target)


ADAPT: Final = EventKind("adapt", apply_adapt)


def begin(game: Table) -> None:
    """Chance says which of the Tactics is the Mastermind when a game begins."""
    for boss in masterminds(game):
        if adapts(game, boss):
            shuffle_in(game, boss, game.pick_at_random([boss, *tactics(game, boss)]))
