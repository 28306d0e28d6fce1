"""Hands that an effect has opened, until one of those players pays to end it."""

from __future__ import annotations

from typing import Final

from longbox.engine.decision import Option
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.language import said
from longbox.engine.modifiers import ADD, Modifier
from longbox.engine.player_deeds import Bar, PlayerDeed
from longbox.games.vs.chapters.hands_and_decks import hand
from longbox.games.vs.chapters.payment import PAY, payer
from longbox.games.vs.table import slots
from longbox.games.vs.table.kinds import MAIN, SKILL
from longbox.games.vs.table.names import name, named
from longbox.games.vs.table.players import are_enemies, opponents
from longbox.games.vs.table.powers import icons
from longbox.games.vs.table.speech import speech
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.timing import NOT_YOUR_TURN, Outside

OPEN: Final = "opens enemy hands"
PRICE: Final = (SKILL,)


def apply_opening(game: Vs, event: Event) -> None:
    """The enemies of whoever does it play with open hands. It lasts even if the character is gone."""
    game.modify(OPEN, ADD, event.seat, (), ("paid off", game.new_stamp()), source=event.card)


def apply_closing(game: Vs, event: Event) -> None:
    game.expire("paid off", event.amount)


OPEN_HANDS: Final = EventKind("open enemy hands", apply_opening)
CLOSE_HANDS: Final = EventKind("close hands", apply_closing)


def show_open_hands(game: Vs) -> None:
    """Everybody sees what has come into an open hand."""
    known = game.state.known
    for seat in {seat for change in game.state.modifiers[OPEN] for seat in opponents(game, change.amount)}:
        unseen = [card for card in hand(game, seat) if known[card] != -1]
        if unseen:
            game.show(unseen)


def opened(game: Vs, seat: int) -> list[Modifier]:
    """What keeps a player's hand open."""
    return [change for change in game.state.modifiers.get(OPEN, ()) if are_enemies(game, seat, change.amount)]


def closings(game: Vs, seat: int) -> list[Option]:
    return [
        Option("close", (change.source,), amount=change.until[1])
        for change in opened(game, seat)
        if payer(game, seat, PRICE, change.source) >= 0
    ]


def is_closed(game: Vs, seat: int, card: int, target: int) -> bool:
    return all(change.source != card for change in opened(game, seat))


def nobody_pays(game: Vs, seat: int, card: int, target: int) -> bool:
    return payer(game, seat, PRICE, card) < 0


def closed_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} does not keep your hand open", card=name(game, card))


def no_payer_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("you have no Location that pays {symbol} for a character of yours", symbol=said(SKILL))


def close_label(game: Vs, option: Option) -> str:
    symbols = icons(PRICE, speech(game, named(game, option.card)))
    return said("Pay {symbols}: end the effect of {card}", symbols=symbols, card=named(game, option.card))


CLOSING: Final = PlayerDeed(
    "close",
    when=(Outside("VS-MAIN-02", MAIN), NOT_YOUR_TURN),
    what=(
        Bar("", is_closed, closed_words, last=True),
        Bar("VS-POWER-07", nobody_pays, no_payer_words),
    ),
    label=close_label,
)


def close(game: Vs, seat: int, card: int, effect: int) -> None:
    by = payer(game, seat, PRICE, card)
    game.push(PAY_AND_CLOSE, Scope(seat, by, vars={slots.COST: PRICE, slots.CHARACTER: card, slots.EFFECT: effect}))


def pay(game: Vs, scope: Scope) -> None:
    game.push_picks(PAY, scope, None)


def end_it(game: Vs, scope: Scope) -> None:
    game.happen(Event(CLOSE_HANDS, seat=scope.you, card=scope[slots.CHARACTER], amount=scope[slots.EFFECT]))


PAY_AND_CLOSE: Final = Steps(pay, end_it)
