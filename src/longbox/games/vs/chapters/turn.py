"""The turn: Draw, Recovery, Build, Main (rulebook: Turn Sequence)."""

from __future__ import annotations

from typing import Final

from longbox.engine import history
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.frames import Scope
from longbox.games.vs.chapters.build import BUILD_PHASE
from longbox.games.vs.chapters.combat import next_player
from longbox.games.vs.chapters.hands_and_decks import draw
from longbox.games.vs.chapters.levels import held_until, regain_levels
from longbox.games.vs.chapters.main_phase import MAIN_PHASE
from longbox.games.vs.chapters.readying import ready, turn_key
from longbox.games.vs.chapters.recovery_powers import end_recovery, recovery_powers
from longbox.games.vs.chapters.recruiting import recruit_of
from longbox.games.vs.chapters.stun import recover
from longbox.games.vs.chapters.turn_player import pass_turn
from longbox.games.vs.chapters.winning import end_if_nobody_fights, lose_without_main, surplus_mains
from longbox.games.vs.table.characters import characters
from longbox.games.vs.table.editions import edition
from longbox.games.vs.table.kinds import DRAW, MAIN, RECOVERY, TEAMS
from longbox.games.vs.table.players import heads, on_turn, share_a_side, side_facts
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import NULLIFIED
from longbox.games.vs.table.timing import announce, settle
from longbox.games.vs.table.zones import RESOURCES


def apply_turn_end(game: Vs, event: Event) -> None:
    """What lasted for the turn is over. It takes place when what waits for the end of the turn has acted."""
    state = game.state
    game.expire("turn")
    if not edition(game).nullify_outlasts_the_turn:
        end_nullify(game)
    for seat in range(state.seats):
        if share_a_side(game, seat, event.seat):
            state.last_turn[seat] = state.turn
            game.expire("recruit", seat)
            for team in TEAMS:
                game.expire(recruit_of(team), seat)
            game.expire("end of turn", turn_key(seat, state.turns[seat]))
    game.clear_uses("turn")


def end_nullify(game: Vs) -> None:
    """What is left of Nullify at the end of the turn is over: so its card was corrected after printing."""
    for change in game.state.modifiers.get("powers", ()):
        if change.amount == NULLIFIED:
            game.expire(*change.until)


def apply_new_turn(game: Vs, event: Event) -> None:
    """The facts of a turn, that cards ask about, begin anew."""
    state = game.state
    state.turn += 1
    for seat in heads(game, state.active):
        state.turns[seat] += 1
    state.phase = DRAW
    state.moved = ()
    history.forget(game)


def apply_phase(game: Vs, event: Event) -> None:
    game.state.phase = event.manner


NEW_TURN: Final = EventKind("a new turn", apply_new_turn, quiet=True)
PHASE: Final = EventKind("a phase of the turn", apply_phase, quiet=True)
TURN_STARTS: Final = EventKind(
    "the turn starts",
    facts=lambda game, event: {"turn": game.state.turn, **side_facts(game, event)},
    doing=Doing("start", subject="turn"),
)
MAIN_STARTS: Final = EventKind("the main phase starts", apply_phase, doing=Doing("start", subject="main phase"))
TURN_ENDS: Final = EventKind("the end of the turn", apply_phase, doing=Doing("end", subject="turn"))
TURN_OVER: Final = EventKind("the turn is over", apply_turn_end)


def begin_turn(game: Vs, scope: Scope) -> None:
    game.take_place(Event(NEW_TURN, seat=game.state.active))
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
    game.take_place(Event(PHASE, manner=RECOVERY))
    seat = game.state.active
    recover(game, characters(game, seat), seat=seat)


def ready_all(game: Vs, scope: Scope) -> None:
    seat = game.state.active
    resources = [card for head in heads(game, seat) for card in game.state.zones[RESOURCES.at(head)]]
    ready(game, characters(game, seat) + resources, seat=seat, manner="turn")


def build(game: Vs, scope: Scope) -> None:
    game.push(BUILD_PHASE, scope)


def start_main(game: Vs, scope: Scope) -> None:
    game.happen(Event(MAIN_STARTS, seat=game.state.active, manner=MAIN))


def main_phase(game: Vs, scope: Scope) -> None:
    game.push(MAIN_PHASE, scope)


def end_of_turn(game: Vs, scope: Scope) -> None:
    game.happen(Event(TURN_ENDS, seat=game.state.active, manner="end"))


def turn_over(game: Vs, scope: Scope) -> None:
    game.happen(Event(TURN_OVER, seat=game.state.active))


def apply_extra_turn(game: Vs, event: Event) -> None:
    """The first of those who were to take another turn takes it now."""
    game.state.extra_turns = game.state.extra_turns[1:]


EXTRA_TURN: Final = EventKind("take an extra turn", apply_extra_turn, quiet=True)


def apply_promise(game: Vs, event: Event) -> None:
    game.state.extra_turns = (*game.state.extra_turns, event.seat)


GAIN_TURN: Final = EventKind("gain an extra turn", apply_promise)


def next_turn(game: Vs, scope: Scope) -> None:
    """The turn passes to the left: to the next player, or past the head who shared this one."""
    extra = game.state.extra_turns
    end_if_nobody_fights(game, again=bool(extra) and on_turn(game, extra[0]))
    if extra:
        game.take_place(Event(EXTRA_TURN, seat=extra[0]))
        if not game.state.out[extra[0]]:
            pass_turn(game, extra[0])
            return
    following = next_player(game, game.state.active)
    while on_turn(game, following):
        following = next_player(game, following)
    pass_turn(game, following)


TURNS: Final = Steps(
    begin_turn, end_what_lasted, surplus_mains, settle,
    start_of_turn, settle, draw_cards, settle,
    recover_all, ready_all, settle, recovery_powers, settle, end_recovery,
    build,
    start_main, settle, main_phase,
    end_of_turn, settle, turn_over, settle, next_turn,
    again=lambda game, scope: True,
)  # fmt: skip
