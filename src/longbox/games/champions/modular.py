"""Modular encounter sets: which there are, and those that are drawn at random without anybody looking."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations
from typing import Final

from longbox.engine import dice
from longbox.engine.cards import Card, Library
from longbox.engine.view import knows
from longbox.games.champions import kinds
from longbox.games.champions.table import ENCOUNTER, ENCOUNTER_DECK, ENCOUNTER_POOL, Champions

MODULAR: Final = ("bomb-scare", "masters-of-evil", "under-attack", "legions-of-hydra", "the-doomsday-chair")
ENCOUNTER_KINDS: Final = (kinds.MINION, kinds.TREACHERY, kinds.ATTACHMENT, kinds.SIDE_SCHEME, kinds.ENVIRONMENT)


@cache
def set_cards(library: Library, name: str) -> tuple[Card, ...]:
    """The cards of an encounter set that go into the encounter deck, each as often as it is there."""
    of_set = name.replace("-", "_")
    cards = [card for card in library if card.set == of_set and card.kind in ENCOUNTER_KINDS]
    return tuple(card for card in cards for _ in range(card.copies))


def cards_of_sets(library: Library, names: Iterable[str]) -> list[Card]:
    return [card for name in names for card in set_cards(library, name)]


def draw_unseen(game: Champions, chosen: list[str], count: int) -> None:
    """Put sets that nobody chose and nobody looks at into the encounter deck."""
    if not count:
        return
    left = [name for name in MODULAR if name not in chosen]
    drawn = sorted(left.pop(dice.below(game.state, len(left))) for _ in range(count))
    game.state.drawn = tuple(drawn)
    cards = cards_of_sets(game.rules.library, drawn)
    game.state.new_cards(cards, ENCOUNTER, ENCOUNTER_DECK.at(), pool=ENCOUNTER_POOL)


def draw_anew(game: Champions, seat: int | None) -> None:
    """The sets of which a seat has met no card could be others, as long as there are as many cards."""
    state = game.state
    library = game.rules.library
    unseen = [card for card, pool in enumerate(state.pool) if pool == ENCOUNTER_POOL and not knows(state, seat, card)]
    hidden = [state.definition[card] for card in unseen]
    secret = [name for name in state.drawn if is_secret(game, name, hidden)]
    known = {card.set for card in state.definition} - {underscored(name) for name in secret}
    size = len(cards_of_sets(library, secret))
    ways = [
        way
        for way in combinations([name for name in MODULAR if underscored(name) not in known], len(secret))
        if len(cards_of_sets(library, way)) == size
    ]
    drawn = ways[dice.below(state, len(ways))]
    for definition in cards_of_sets(library, secret):
        hidden.remove(definition)
    hidden = sorted([*hidden, *cards_of_sets(library, drawn)], key=lambda card: card.id)
    order = list(range(len(unseen)))
    dice.shuffle(state, order)
    state.put_all("definition", [(card, hidden[place]) for card, place in zip(unseen, order, strict=True)])
    state.drawn = tuple(sorted([*drawn, *(name for name in state.drawn if name not in secret)]))


def is_secret(game: Champions, name: str, hidden: list[Card]) -> bool:
    """Whether no card of a set is known, and none was before the encounter deck was last shuffled."""
    cards = set_cards(game.rules.library, name)
    return underscored(name) not in game.state.met and all(hidden.count(card) >= cards.count(card) for card in cards)


def underscored(name: str) -> str:
    """A set as cards name it."""
    return name.replace("-", "_")
