"""The Final Showdown: once the Mastermind is beaten, the players compete for its card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.flow import Steps
from longbox.engine.effects.nouns import distinct
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.games.legendary import cleanup, ending, playing, using
from longbox.games.legendary.changes import give
from longbox.games.legendary.table import HAND, VICTORY, Table, in_turn_order, mastermind


def apply_total(game: Table, event: Event) -> None:
    """A player's total is what their cards made."""
    game.state.totals[event.seat] = event.amount


def apply_prize(game: Table, event: Event) -> None:
    give(game, event.card, event.seat, VICTORY.first + event.seat)


TOTAL: Final = EventKind("showdown total", apply_total)
PRIZE: Final = EventKind("showdown prize", apply_prize)


def call_up_all(game: Table, scope: Scope) -> None:
    """From the left of the player who took the last Tactic, who thus goes last."""
    winner, *others = in_turn_order(game)
    game.state.showdown = [*others, winner]


def take_turns(game: Table, scope: Scope) -> None:
    game.push(SHOWDOWN_TURNS, Scope(-1))


def settle(game: Table, scope: Scope) -> None:
    """The highest total takes the card; who is tied for it draws a hand and plays again."""
    state = game.state
    best = max(state.totals)
    tied = [seat for seat in in_turn_order(game) if state.totals[seat] == best]
    if len(tied) == 1:
        boss = mastermind(game)
        game.happen(Event(PRIZE, seat=tied[0], card=boss, amount=best))
        ending.win(game, boss, f": player {tied[0] + 1} has won the Final Showdown", "LG-SHOWDOWN-08")
        return
    state.totals = [-1] * state.seats
    state.showdown = tied
    for seat in tied:
        cleanup.discard_everything(game, seat)
        cleanup.draw_new_hand(game, seat)


def call_up(game: Table, scope: Scope) -> None:
    state = game.state
    state.active = state.showdown[0]
    state.turn += 1


def play_cards(game: Table, scope: Scope) -> None:
    game.push(SHOWDOWN_PLAYS, Scope(game.state.active))


def count_up(game: Table, scope: Scope) -> None:
    state = game.state
    state.showdown.pop(0)
    made = state.attack + state.recruit
    seat = state.active
    cleanup.forget_turn(game)
    game.happen(Event(TOTAL, seat=seat, amount=made))


END: Final = Option("end")


@dataclass(frozen=True, eq=False)
class ShowdownPlays(Question):
    """In a Showdown turn cards are played; nothing is recruited and nobody fought."""

    def ask(self, game: Table, frame: Frame) -> Decision:
        seat = frame.scope.you
        hand = distinct(game, game.state.zones[HAND.first + seat])
        plays = [Option("play", (card,)) for card in playing.playable(game, seat, hand)]
        return Decision(seat, [*plays, *using.usable(game, seat), END], about=self)

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        if option.verb == "end":
            game.state.frames.pop()
        elif option.verb != "play":
            using.use(game, frame.scope.you, option)
        else:
            scope = Scope(frame.scope.you, option.card)
            playing.play_as(game, scope, game.state.definition[option.card])


SHOWDOWN_PLAYS: Final = ShowdownPlays()
SHOWDOWN_TURNS: Final = Steps(call_up, play_cards, count_up, again=lambda game, scope: bool(game.state.showdown))
SHOWDOWN_ROUNDS: Final = Steps(take_turns, settle, again=lambda game, scope: True)


def begin(game: Table) -> None:
    game.state.totals = [-1] * game.state.seats
    call_up_all(game, Scope(-1))
    game.push(SHOWDOWN_ROUNDS, Scope(-1))
