"""A position to hand out: it looks the same to a seat, and tells as little as can be of what the seat can't know.

A copy that is dealt anew still has the salt of the handles, and the numbers of its cards: with these one could follow a
card through a shuffle. Here cards that lie unseen are numbered in the order in which they lie.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from longbox.engine import dice, view
from longbox.engine.decision import Question
from longbox.engine.dice import Seed
from longbox.engine.fields import OF_CARDS, ONE
from longbox.engine.saves import OBJECTS, Recipe, Writer
from longbox.engine.state import State

if TYPE_CHECKING:
    from longbox.engine.game import Game

NUMBERED_ANEW: Final = ("attached", "watchers", "statics")
"""Fields that speak of cards by their numbers and follow them, or are found again."""
NO_CARDS: Final = frozenset(field.name for field in State.FIELDS if field.shape == ONE)
"""Fields whose numbers count something."""
NO_CARD: Final = frozenset(("amount", "at", "once", "ordinal", "seat", "stamp", "until", "you"))
"""Parts of records whose numbers are never those of cards."""


def lookalike(game: Game[Any], seat: int | None, seed: Seed) -> Game[Any]:
    """A copy with another deal of what is unseen, and with handles of its own."""
    numbered = game.clone()
    renumber(numbered, lying_unseen(numbered, seat))
    numbered.state.salt = dice.secret(seed, "handles")
    return view.determinize(numbered, seat, seed)


def lying_unseen(game: Game[Any], seat: int | None) -> list[list[int]]:
    """The cards that a seat can't know, pool by pool, in the order in which they lie. What is in progress may speak of
    a card by its number, but also of amounts: a card whose number comes up there is left out."""
    state: State = game.state
    spoken_of = set(numbers_in(in_progress(game)))
    eye = view.eye_of(seat)
    pools: dict[int, list[int]] = {}
    for zone in state.zones:
        for card in zone:
            if not state.known[card] & eye and card not in spoken_of:
                pools.setdefault(state.pool[card], []).append(card)
    return list(pools.values())


def in_progress(game: Game[Any]) -> list[Any]:
    """All of a position but what is written of each card and where it lies, as plain data."""
    state: State = game.state
    writer = Writer(game.rules.addresses)
    fields = [field.name for field in state.FIELDS if field.shape not in OF_CARDS]
    speaking = [name for name in fields if name not in NUMBERED_ANEW and name not in NO_CARDS]
    return [writer.write(state.frames), *(writer.write(getattr(state, name)) for name in speaking)]


def numbers_in(plain: Any) -> Iterator[int]:
    if isinstance(plain, int):
        yield plain
    elif isinstance(plain, list) and plain:
        recipe = OBJECTS.get(plain[0]) if isinstance(plain[0], str) else None
        parts = plain if recipe is None else speaking_parts(recipe, plain[1:])
        for part in parts:
            yield from numbers_in(part)


def speaking_parts(recipe: Recipe, parts: list[Any]) -> list[Any]:
    return [part for name, part in zip(recipe.parts, parts, strict=True) if name not in NO_CARD]


def renumber(game: Game[Any], pools: list[list[int]]) -> None:
    """Give the cards of each pool the same numbers, the lowest to the first."""
    state: State = game.state
    number = {card: new for cards in pools for card, new in zip(cards, sorted(cards), strict=True)}
    for field in state.FIELDS:
        if field.shape in OF_CARDS:
            written: list[Any] = getattr(state, field.name)
            moved = written.copy()
            for card, new in number.items():
                moved[new] = written[card]
            setattr(state, field.name, moved)
    state.shared = frozenset()
    state.zones = [[number.get(card, card) for card in zone] for zone in state.zones]
    state.host = [number.get(host, host) for host in state.host]
    state.attached = {
        number.get(host, host): tuple([number.get(rider, rider) for rider in riders])
        for host, riders in state.attached.items()
    }
    game.index()
    if game.decision is not None:
        frame = state.frames[-1]
        assert isinstance(frame.node, Question)
        game.decision = frame.node.ask(game, frame) or game.decision
