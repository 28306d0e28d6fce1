"""The same game with everybody one chair further on: it must go the same way, whoever sits where.

Scenarios are told from seat 0, where a seat that was forgotten changes nothing. So what they do is done at such a
table too, and the two are compared.
"""

from __future__ import annotations

from longbox.engine.fields import SEAT
from longbox.engine.history import PastEvent
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import (
    ARTIFACTS,
    ASIDE,
    BETRAYAL_CARDS,
    DECK,
    DISCARD,
    HAND,
    LATER,
    PLAYED,
    VICTORY,
)

OWN = (DECK, HAND, PLAYED, DISCARD, VICTORY, ASIDE, LATER, ARTIFACTS, BETRAYAL_CARDS)


def further_on(game: Table, seat: int) -> int:
    return (seat + 1) % game.state.seats if 0 <= seat < game.state.seats else seat


def moved_on(game: Table) -> Table:
    """The game with everybody one chair further on. Nothing may be under way but a turn, and nothing left to last."""
    other: Table = game.clone()
    state = other.state
    for kind in OWN:
        for seat in range(state.seats):
            cards = game.state.zones[kind.first + seat]
            state.zones[kind.first + further_on(game, seat)] = list(cards)
            for card in cards:
                state.zone[card] = kind.first + further_on(game, seat)
    for column in ("owner", "controller", "pool"):
        state.put_all(column, [(at, further_on(game, seat)) for at, seat in enumerate(getattr(game.state, column))])
    state.known = [eyes_moved_on(game, eyes) for eyes in game.state.known]
    for field in state.FIELDS:
        if field.shape == SEAT:
            values = getattr(game.state, field.name)
            setattr(state, field.name, [*values[-1:], *values[:-1]])
    state.more_turns = [further_on(game, seat) for seat in game.state.more_turns]
    state.villain_decks = tuple(further_on(game, seat) for seat in game.state.villain_decks)
    state.active = further_on(game, state.active)
    state.traitor = further_on(game, state.traitor)
    state.past = seats_further_on(game, game.state.past)
    for frame in state.frames:
        frame.scope.you = further_on(game, frame.scope.you)
    return other


def eyes_moved_on(game: Table, eyes: int) -> int:
    """Who knows a card: everybody, or those seats whose bits are set."""
    if eyes < 0:
        return eyes
    return sum(1 << further_on(game, seat) for seat in range(game.state.seats) if eyes >> seat & 1)


def seats_further_on(game: Table, past: tuple[PastEvent, ...]) -> tuple[PastEvent, ...]:
    """What has happened this turn, by whoever sits one chair further on."""
    return tuple(
        (kind, tuple((whom, by, further_on(game, who), further_on(game, side)) for whom, by, who, side in cases))
        for kind, cases in past
    )


def same_but_for_the_chairs(one: Table, other: Table) -> None:
    state = one.state
    assert state.zones[: DECK.first] == other.state.zones[: DECK.first]
    for seat in range(state.seats):
        for kind in OWN:
            assert state.zones[kind.first + seat] == other.state.zones[kind.first + further_on(one, seat)]
    for name in ("shards_of", "borrowed_from", "totals", "unseen"):
        values = getattr(state, name)
        assert [*values[-1:], *values[:-1]] == getattr(other.state, name)
    for name in ("owner", "controller"):
        assert [further_on(one, seat) for seat in getattr(state, name)] == getattr(other.state, name)
    for name in ("attack", "recruit", "twists", "escapes"):
        assert getattr(state, name) == getattr(other.state, name)
    assert seats_further_on(one, state.past) == other.state.past
    if one.decision is None or other.decision is None:
        assert one.decision is other.decision
        assert state.outcome.outcome == other.state.outcome.outcome
        scores = state.outcome.scores
        assert [*scores[-1:], *scores[:-1]] == list(other.state.outcome.scores)
        return
    assert other.decision.seat == further_on(one, one.decision.seat)
    options, theirs = ([(option.verb, option.cards) for option in game.decision.options] for game in (one, other))
    assert options == theirs
