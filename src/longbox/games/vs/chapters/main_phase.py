"""The Main Phase (rulebook: Main Phase, Mobile)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, offers
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import said
from longbox.engine.player_deeds import Bar, PlayerDeed
from longbox.engine.topics import Topic
from longbox.games.vs.chapters.attack import ATTACKING, attacks
from longbox.games.vs.chapters.driving import go_on_driving
from longbox.games.vs.chapters.follow_up import FOLLOW_UP, MAKE_FOLLOW_UP
from longbox.games.vs.chapters.open_hands import CLOSING, close, closings
from longbox.games.vs.chapters.plays import PLAYS, make_play, plays
from longbox.games.vs.chapters.rows import can_be_moved, cannot_be_moved, change_rows, held_fast_words, move_label
from longbox.games.vs.chapters.super_powers import starting_powers
from longbox.games.vs.chapters.team_attack import gather_team
from longbox.games.vs.chapters.turn_player import pass_turn
from longbox.games.vs.table import slots
from longbox.games.vs.table.characters import characters
from longbox.games.vs.table.kinds import MAIN, MAIN_START
from longbox.games.vs.table.names import name
from longbox.games.vs.table.players import heads, is_not_yours
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import MOBILE, has, those_with
from longbox.games.vs.table.timing import NOT_YOUR_TURN, Opportunity, Outside


def is_not_mobile(game: Vs, seat: int, card: int, target: int) -> bool:
    return not has(game, card, MOBILE)


def has_moved(game: Vs, seat: int, card: int, target: int) -> bool:
    """Once a turn, however often a character has that power."""
    return card in game.state.moved


def not_yours_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} is no character on your side", card=name(game, card))


def not_mobile_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} is not Mobile", card=name(game, card))


def has_moved_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} was moved this turn", card=name(game, card))


MOVING_THE_MOBILE: Final = PlayerDeed(
    "move",
    when=(Outside("VS-KEYWORD-27", MAIN), NOT_YOUR_TURN),
    what=(
        Bar("VS-KEYWORD-27", is_not_yours, not_yours_words, last=True),
        Bar("VS-FORMATION-05", is_not_mobile, not_mobile_words, last=True),
        Bar("VS-KEYWORD-27", has_moved, has_moved_words),
        Bar("", cannot_be_moved, held_fast_words),
    ),
    label=move_label,
)
DEEDS: Final = (ATTACKING, *PLAYS, MOVING_THE_MOBILE, CLOSING)


def apply_mobile(game: Vs, event: Event) -> None:
    game.state.moved = (*game.state.moved, event.card)


USE_MOBILE: Final = EventKind("use Mobile", apply_mobile, quiet=True)
TO_MOVE: Final = offers("move")
END: Final = Option("end")
MAIN_PHASE_TOPIC: Final = Topic("main-phase")


def mobile_moves(game: Vs, seat: int) -> list[Option]:
    """Whoever is Mobile may go to the other row."""
    able = those_with(game, characters(game, seat), MOBILE)
    return [TO_MOVE[card] for card in able if not has_moved(game, seat, card, -1) and can_be_moved(game, card)]


@dataclass(frozen=True, eq=False)
class MainPhase(Opportunity):
    """Attack, play, use and power up, one after the other, as long as the turn player likes.

    Powers for the start of the phase come before all that: `at` is 0 until something else is done.

    Of two heads one acts at a time. Who is done hands over, and the turn ends when both are done in a row: `data`
    counts those who are.
    """

    def step(self, game: Vs, frame: Frame) -> None:
        state = game.state
        if state.follow_up and not state.pending:
            data = state.follow_up
            game.take_place(Event(MAKE_FOLLOW_UP))
            game.push(FOLLOW_UP, frame.scope, data)
        elif state.driving and not state.pending:
            go_on_driving(game, frame.scope)
        else:
            super().step(game, frame)

    def times(self, game: Vs, frame: Frame) -> tuple[str, ...]:
        return (MAIN,) if frame.at else (MAIN, MAIN_START)

    def ask(self, game: Vs, frame: Frame) -> Decision:
        seat = game.state.active
        options = attacks(game, seat)
        if frame.at == 0:
            options = starting_powers(game, seat) + options
        options += plays(game, seat, MAIN)
        options += mobile_moves(game, seat)
        options += closings(game, seat)
        options.append(END)
        return Decision(seat, options, about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        seat = game.state.active
        if option.verb != "use" or option.power.power.timing != MAIN_START:
            frame.at = 1
        if option.verb == "attack":
            gather_team(game, Scope(seat, vars={slots.DEFENDER: option.to}), option.cards)
        elif option.verb == "move":
            game.take_place(Event(USE_MOBILE, seat=seat, card=option.card))
            change_rows(game, option.cards, seat=seat, source=option.card)
        elif option.verb == "close":
            close(game, seat, option.card, option.amount)
        elif not make_play(game, seat, option):
            hand_over(game, frame)
            return
        frame.data = 0

    def prompt(self, game: Vs, decision: Decision) -> str:
        return said("Attack, play and use powers, or end your turn")

    def label(self, game: Vs, option: Option) -> str:
        return end_words(game) if option is END else super().label(game, option)

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return MAIN_PHASE_TOPIC

    def deeds(self, game: Vs) -> tuple[PlayerDeed, ...]:
        return DEEDS


def end_words(game: Vs) -> str:
    """To be done is to end the turn, unless a second head may still act."""
    done: int = game.state.frames[-1].data or 0
    ends = done + 1 >= len(heads(game, game.state.active))
    return said("End your turn") if ends else said("Done: let your teammate go on")


def hand_over(game: Vs, frame: Frame) -> None:
    """The player whose turn it is does no more; a second head has the word, unless they are done as well."""
    there = heads(game, game.state.active)
    frame.data = (frame.data or 0) + 1
    if frame.data >= len(there):
        game.state.frames.pop()
    else:
        pass_turn(game, there[1])


MAIN_PHASE: Final = MainPhase()
