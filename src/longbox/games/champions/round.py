"""A round: the player phase, then the five steps of the villain phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Node, Scope
from longbox.games.champions import enemy, threat
from longbox.games.champions.ordering import they_only_scheme
from longbox.games.champions.piles import deal_encounter_card, draw
from longbox.games.champions.reveal import REVEAL_ALL
from longbox.games.champions.table import (
    AREA,
    DEALT,
    HAND,
    Champions,
    clear,
    in_player_order,
    minions_of,
    next_player,
)
from longbox.games.champions.turn import DISCARDING, TURN


def apply_phase(game: Champions, event: Event) -> None:
    game.state.phase = event.manner


PHASE: Final = EventKind("phase", apply_phase, facts=lambda game, event: {"round": game.state.turn})
TURN_BEGINS: Final = EventKind("turn")
ROUND_ENDED: Final[EventKind] = EventKind("end of the round", quiet=True)


def for_each_player(game: Champions, procedure: Node) -> None:
    """Start a procedure for every player, in player order."""
    seats = in_player_order(game)
    for place in range(len(seats) - 1, 0, -1):
        game.push(procedure, Scope(seats[place]))
    if seats:
        procedure.enter(game, Scope(seats[0]))


def begin_round(game: Champions, scope: Scope) -> None:
    game.state.turn += 1
    clear(game.state.flipped)
    game.happen(Event(PHASE, manner="player"))


def take_turns(game: Champions, scope: Scope) -> None:
    for_each_player(game, PLAYER_TURN)


def begin_turn(game: Champions, scope: Scope) -> None:
    game.state.active = scope.you
    if game.state.seats > 1:
        game.tell(Event(TURN_BEGINS, seat=scope.you))
    game.push(TURN, scope)


PLAYER_TURN: Final = Steps(begin_turn)


def discard_down(game: Champions, scope: Scope) -> None:
    for_each_player(game, DISCARD_DOWN)


def hand_size(game: Champions, seat: int) -> int:
    return max(0, game.value(game.state.identity[seat], "hand size"))


def choose_discards(game: Champions, scope: Scope) -> None:
    seat = scope.you
    if game.state.zones[HAND.at(seat)] and not game.state.out[seat]:
        game.push_picks(DISCARDING, Scope(seat, vars={"keep": hand_size(game, seat)}))


DISCARD_DOWN: Final = Steps(choose_discards)


def draw_up(game: Champions, scope: Scope) -> None:
    for_each_player(game, DRAW_UP)


def draw_to_hand_size(game: Champions, scope: Scope) -> None:
    seat = scope.you
    draw(game, seat, hand_size(game, seat) - len(game.state.zones[HAND.at(seat)]))


DRAW_UP: Final = Steps(draw_to_hand_size)


def ready_all(game: Champions, scope: Scope) -> None:
    game.happen(Event(ALL_READIED))


def apply_all_ready(game: Champions, event: Event) -> None:
    state = game.state
    for seat in range(state.seats):
        for card in state.zones[AREA.first + seat]:
            if state.exhausted[card]:
                state.put("exhausted", card, 0)


ALL_READIED: Final = EventKind("ready all", apply_all_ready)


def end_player_phase(game: Champions, scope: Scope) -> None:
    end_phase_effects(game)
    game.happen(Event(PHASE, manner="villain"))


def end_phase_effects(game: Champions) -> None:
    """What lasts until the end of the phase is over."""
    game.expire("phase")
    clear(game.state.discount)


def step_one_threat(game: Champions) -> int:
    """The main scheme's acceleration, and 1 for every acceleration icon and token."""
    state = game.state
    amount = game.value(state.main_scheme, "acceleration threat") + threat.icons(game, "acceleration")
    return amount + state.acceleration


def place_threat(game: Champions, scope: Scope) -> None:
    """Step one."""
    threat.place(game, game.state.main_scheme, step_one_threat(game), manner="step one")


