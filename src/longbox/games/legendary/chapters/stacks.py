"""The stacks of basic cards: which there are, and what lies in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longbox.engine.cards import Card
from longbox.engine.zones import ZoneKind
from longbox.games.legendary.chapters.choosing import Chosen
from longbox.games.legendary.chapters.starting_decks import STACK
from longbox.games.legendary.table.cards import COLLECTION
from longbox.games.legendary.table.kinds import HEROES, VILLAINS
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import (
    BINDINGS,
    BYSTANDERS,
    MADAME_HYDRA,
    NEW_RECRUITS,
    OFFICERS,
    SIDEKICKS,
    WOUNDS,
    stack_pool,
)

OFFICER: Final = "S.H.I.E.L.D. Officer"
A_WOUND: Final = "Wound"
SIDEKICK: Final = "Sidekick"
MADAME: Final = "Madame HYDRA"
NEW_RECRUIT: Final = "New Recruit"
A_BINDINGS: Final = "Bindings"
A_BYSTANDER: Final = "Bystander"
"""Their cards, by name."""


def put(game: Table, card: Card, kind: ZoneKind, copies: int = 1) -> list[int]:
    return put_all(game, [card] * copies, kind, stack_pool(kind))


def put_all(game: Table, cards: Sequence[Card], kind: ZoneKind, pool: int) -> list[int]:
    return game.state.new_cards(list(cards), -1, kind.first, pool)


def lay_stacks(game: Table, chosen: Chosen, sides: Sequence[str], sets: Sequence[str], *, sidekicks: bool) -> None:
    """Each side has stacks of its own, and where sets of both are mixed all of them lie there."""
    if HEROES in sides:
        lay_heroes_stacks(game, chosen, sets)
    if sidekicks or len(sides) == 2:
        put_special(game, SIDEKICKS, sets)
        put(game, COLLECTION.basic(SIDEKICK), SIDEKICKS, COLLECTION.basic(SIDEKICK).copies)
    if VILLAINS in sides:
        lay_villains_stacks(game, chosen)
    put_special(game, BYSTANDERS, sets)
    put(game, COLLECTION.basic(A_BYSTANDER), BYSTANDERS, STACK)


def lay_heroes_stacks(game: Table, chosen: Chosen, sets: Sequence[str]) -> None:
    """Officers lie face up unless there are special ones. Where a Scheme says how many Wounds or Officers there are,
    they are plain ones."""
    scheme = COLLECTION.schemes[chosen.scheme]
    per_player = scheme.wounds_per_player
    special = put_special(game, OFFICERS, sets) if scheme.officers is None else False
    officers = put(game, COLLECTION.basic(OFFICER), OFFICERS, STACK if scheme.officers is None else scheme.officers)
    if not special:
        game.show(officers)
    if per_player is None:
        put_special(game, WOUNDS, sets)
    put(game, COLLECTION.basic(A_WOUND), WOUNDS, STACK if per_player is None else per_player * chosen.players)


def lay_villains_stacks(game: Table, chosen: Chosen) -> None:
    """All of them lie face up."""
    per_player = COLLECTION.schemes[chosen.scheme].bindings_per_player
    bindings = STACK if per_player is None else per_player * chosen.players
    for name, stack in ((MADAME, MADAME_HYDRA), (NEW_RECRUIT, NEW_RECRUITS)):
        game.show(put(game, COLLECTION.basic(name), stack, COLLECTION.basic(name).copies))
    game.show(put(game, COLLECTION.basic(A_BINDINGS), BINDINGS, bindings))


def put_special(game: Table, stack: ZoneKind, sets: Sequence[str]) -> bool:
    """Below the others, until the stack is shuffled."""
    found = COLLECTION.specials(stack.name, sets)
    for card in found:
        put(game, card, stack, card.copies)
    return bool(found)
