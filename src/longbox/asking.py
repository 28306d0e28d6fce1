"""What players ask about a card in sight: why it can't be used now, what it is good for all the same, and how its
numbers come about.

The answers are the match's own, from what the seat knows. What is worth asking differs from game to game
(`clients/<game>/interests.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec

from longbox import IllegalChoice, Match, Reason
from longbox.asked import Sum, SumPart
from longbox.clients import part_of
from longbox.languages import either, said
from longbox.seen import Seen, SeenCard


class Picking(NamedTuple):
    """What is asked about a card while picks that belong together are made: the verb; and where a card could be one of
    them but does not go with the others, the rule and a message about the {card}."""

    verb: str
    rule: str
    words: str


class Interests(NamedTuple):
    """What the players of one game ask about."""

    stats: tuple[str, ...]
    """The numbers of a card that can be explained."""
    verbs: Mapping[str, tuple[str, ...]]
    """What players want to do with a card of theirs, by its zone, or by "zone/kind"."""
    aims: Mapping[str, tuple[str, tuple[str, ...]]] = {}
    """What they want to do to a card, by the zone it lies in: the verb, and the zones of those who would do it."""
    picks: Mapping[str, Picking] = {}
    """What they want to do with a card while a group of picks is made, by its kind."""


def interests_of(game: str) -> Interests:
    return part_of(game, "interests", Interests)


class Deed(NamedTuple):
    """Something that a player would like to do: a verb, who does it, and to whom."""

    verb: str
    card: SeenCard
    target: SeenCard | None = None


def seen_card(match: Match, seat: int, handle: str) -> SeenCard:
    card = Seen(match.view(seat)).by_handle(handle)
    if card is None or "name" not in card:
        raise IllegalChoice(said("this card is not in sight, or no longer: look at the table again"))
    return card


def deeds(match: Match, seat: int, card: SeenCard) -> Iterator[Deed]:
    """What a player may want to do with a card of theirs, or to one that is not theirs."""
    interests = interests_of(match.name)
    seen = Seen(match.view(seat))
    zone, at = seen.place_of(card)
    verbs = interests.verbs.get(f"{zone}/{card.get('kind')}", interests.verbs.get(zone))
    # A row or a hand belongs to a seat; a space of the city or the HQ to everybody.
    if verbs is not None and (at == str(seat) or not at.isdecimal()):
        yield from (Deed(verb, card) for verb in verbs)
    elif zone in interests.aims:
        verb, zones = interests.aims[zone]
        doers = [one for where in zones for one in seen.cards(where, seat) if "health" in one]
        yield from (Deed(verb, doer, card) for doer in doers)


def reasons(match: Match, seat: int, deed: Deed) -> list[Reason]:
    """Why a deed can't be done now; where it is done to a card, each reason names who would do it."""
    target = None if deed.target is None else deed.target["handle"]
    found = match.why_not(seat, deed.verb, deed.card["handle"], target)
    if deed.target is None:
        return found
    return [one if deed.card["handle"] in one.cards else of_doer(deed.card, one) for one in found]


def of_doer(card: SeenCard, reason: Reason) -> Reason:
    return msgspec.structs.replace(reason, text=said("{card}: {reason}", card=card["name"], reason=reason.text))


def reasons_against(match: Match, seat: int, card: SeenCard, beside: Sequence[str] = ()) -> list[Reason]:
    """Why a card can't be used, or nothing be done to it: each reason once. In the middle of a payment, why it can't
    help to pay; `beside` are the cards laid out for it, if they are not those picked so far."""
    decision = match.decision
    if decision is not None and decision.seat == seat and decision.group is not None:
        picking = interests_of(match.name).picks.get(decision.group.kind)
        if picking is not None:
            return against_picking(match, seat, card, picking, beside or decision.group.picked)
    return once([reason for deed in deeds(match, seat, card) for reason in reasons(match, seat, deed)])


def once(reasons: Sequence[Reason]) -> list[Reason]:
    """Reasons, of which those that say the same are one, about all their cards."""
    found: dict[tuple[str, str], list[str]] = {}
    for reason in reasons:
        found.setdefault((reason.rule, reason.text), []).extend(reason.cards)
    return [Reason(rule, text, tuple(dict.fromkeys(cards))) for (rule, text), cards in found.items()]


def uses(match: Match, seat: int, card: SeenCard) -> list[str]:
    """What a card is good for now although no option names it: what it can help to pay for, in words. A payment is
    asked for before anything else happens, so trying an option out tells nothing that the seat does not know."""
    decision = match.decision
    if decision is None or decision.seat != seat or decision.group is not None or not interests_of(match.name).picks:
        return []
    seen = Seen(match.view(seat))
    subjects = [
        seen.by_handle(option.cards[0])
        for place, option in enumerate(decision.options)
        if option.cards and pays(match, place, card["handle"])
    ]
    names = list(dict.fromkeys(subject["name"] for subject in subjects if subject is not None))
    return [said("help to pay for {cards}", cards=either(names))] if names else []


def pays(match: Match, place: int, handle: str) -> bool:
    """Whether an option asks for a payment that a card can be part of."""
    tried = match.clone()
    tried.choose(place)
    asked = tried.decision
    group = None if asked is None else asked.group
    return group is not None and group.kind in interests_of(match.name).picks and handle in tried.can_add()


def against_picking(match: Match, seat: int, card: SeenCard, picking: Picking, beside: Sequence[str]) -> list[Reason]:
    handle = card["handle"]
    if handle in beside or handle in match.can_add(beside):
        return []
    if handle in match.can_add():
        return [Reason(picking.rule, said(picking.words, card=card["name"]), (handle,))]
    return match.why_not(seat, picking.verb, handle)


def sums(match: Match, seat: int, card: SeenCard) -> list[Sum]:
    """A card's present numbers and what they are made of."""
    stats = [stat for stat in interests_of(match.name).stats if stat in card]
    found = [(stat, match.explain(seat, card["handle"], stat)) for stat in stats]
    return [Sum(stat, total.total, tuple(SumPart(*part) for part in total.parts)) for stat, total in found]
