"""Officers beside a Scheme: sympathizers of HYDRA, who become its Traitors once the Scheme has been turned over."""

from __future__ import annotations

from functools import partial
from typing import Final

from longbox.engine.effects.amounts import Tally
from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.nouns import Cards
from longbox.engine.effects.places import Among
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.games.legendary.table.kinds import TWIST
from longbox.games.legendary.table.roles import ROLES, STAYS, Role, bind, held, hold, let_go, lies_as
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import BESIDE_SCHEME, KO_PILE, OFFICERS

SYMPATHIZER: Final = Role("sympathizer", "{Officer}", BESIDE_SCHEME, on_escape=STAYS, on_ko=STAYS)
TRAITOR: Final = Role(
    "hydra traitor", "{Officer}", BESIDE_SCHEME, fought=True, also=SYMPATHIZER, on_escape=STAYS, on_ko=STAYS
)
"""One that can be fought."""


def apply_go_beside(game: Table, event: Event) -> None:
    """Officers lie beside `card` as those do that lie there already."""
    there = held(game, event.card, SYMPATHIZER)
    traitors = bool(there) and game.state.role[there[0]] == TRAITOR.key
    for card in event.cards:
        hold(game, card, event.card, SYMPATHIZER)
    if traitors:
        change(game, event.card, TRAITOR)


def change(game: Table, scheme: int, role: Role) -> None:
    for card in held(game, scheme, SYMPATHIZER):
        let_go(game, card)
        bind(game, card, scheme, role)
        game.state.put("as_villain", card, int(role.fought))


def apply_change(game: Table, event: Event) -> None:
    change(game, event.card, ROLES[event.manner])


GO_BESIDE: Final = EventKind("go beside", apply_go_beside)
CHANGE_ALLEGIANCE: Final = EventKind("change allegiance", apply_change)


def put_officers(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """As many as there are."""
    top = tuple(game.state.zones[OFFICERS.first][: -amount - 1 : -1])
    if top:
        game.happen(Event(GO_BESIDE, seat=scope.you, card=scope.source, cards=top, source=scope.source))


def they_change(role: Role, game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    game.happen(Event(CHANGE_ALLEGIANCE, seat=scope.you, card=scope.source, manner=role.key))


def twists_so_far(game: Table, scope: Scope) -> int:
    """Those that lie in the KO pile, and the one that is going on."""
    state = game.state
    return 1 + len([card for card in state.zones[KO_PILE.first] if state.definition[card].kind == TWIST])


TWIST_SO_FAR: Final = Tally("{Twist} in the {KO} pile, counting this one", twists_so_far)
put_officers_beside: Final = Deed(
    "put", "{Officer} beside the {Scheme}", "{Officers} beside the {Scheme}", act=put_officers
).so_many
become_traitors: Final = Deed(
    "become", "{a Villain}", act=partial(they_change, TRAITOR), subject="each {Officer} beside the {Scheme}"
).done
become_sympathizers: Final = Deed(
    "stop", "being {a Villain}", act=partial(they_change, SYMPATHIZER), subject="each {Officer} beside the {Scheme}"
).done


def officers_beside(role: Role, game: Table, scope: Scope) -> list[int]:
    return held(game, scope.source, role)


def is_beside(role: Role, game: Table, scope: Scope, card: int) -> bool:
    return game.state.host[card] == scope.source and lies_as(game, card, role)


def lying_beside(role: Role) -> Cards:
    place = Among(partial(officers_beside, role), "beside the {Scheme}", test=partial(is_beside, role))
    return Cards("{Officer}", place)


sympathizer: Final = lying_beside(SYMPATHIZER)
traitor: Final = lying_beside(TRAITOR)
