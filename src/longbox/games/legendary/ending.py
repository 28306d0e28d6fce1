"""How a game ends: the Mastermind beaten, the Scheme fulfilled, or a deck run out; and the Victory Points."""

from __future__ import annotations

from longbox.engine.frames import Scope
from longbox.engine.setup import Result
from longbox.games.legendary.abilities import EvilWins, MoreVictoryPoints, abilities
from longbox.games.legendary.sides import wording
from longbox.games.legendary.table import (
    BYSTANDER,
    ESCAPED,
    HERO_DECK,
    VICTORY,
    VILLAIN_DECK,
    Table,
    is_villain,
    scheme,
)


def victory_points(game: Table, seat: int) -> int:
    """What a player's Victory Pile is worth."""
    state = game.state
    total = 0
    for card in state.zones[VICTORY.first + seat]:
        definition = state.definition[card]
        total += definition.stats.get("vp", 0)
        for power in abilities(definition, MoreVictoryPoints):
            total += power.amount.of(game, Scope(seat, card))
    return total


def solo_score(game: Table) -> int:
    """Victory Points less 4 for each Bystander carried off, 3 for each Twist and 1 for each escaped Villain."""
    state = game.state
    escaped = state.zones[ESCAPED.first]
    lost = sum(state.definition[card].kind == BYSTANDER and not is_villain(game, card) for card in escaped)
    return victory_points(game, 0) - 4 * lost - 3 * state.twists - state.escapes


def scores(game: Table) -> tuple[int, ...]:
    return tuple(victory_points(game, seat) for seat in range(game.state.seats))


def leader(points: tuple[int, ...]) -> int | None:
    """The seat with most Victory Points, who has the individual victory; nobody alone if it is shared."""
    first = points.index(max(points))
    return first if points.count(points[first]) == 1 else None


def win(game: Table) -> None:
    points = (solo_score(game),) if game.state.solo else scores(game)
    everybody = tuple(range(game.state.seats))
    reason = wording(game)("The Mastermind is beaten")
    game.end(Result("win", everybody, best=leader(points), scores=points, rule="LG-WIN-01", reason=reason))


def lose(game: Table, rule: str = "LG-LOSE-01", reason: str = "The Scheme is fulfilled") -> None:
    if not game.state.beaten:
        said = wording(game)(reason)
        game.end(Result("loss", (), villain_won=True, scores=scores(game), rule=rule, reason=said))


def draw(game: Table) -> None:
    points = scores(game)
    game.end(Result("draw", (), best=leader(points), scores=points, rule="LG-DRAW-01", reason="A deck has run out"))


def a_deck_ran_out(game: Table) -> bool:
    zones = game.state.zones
    return not zones[VILLAIN_DECK.first] or not zones[HERO_DECK.first]


def evil_has_won(game: Table, goals: tuple[EvilWins, ...]) -> bool:
    """Whether what the Scheme strives for holds now."""
    scope = Scope(-1, scheme(game))
    return any(goal.condition.holds(game, scope) for goal in goals)
