"""What lies beside a Scheme, Bystanders that are not all alike, and a row of one player's own."""

from __future__ import annotations

from typing import Final

from longbox.games.legendary.table.cards import COLLECTION, SchemeSetup
from longbox.games.legendary.table.kinds import BYSTANDER
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import (
    BESIDE_SCHEME,
    BYSTANDERS,
    OWN_DECK,
    TRANSFORMED,
    VILLAIN_DECK,
    VILLAIN_POOL,
    stack_pool,
)

MIXED_IN: Final = {VILLAIN_DECK: VILLAIN_POOL, BESIDE_SCHEME: stack_pool(BYSTANDERS)}
"""Where Bystanders of the stack lie as a game begins, and the pool that they belong to there."""


def lay_beside(game: Table, scheme: SchemeSetup) -> None:
    """Bystanders come from their stack, Villains from their groups, whether those are in the Villain Deck or not."""
    state = game.state
    for card in state.zones[BYSTANDERS.first][-scheme.beside.bystanders :] if scheme.beside.bystanders else []:
        game.move(card, BESIDE_SCHEME.first)
    game.show(state.zones[BESIDE_SCHEME.first])
    if scheme.beside.villain:
        villain = COLLECTION.library[scheme.beside.villain]
        game.show(state.new_cards([villain], -1, BESIDE_SCHEME.first, VILLAIN_POOL))
    if scheme.beside.henchmen:
        cards = list(COLLECTION.henchmen[scheme.beside.henchmen].cards) * (scheme.beside.each * state.seats)
        game.show(state.new_cards(cards, -1, BESIDE_SCHEME.first, VILLAIN_POOL))


def mix_bystanders(game: Table) -> None:
    """Where there are special ones, chance decides which of all lie elsewhere than in their stack."""
    state = game.state
    stack = state.zones[BYSTANDERS.first]
    if not stack or all(state.definition[card] is state.definition[stack[0]] for card in stack):
        return
    lying: dict[int, int] = {}
    for kind in MIXED_IN:
        out = [card for card in state.zones[kind.first] if state.definition[card].kind == BYSTANDER]
        lying[kind.first] = len(out)
        for card in out:
            game.move(card, BYSTANDERS.first)
    game.shuffle(BYSTANDERS.first)
    for kind, pool in MIXED_IN.items():
        for card in state.zones[BYSTANDERS.first][-lying[kind.first] :] if lying[kind.first] else []:
            game.move(card, kind.first)
            state.put("pool", card, pool)
    state.put_all("pool", [(card, stack_pool(BYSTANDERS)) for card in state.zones[BYSTANDERS.first]])
    game.show(state.zones[BESIDE_SCHEME.first])


def lay_own_row(game: Table, heroes: tuple[str, ...]) -> None:
    """A deck of the other side's Heroes for the player who is the Mastermind."""
    state = game.state
    groups = [COLLECTION.heroes[hero] for hero in heroes]
    for card in [card for group in groups for card in group.cards]:
        state.new_cards([card] * card.copies, -1, OWN_DECK.first, stack_pool(OWN_DECK))
    for card in [card for group in groups for card in group.second]:
        game.show(state.new_cards([card] * card.copies, -1, TRANSFORMED.first, stack_pool(TRANSFORMED)))
    state.own_hq = int(bool(groups))
