"""Who wins, and when the game is over (rulebook: Ending the Game, Running Out Of Cards)."""

from __future__ import annotations

from typing import Any

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.events import Event, EventKind, Happen
from longbox.engine.frames import Frame, Node, Scope, node
from longbox.engine.game import Game
from longbox.engine.setup import Result
from longbox.engine.triggers import Settle
from longbox.games.vs.combat import FIGHT
from longbox.games.vs.rows import give_back
from longbox.games.vs.strikes import STRIKES, StrikeBack
from longbox.games.vs.stun import knock_out, leave_play
from longbox.games.vs.table import DECK, KO_PILE, PLAYER, REMOVED, Vs, characters, in_a_row, is_main
from longbox.games.vs.timing import Opportunity


def apply_elimination(game: Vs, event: Event) -> None:
    """All cards of a beaten player leave the game at once; that is no KO. What he had from others goes back to them,
    as a supporting character if it was his main character."""
    state = game.state
    for card in range(len(state.definition)):
        if state.owner[card] == event.seat and state.zone[card] != REMOVED.at():
            leave_play(game, card, REMOVED.at())
    for card in characters(game, event.seat):
        if not give_back(game, card):
            leave_play(game, card, KO_PILE.at(state.owner[card]))
    main = state.main[event.seat]
    if main >= 0 and state.owner[main] != event.seat:
        state.main[event.seat] = -1


ELIMINATE = EventKind("is out of the game", apply_elimination)


def end_if_a_main_fell(game: Vs) -> bool:
    """A player who is KO'd, or whose main is, is out; the last one wins, and of the last two the turn player."""
    state = game.state
    beaten = [seat for seat in range(state.seats) if not state.out[seat] and fell(game, seat)]
    if not beaten:
        return False
    left = [seat for seat in range(state.seats) if not state.out[seat] and seat not in beaten]
    if not left:
        winner = state.active if state.active in beaten else beaten[0]
        win(game, winner, "VS-WIN-02", "both main characters fell at once")
        return True
    for seat in beaten:
        state.out[seat] = 1
    if len(left) == 1:
        rule = "VS-WIN-01" if state.seats == 2 else "VS-WIN-03"
        whom = "player" if any(player_fell(game, seat) for seat in beaten) else "main character"
        win(game, left[0], rule, f"the enemy {whom} was KO'd")
        return True
    for seat in beaten:
        game.happen(Event(ELIMINATE, seat=seat))
    return True


def fell(game: Vs, seat: int) -> bool:
    main = game.state.main[seat]
    return (main >= 0 and not in_a_row(game, main)) or player_fell(game, seat)


def player_fell(game: Vs, seat: int) -> bool:
    """Whether the player himself was attacked and KO'd."""
    state = game.state
    return any(
        state.owner[card] == seat and state.definition[card].kind == PLAYER for card in state.zones[REMOVED.at()]
    )


def win(game: Vs, seat: int, rule: str, reason: str) -> None:
    scores = tuple(int(one == seat) for one in range(game.state.seats))
    game.end(Result("win", (seat,), scores=scores, rule=rule, reason=reason))


def lose(game: Vs, seat: int, rule: str, reason: str) -> None:
    """A player is out of the game; with one other left, that is the winner."""
    state = game.state
    state.out[seat] = 1
    left = [one for one in range(state.seats) if not state.out[one]]
    if len(left) == 1:
        win(game, left[0], rule, reason)
    else:
        game.happen(Event(ELIMINATE, seat=seat))


def stop_acting(game: Vs, seat: int) -> None:
    """What a player who gives up was about to do is not done; combats and turns take their course."""
    state = game.state
    state.pending = [waiting for waiting in state.pending if waiting.answer.seat != seat]
    frames = state.frames
    while frames and frames[-1].scope.you == seat and not goes_on_without(frames[-1].node):
        frames.pop()


def goes_on_without(node: Node) -> bool:
    return isinstance(node, (Opportunity, Settle, Happen, StrikeBack)) or node in (FIGHT, STRIKES)


def lose_without_main(game: Vs) -> None:
    """Whoever starts a turn while his main character is on another side has lost."""
    seat = game.state.active
    if game.state.controller[game.state.main[seat]] != seat:
        lose(game, seat, "VS-WIN-04", "an opponent holds the main character as the turn starts")


@node
class SurplusMains(Question):
    """Whoever holds several main characters as his turn starts keeps one."""

    def ask(self, game: Game[Any], frame: Frame) -> Decision | None:
        seat = game.state.active
        mains = [card for card in characters(game, seat) if is_main(game, card)]
        if len(mains) < 2:
            return None
        return Decision(seat, [Option("keep", (card,)) for card in mains], about=self)

    def answer(self, game: Game[Any], frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        seat = game.state.active
        rest = [card for card in characters(game, seat) if is_main(game, card) and card != option.card]
        knock_out(game, rest, seat=seat)


SURPLUS_MAINS = SurplusMains()


def surplus_mains(game: Vs, scope: Scope) -> None:
    game.push(SURPLUS_MAINS, scope)


def end_if_nobody_fights(game: Vs) -> None:
    """With all decks empty, a full round without an attack ends the game: the fewest wounds win."""
    state = game.state
    if state.attacks or any(state.zones[DECK.at(seat)] for seat in range(state.seats)):
        state.idle = 0
        return
    state.idle += 1
    left = [seat for seat in range(state.seats) if not state.out[seat]]
    if state.idle < len(left):
        return
    wounds = {seat: state.wounds[state.main[seat]] for seat in left}
    best = tuple(seat for seat in left if wounds[seat] == min(wounds.values()))
    outcome = "win" if len(best) == 1 else "tie"
    reason = "all decks are empty and nobody attacks: the main character with the fewest wounds wins"
    scores = tuple(int(seat in best) for seat in range(state.seats))
    game.end(Result(outcome, best, scores=scores, rule="VS-WIN-10", reason=reason))
