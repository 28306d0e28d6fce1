"""The Final Showdown: once the Mastermind is beaten, the players compete for its card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision
from longbox.engine.effects.flow import Let, Steps
from longbox.engine.effects.some_players import SomePlayers
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.language import said
from longbox.engine.topics import Topic
from longbox.games.legendary.chapters import cleanup, ending
from longbox.games.legendary.chapters.actions import TurnActions, points_to_spend, showdown_total
from longbox.games.legendary.chapters.bystanders import captives
from longbox.games.legendary.chapters.defeating import follow_the_defeated
from longbox.games.legendary.chapters.gaining import give
from longbox.games.legendary.chapters.returning import play_what_waits
from longbox.games.legendary.table import notes, slots
from longbox.games.legendary.table.enemies import masterminds
from longbox.games.legendary.table.players import in_turn_order
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.timing import TURN
from longbox.games.legendary.table.zones import VICTORY


def apply_showdown(game: Table, event: Event) -> None:
    """Nobody has a total yet, and everybody is to make one."""
    game.state.totals = [-1] * game.state.seats
    game.state.showdown = order(game)


def apply_total(game: Table, event: Event) -> None:
    """A player's total is what their cards made; their turn is over."""
    game.state.showdown.remove(event.seat)
    game.state.totals[event.seat] = event.amount


def apply_tie(game: Table, event: Event) -> None:
    """Those who have the highest total play again, for another one."""
    state = game.state
    state.showdown = [seat for seat in order(game) if state.totals[seat] == event.amount]
    state.totals = [-1] * state.seats


def apply_prize(game: Table, event: Event) -> None:
    """The Mastermind's card is won; whoever wins it rescues the Bystanders on it."""
    event.cards = tuple(captives(game, event.card))
    give(game, event.card, event.seat, VICTORY.first + event.seat)


def tie_facts(game: Table, event: Event) -> dict[str, str | int]:
    return {"total": event.amount, "players": event.notes[notes.PLAYERS]}


SHOWDOWN: Final = EventKind("final showdown", apply_showdown, quiet=True)
TOTAL: Final = EventKind("showdown total", apply_total, facts=lambda game, event: {"total": event.amount})
PRIZE: Final = EventKind("showdown prize", apply_prize, then=follow_the_defeated)
TIE: Final = EventKind("showdown tie", apply_tie, facts=tie_facts)


def order(game: Table) -> list[int]:
    """From the left of whoever had the last turn: at first who took the last Tactic, and thus goes last in every
    round, then the last of those who had to play again."""
    last, *others = in_turn_order(game)
    return [*others, last]


def take_turns(game: Table, scope: Scope) -> None:
    game.push(SHOWDOWN_TURNS, Scope(-1))


def settle(game: Table, scope: Scope) -> None:
    """The highest total takes the card; who is tied for it draws a hand and plays again."""
    state = game.state
    best = max(state.totals)
    tied = [seat for seat in order(game) if state.totals[seat] == best]
    if len(tied) == 1:
        scope[slots.WINNER] = tied[0]
        scope[slots.PRIZE] = masterminds(game)[0]
        game.happen(Event(PRIZE, seat=tied[0], card=scope[slots.PRIZE], amount=best))
        return
    game.take_place(Event(TIE, amount=best, notes={notes.PLAYERS: len(tied)}))
    game.push(NEW_HANDS, Scope(-1))


def those_tied(game: Table, scope: Scope) -> list[int]:
    return list(game.state.showdown)


def win_together(game: Table, scope: Scope) -> None:
    if slots.WINNER in scope.vars:
        ending.win_by_showdown(game, scope[slots.WINNER], scope[slots.PRIZE])


def call_up(game: Table, scope: Scope) -> None:
    game.happen(Event(TURN, seat=game.state.showdown[0], manner="showdown"))


def play_cards(game: Table, scope: Scope) -> None:
    game.push(SHOWDOWN_PLAYS, Scope(game.state.active))


def count_up(game: Table, scope: Scope) -> None:
    made = showdown_total(game)
    cleanup.end_turn(game, game.state.active)
    game.happen(Event(TOTAL, seat=game.state.active, amount=made))


@dataclass(frozen=True, eq=False)
class ShowdownPlays(TurnActions):
    """In a Showdown turn cards are played and used as on any turn, but for lending them; nothing is recruited and
    nobody fought."""

    def prompt(self, game: Table, decision: Decision) -> str:
        return said(
            "Final Showdown, a total of {total} so far: {points}",
            total=showdown_total(game),
            points=points_to_spend(game),
        )

    def topic(self, game: Table, decision: Decision) -> Topic:
        return SHOWDOWN_TOPIC


SHOWDOWN_TOPIC: Final = Topic("showdown")


SHOWDOWN_PLAYS: Final = ShowdownPlays()
SHOWDOWN_TURNS: Final = Steps(
    call_up, play_what_waits, play_cards, count_up, again=lambda game, scope: bool(game.state.showdown)
)
NEW_HANDS: Final = Let(SomePlayers("each tied player", those_tied), cleanup.CLEANUP)
SHOWDOWN_ROUNDS: Final = Steps(take_turns, settle, win_together, again=lambda game, scope: True)


def begin(game: Table) -> None:
    game.take_place(Event(SHOWDOWN))
    game.push(SHOWDOWN_ROUNDS, Scope(-1))
