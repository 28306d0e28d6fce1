"""KO'ing cards: out of the game."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.deeds import Deed
from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.frames import Scope
from longbox.games.legendary.chapters.gaining import leave_play
from longbox.games.legendary.chapters.hq import explode, note_explosions, refill
from longbox.games.legendary.table import notes
from longbox.games.legendary.table.cards import COLLECTION
from longbox.games.legendary.table.kinds import HERO
from longbox.games.legendary.table.roles import KOED, going_along, let_follow
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import KO_PILE


def apply_ko(game: Table, event: Event) -> None:
    """What an enemy holds is KO'd with it; `owners` tells who lost Heroes, `target` who takes a place in the HQ."""
    state = game.state
    if state.challenges:
        heroes = (card for card in event.cards if state.definition[card].kind == HERO)
        event.notes[notes.OWNERS] = tuple(state.owner[card] for card in heroes if state.owner[card] >= 0)
    for card in event.cards:
        for held in going_along(game, card, KOED):
            leave_play(game, held, KO_PILE.first)
        explosion = explode(game, card)
        leave_play(game, card, KO_PILE.first if explosion < 0 else explosion)
        turn_back(game, card)
        if explosion >= 0:
            note_explosions(game)
    if event.manner == "HQ":
        event.target = refill(game)


def turn_back(game: Table, card: int) -> None:
    """What became another card on the table is what it was printed as, once it is KO'd."""
    printed_as = game.state.definition[card].fact("printed_as")
    if printed_as:
        game.state.put("definition", card, COLLECTION.basic(printed_as))


def follow_the_koed(game: Table, event: Event) -> None:
    """What a card held and did not take along has a fate of its own."""
    attached = game.state.attached
    for card in reversed(event.cards):
        if card in attached:
            let_follow(game, card, KOED, event.seat)


KO: Final = EventKind("ko", apply_ko, then=follow_the_koed, remembered=True, doing=Doing("{KO}", "{KO'd}"))


def ko_them(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    if cards:
        game.happen(Event(KO, seat=scope.you, cards=tuple(cards), source=scope.source))


def ko_in_hq(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """The rules take a Hero out of the HQ."""
    if cards:
        game.happen(Event(KO, seat=scope.you, cards=tuple(cards), source=scope.source, manner="HQ"))


KO_THEM: Final = Deed("{KO}", act=ko_them, moves=True, key="ko")
KO_IN_HQ: Final = Deed("{KO}", act=ko_in_hq, moves=True, key="ko")
