"""How a game ends: the Mastermind beaten, the Scheme fulfilled, or a deck run out; and the Victory Points."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.engine.effects.amounts import count
from longbox.engine.frames import Scope
from longbox.engine.setup import Result
from longbox.engine.words import capital, listed
from longbox.games.legendary.table.abilities import EvilWins, MoreVictoryPoints, having
from longbox.games.legendary.table.enemies import is_villain
from longbox.games.legendary.table.kinds import BYSTANDER
from longbox.games.legendary.table.speech import speech
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import ESCAPED, HERO_DECK, VICTORY, VILLAIN_DECK


def victory_points(game: Table, seat: int) -> int:
    """What a player's Victory Pile is worth."""
    state = game.state
    total = 0
    for card in state.zones[VICTORY.first + seat]:
        total += state.definition[card].stats.get("vp", 0)
        for power in having(game, card, MoreVictoryPoints):
            total += count(game, Scope(seat, card), power.amount)
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


def win(game: Table, beaten: Sequence[int], how: str, rule: str = "LG-WIN-01") -> None:
    """The Masterminds are beaten; `how` goes on from there."""
    points = (solo_score(game),) if game.state.solo else scores(game)
    everybody = tuple(range(game.state.seats))
    names = [game.state.definition[card].name for card in beaten]
    one = len(names) == 1
    message = "The {Mastermind} {names} is beaten{how}" if one else "The {Masterminds} {names} are beaten{how}"
    reason = speech(game).phrase(message, names=listed(names), how=how)
    game.end(Result("win", everybody, best=leader(points), scores=points, rule=rule, reason=reason))


def lose(game: Table, rule: str, reason: str) -> None:
    if not game.state.beaten:
        game.end(Result("loss", (), villain_won=True, scores=scores(game), rule=rule, reason=reason))


def fulfil(game: Table, scheme: int, goal: str) -> None:
    """A Scheme has come to its end, by the goal that is named."""
    name = game.state.definition[scheme].name
    lose(game, "LG-LOSE-01", speech(game).phrase("The {Scheme} is fulfilled: {goal} ({name})", goal=goal, name=name))


def draw(game: Table) -> None:
    points = scores(game)
    say = speech(game)
    decks = [say.phrase(deck) for deck in decks_run_out(game)]
    message = "{decks} has run out" if len(decks) == 1 else "{decks} have run out"
    reason = capital(say.phrase(message, decks=listed(decks)))
    game.end(Result("draw", (), best=leader(points), scores=points, rule="LG-DRAW-01", reason=reason))


def decks_run_out(game: Table) -> list[str]:
    """The decks without which there is no next turn, of those that are empty."""
    decks = ((VILLAIN_DECK, "the {Villain} Deck"), (HERO_DECK, "the {Hero} Deck"))
    return [name for deck, name in decks if not game.state.zones[deck.first]]


def fulfil_if_met(game: Table, scheme: int, goals: tuple[EvilWins, ...]) -> None:
    """The players have lost if what a Scheme strives for holds now."""
    scope = Scope(-1, scheme)
    for goal in goals:
        if goal.condition.holds(game, scope):
            fulfil(game, scheme, goal.condition.met(speech(game, game.state.definition[scheme].name)))
            return
