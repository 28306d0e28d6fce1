"""Heroes in cages: each lies in front of its player under a Villain that guards it, who can be fought there."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.flow import choose_player
from longbox.engine.effects.nouns import IT
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.language import message
from longbox.engine.slots import IT as IT_SLOT
from longbox.games.legendary.chapters import ending
from longbox.games.legendary.table.enemies import lie_in_wait
from longbox.games.legendary.table.kinds import HENCHMAN
from longbox.games.legendary.table.players import A_PLAYER
from longbox.games.legendary.table.roles import Fate, Role, hold, let_go
from longbox.games.legendary.table.sides import tongue
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import BESIDE_SCHEME, CAGES
from longbox.games.legendary.vocabulary.deeds import gain


def guards(game: Table, scope: Scope) -> list[int]:
    """Those that lie beside the Scheme and guard nobody yet."""
    state = game.state
    return [card for card in state.zones[BESIDE_SCHEME.first] if state.definition[card].kind == HENCHMAN]


def let_somebody_gain(game: Table, event: Event) -> None:
    SOMEBODY_GAINS.enter(game, Scope(event.seat, event.card, vars={IT_SLOT: event.cards}))


UNCAGE: Final = EventKind("uncage", then=let_somebody_gain)
CAGED: Final = Role("caged", "{Hero}", on_defeat=Fate(UNCAGE))
"""A Hero whom a Villain guards in front of a player."""
SOMEBODY_GAINS: Final = choose_player(A_PLAYER, gain(IT))


def apply_cage(game: Table, event: Event) -> None:
    if game.state.host[event.card] >= 0:
        let_go(game, event.card)
    lie_in_wait(game, event.card, CAGES.first + event.seat)
    for card in event.cards:
        hold(game, card, event.card, CAGED)


CAGE: Final = EventKind("cage", apply_cage)


def cage_it(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Where nobody is left to guard it, the Scheme is fulfilled."""
    left = guards(game, scope)
    if cards and left:
        game.happen(Event(CAGE, seat=scope.you, card=left[-1], cards=tuple(cards), source=scope.source))
    elif cards:
        ending.fulfil(game, scope.source, tongue(game).kept(message("nobody is left to guard {Heroes}")))


cage: Final = Deed(
    "put",
    "{whom} under one of the {Henchmen} beside the {Scheme}, who guards it in front of its player and can be fought"
    " there (whoever does chooses a player to {gain} it); if none is left, {evil wins}",
    act=cage_it,
    moves=True,
).to
