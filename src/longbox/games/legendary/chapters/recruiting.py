"""Recruiting Heroes from the HQ, and from their stacks Officers and Sidekicks, Madame HYDRA and New Recruits."""

from __future__ import annotations

from typing import Final

from longbox.engine import history
from longbox.engine.decision import Option
from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.language import message, said
from longbox.engine.player_deeds import Bar, PlayerDeed
from longbox.games.legendary.chapters import points
from longbox.games.legendary.chapters.gaining import follow_the_gained, give
from longbox.games.legendary.chapters.hq import refill
from longbox.games.legendary.chapters.prices import Price, affordable, recruits_with, to_recruit
from longbox.games.legendary.chapters.wounds import TO_RECRUIT_AND_FIGHT
from longbox.games.legendary.table import notes
from longbox.games.legendary.table.board import RECRUITED_STACKS
from longbox.games.legendary.table.enemies import lies_in_wait
from longbox.games.legendary.table.names import names_of
from longbox.games.legendary.table.roles import recruited_there, shields
from longbox.games.legendary.table.sides import in_terms
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import (
    DISCARD,
    HQ,
    HQ_ALL,
    HQ_END,
    HQ_FIRST,
    OVER_MASTERMIND,
    OWN_HQ,
    SIDEKICKS,
)


def apply_recruit(game: Table, event: Event) -> None:
    """`amount` is the price; a Hero recruited for free (`manner`) has none. `target`: who takes its place in the HQ."""
    zone = game.state.zone[event.card]
    if not (HQ.holds(zone) or OWN_HQ.holds(zone)):
        event.notes[notes.NOT_FROM_HQ] = True
    if event.amount:
        points.spend(game, recruits_with(game), event.amount, event.card)
    give(game, event.card, event.seat, DISCARD.first + event.seat)
    event.target = refill(game)


RECRUIT: Final = EventKind(
    "recruit", apply_recruit, then=follow_the_gained, remembered=True, doing=Doing("recruit", "recruited")
)


def recruit(game: Table, seat: int, card: int) -> None:
    """For its price."""
    game.happen(Event(RECRUIT, seat=seat, card=card, amount=to_recruit(game, card)))


ON_STACKS: Final = frozenset(stack.first for stack in RECRUITED_STACKS)


def not_on_offer(game: Table, seat: int, card: int, target: int) -> bool:
    """Heroes lie in the HQ, and perhaps beside a Mastermind or in a row of one player's own; of stacks only the top
    card is there to be taken."""
    state = game.state
    zone = state.zone[card]
    if zone in ON_STACKS:
        return card != state.zones[zone][-1]
    if state.own_hq and (HQ.holds(zone) or OWN_HQ.holds(zone)):
        return OWN_HQ.holds(zone) != bool(state.plays_mastermind[seat])
    if zone == OVER_MASTERMIND.first:
        return card not in recruited_there(game, OVER_MASTERMIND)
    return lies_in_wait(game, card) or not HQ.holds(zone)


def second_sidekick(game: Table, seat: int, card: int, target: int) -> bool:
    state = game.state
    if state.zone[card] != SIDEKICKS.first:
        return False
    return any(state.definition[one].fact("stack") == SIDEKICKS.name for one in history.cards(game, RECRUIT, seat))


def shielded(game: Table, seat: int, card: int, target: int) -> bool:
    return bool(shields(game, card))


def too_dear(game: Table, seat: int, card: int, target: int) -> bool:
    return not affordable(game, [card])


def price_words(game: Table, seat: int, card: int, target: int) -> str:
    currency = recruits_with(game)
    price = Price(to_recruit(game, card), (currency,))
    return said("it costs {price} and you have {points}", price=price, points=points.usable(game, currency, card))


def recruit_label(game: Table, option: Option) -> str:
    price = Price(to_recruit(game, option.card), (recruits_with(game),))
    return said("Recruit {card} ({price})", card=names_of(game, option), price=price)


RECRUITING: Final = PlayerDeed(
    "recruit",
    when=TO_RECRUIT_AND_FIGHT,
    what=(
        Bar(
            "LG-RECRUIT-01",
            not_on_offer,
            in_terms(message("only {Heroes} in the {HQ} and on top of their stacks can be recruited")),
            last=True,
        ),
        Bar("LG-CARD-16", shielded, in_terms(message("it hides behind others: {rescue} them first"))),
        Bar("LG-RECRUIT-05", second_sidekick, "you have recruited a Sidekick this turn", last=True),
        Bar("LG-RECRUIT-03", too_dear, price_words),
    ),
    label=recruit_label,
)


def offered(game: Table, seat: int) -> list[int]:
    """What there is to recruit if it can be paid for: in the HQ, on top of their stacks, and one Sidekick a turn."""
    state = game.state
    zones = state.zones
    cards = [card for space in zones[HQ_FIRST : HQ_ALL if state.odd_hq else HQ_END] for card in space]
    if state.own_hq and state.plays_mastermind[seat]:
        cards = [card for zone in OWN_HQ.range() for card in zones[zone]]
    if state.enemies_elsewhere:
        cards = [card for card in cards if not lies_in_wait(game, card)]
    if state.shields:
        cards = [card for card in cards if not shields(game, card)]
    if zones[OVER_MASTERMIND.first]:
        cards += recruited_there(game, OVER_MASTERMIND)
    for stack in RECRUITED_STACKS:
        pile = zones[stack.first]
        if pile and not (stack is SIDEKICKS and second_sidekick(game, seat, pile[-1], -1)):
            cards.append(pile[-1])
    return cards