def activate_enemies(game: Champions, scope: Scope) -> None:
    """Step two."""
    for_each_player(game, ENEMIES_ACTIVATE)


def villain_activates(game: Champions, scope: Scope) -> None:
    if not game.state.out[scope.you]:
        enemy.activates(game, game.state.villain, scope.you)


def minions_activate(game: Champions, scope: Scope) -> None:
    game.push(MINIONS_ACTIVATE, scope, ())


ENEMIES_ACTIVATE: Final = Steps(villain_activates, minions_activate)


@dataclass(frozen=True, eq=False)
class MinionsActivate(Question):
    """The minions engaged with a player activate one at a time, in that player's order where it can matter. `data`:
    those that have."""

    def ask(self, game: Champions, frame: Frame) -> Decision | None:
        seat = frame.scope.you
        waiting = [card for card in minions_of(game, seat) if card not in frame.data]
        if not waiting or game.state.out[seat]:
            return None
        first = waiting[:1] if len(waiting) > 1 and they_only_scheme(game, seat, waiting) else unlike(game, waiting)
        return Decision(seat, [Option("activate", (card,)) for card in first], kind="order", about=self)

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        frame.data = (*frame.data, option.card)
        enemy.activates(game, option.card, frame.scope.you)


def unlike(game: Champions, cards: list[int]) -> list[int]:
    """Of minions that are in every respect alike, the first."""
    state = game.state
    found: dict[object, int] = {}
    for card in cards:
        name = "" if state.face_down[card] else state.definition[card].id
        plain = not game.on(card)
        marks = (state.damage[card], state.stunned[card], state.confused[card], state.tough[card])
        found.setdefault((name, marks) if plain else card, card)
    return list(found.values())


MINIONS_ACTIVATE: Final = MinionsActivate()


def receivers(game: Champions) -> list[int]:
    """Who is dealt an encounter card in step three: each player one and, in a heroic game, so many more; then one for
    each hazard icon, in player order."""
    players = in_player_order(game)
    hazards = threat.icons(game, "hazard") if players else 0
    cards = len(players) * (1 + game.state.heroic) + hazards
    return [players[number % len(players)] for number in range(cards)]


def deal_encounter_cards(game: Champions, scope: Scope) -> None:
    """Step three."""
    for seat in receivers(game):
        deal_encounter_card(game, seat)


def reveal_encounter_cards(game: Champions, scope: Scope) -> None:
    """Step four."""
    game.push(EVERYBODY_REVEALS, Scope(-1))


def everybody_reveals(game: Champions, scope: Scope) -> None:
    for_each_player(game, REVEAL_ALL)


def cards_are_left(game: Champions, scope: Scope) -> bool:
    """A card that one player reveals may bring one to another player who was through."""
    return any(game.state.zones[DEALT.at(seat)] for seat in in_player_order(game))


EVERYBODY_REVEALS: Final = Steps(everybody_reveals, again=cards_are_left)


def pass_first_player(game: Champions, scope: Scope) -> None:
    """Step five."""
    following = next_player(game, game.state.first)
    manner = "nobody else" if following == game.state.first else ""
    game.happen(Event(FIRST_PLAYER, seat=following, manner=manner))


def apply_first_player(game: Champions, event: Event) -> None:
    game.state.first = event.seat


FIRST_PLAYER: Final = EventKind("first player", apply_first_player)


def end_round(game: Champions, scope: Scope) -> None:
    end_phase_effects(game)
    game.expire("round")
    game.clear_uses("round")
    if game.listened_to(ROUND_ENDED):
        game.happen(Event(ROUND_ENDED))


ROUND: Final = Steps(
    begin_round,
    take_turns,
    discard_down,
    draw_up,
    ready_all,
    end_player_phase,
    place_threat,
    activate_enemies,
    deal_encounter_cards,
    reveal_encounter_cards,
    pass_first_player,
    end_round,
    again=lambda game, scope: True,
)
