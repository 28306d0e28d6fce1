"""The turn: Draw, Recovery, Build, Main (rulebook: Turn Sequence)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, offers
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.games.vs.chapters.attack import FOLLOW_UP, attacks, gather_team
from longbox.games.vs.chapters.build import BUILD_PHASE
from longbox.games.vs.chapters.combat import next_player
from longbox.games.vs.chapters.levels import held_until, regain_levels
from longbox.games.vs.chapters.plays import make_play, plays, starting_powers
from longbox.games.vs.chapters.resources import draw
from longbox.games.vs.chapters.rows import change_rows
from longbox.games.vs.chapters.stun import ready, recover, turn_key
from longbox.games.vs.chapters.winning import end_if_nobody_fights, lose_without_main, surplus_mains
from longbox.games.vs.table.characters import characters
from longbox.games.vs.table.editions import edition
from longbox.games.vs.table.kinds import DRAW, MAIN, MAIN_START, RECOVERY
from longbox.games.vs.table.players import heads, on_turn, share_a_side, side_facts
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import MOBILE, NULLIFIED, those_with
from longbox.games.vs.table.timing import Opportunity, announce, settle

END: Final = Option("end")
TO_MOVE: Final = offers("move")


def apply_turn_end(game: Vs, event: Event) -> None:
    """What lasted for the turn is over. It takes place when what waits for the end of the turn has acted."""
    state = game.state
    game.expire("turn")
    if not edition(game).nullify_outlasts_the_turn:
        end_nullify(game)
    for seat in range(state.seats):
        if share_a_side(game, seat, event.seat):
            game.expire("recruit", seat)
            game.expire("end of turn", turn_key(seat, state.turns[seat]))
    game.clear_uses("turn")


def end_nullify(game: Vs) -> None:
    """What is left of Nullify at the end of the turn is over: so its card was corrected after printing."""
    for change in game.state.modifiers.get("powers", ()):
        if change.amount == NULLIFIED:
            game.expire(*change.until)


TURN_STARTS: Final = EventKind(
    "the turn starts", facts=lambda game, event: {"turn": game.state.turn, **side_facts(game, event)}
)
MAIN_STARTS: Final = EventKind("the main phase starts")
TURN_ENDS: Final = EventKind("the end of the turn")
TURN_OVER: Final = EventKind("the turn is over", apply_turn_end)


def begin_turn(game: Vs, scope: Scope) -> None:
    state = game.state
    state.turn += 1
    for seat in heads(game, state.active):
        state.turns[seat] += 1
    state.phase = DRAW
    state.attacks = 0
    state.recruited = ()
    state.moved = ()
    state.attacked = {}
    state.stunners = ()
    state.twists = [0] * state.seats
    lose_without_main(game)


def end_what_lasted(game: Vs, scope: Scope) -> None:
    """What lasted until this turn starts is over."""
    if not game.state.modifiers and not game.state.delayed:
        return
    moments = [("start of turn", seat) for seat in heads(game, game.state.active)]
    held_down = [change for moment in moments for change in held_until(game, moment)]
    for moment in moments:
        game.expire(*moment)
    regain_levels(game, held_down, seat=game.state.active)


def start_of_turn(game: Vs, scope: Scope) -> None:
    announce(game, TURN_STARTS)


def draw_for_turn(game: Vs, scope: Scope) -> None:
    """Two cards; none in the first turn of the game, one in the second if there are more than two sides."""
    turn = game.state.turn
    sides = len(set(game.state.home))
    draw(game, scope.you, 0 if turn == 1 else 1 if turn == 2 and sides > 2 else 2)


DRAW_FOR_TURN: Final = Steps(draw_for_turn)


def draw_cards(game: Vs, scope: Scope) -> None:
    for seat in reversed(heads(game, game.state.active)):
        game.push(DRAW_FOR_TURN, Scope(seat))


def recover_all(game: Vs, scope: Scope) -> None:
    game.state.phase = RECOVERY
    seat = game.state.active
    recover(game, characters(game, seat), seat=seat)


def ready_all(game: Vs, scope: Scope) -> None:
    seat = game.state.active
    ready(game, characters(game, seat), seat=seat, manner="turn")


def build(game: Vs, scope: Scope) -> None:
    game.push(BUILD_PHASE, scope)


def start_main(game: Vs, scope: Scope) -> None:
    game.state.phase = MAIN
    announce(game, MAIN_STARTS)


def mobile_moves(game: Vs, seat: int) -> list[Option]:
    """Whoever is Mobile may go to the other row, once a turn however often it has that power."""
    moved = game.state.moved
    able = those_with(game, characters(game, seat), MOBILE)
    return [TO_MOVE[card] for card in able if card not in moved]


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
            state.follow_up = ()
            game.push(FOLLOW_UP, frame.scope, data)
        else:
            super().step(game, frame)

    def ask(self, game: Vs, frame: Frame) -> Decision:
        seat = game.state.active
        options = attacks(game, seat)
        if frame.at == 0:
            options = starting_powers(game, seat) + options
        options += plays(game, seat, MAIN)
        options += mobile_moves(game, seat)
        options.append(END)
        return Decision(seat, options, about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        seat = game.state.active
        if option.verb != "use" or option.power.power.timing != MAIN_START:
            frame.at = 1
        if option.verb == "attack":
            gather_team(game, Scope(seat, vars={"defender": option.to}), option.cards)
        elif option.verb == "move":
            game.state.moved = (*game.state.moved, option.card)
            change_rows(game, option.cards, seat=seat, source=option.card)
        elif not make_play(game, seat, option):
            hand_over(game, frame)
            return
        frame.data = 0


def hand_over(game: Vs, frame: Frame) -> None:
    """The player whose turn it is does no more; a second head has the word, unless he is done as well."""
    there = heads(game, game.state.active)
    frame.data = (frame.data or 0) + 1
    if frame.data >= len(there):
        game.state.frames.pop()
    else:
        game.state.active = there[1]


MAIN_PHASE: Final = MainPhase()


def main_phase(game: Vs, scope: Scope) -> None:
    game.push(MAIN_PHASE, scope)


def end_of_turn(game: Vs, scope: Scope) -> None:
    game.state.phase = "end"
    announce(game, TURN_ENDS)


def turn_over(game: Vs, scope: Scope) -> None:
    game.happen(Event(TURN_OVER, seat=game.state.active))


def next_turn(game: Vs, scope: Scope) -> None:
    """The turn passes to the left: to the next player, or past the head who shared this one."""
    end_if_nobody_fights(game)
    state = game.state
    following = next_player(game, state.active)
    while on_turn(game, following):
        following = next_player(game, following)
    state.active = following


TURNS: Final = Steps(
    begin_turn, end_what_lasted, surplus_mains, settle,
    start_of_turn, settle, draw_cards, settle,
    recover_all, ready_all, settle,
    build,
    start_main, settle, main_phase,
    end_of_turn, settle, turn_over, settle, next_turn,
    again=lambda game, scope: True,
)  # fmt: skip
