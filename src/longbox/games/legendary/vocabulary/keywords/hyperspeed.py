"""Hyperspeed: many cards of the deck flash by, and what icons they have counts."""

from __future__ import annotations

from longbox.engine.effects.choosing import each
from longbox.engine.effects.counting import per
from longbox.engine.effects.flow import do
from longbox.engine.effects.moving import THOSE, reveal, top, whole
from longbox.engine.frames import Node
from longbox.games.legendary.table.kinds import ATTACK_POINTS, RECRUIT_POINTS
from longbox.games.legendary.vocabulary.adjectives import with_points
from longbox.games.legendary.vocabulary.deeds import discard
from longbox.games.legendary.vocabulary.named import Named
from longbox.games.legendary.vocabulary.places import DECK
from longbox.games.legendary.vocabulary.points import get

NAMES = {
    (ATTACK_POINTS,): "{Hyperspeed} {number}",
    (RECRUIT_POINTS,): "{Hyperspeed} {number} for {Recruit}",
    (RECRUIT_POINTS, ATTACK_POINTS): "{Hyperspeed} {number} for {Recruit} and {Attack}",
}


def gained(currency: str) -> Node:
    """A point for each card that shows the icon, whatever its number."""
    number = per(THOSE.that(with_points(currency)))
    return get(attack=number) if currency == ATTACK_POINTS else get(recruit=number)


def hyperspeed(number: int, *currencies: str) -> Named:
    """Of the top cards, for Attack unless it says for what."""
    kinds = currencies or (ATTACK_POINTS,)
    steps = [reveal(top(DECK, number)), *[gained(one) for one in kinds], discard(each(THOSE))]
    return Named(NAMES[kinds], do(*steps), number)


def hyperspeed_the_deck() -> Named:
    """Of what is left of the deck, which is not made anew for that."""
    steps = [reveal(whole(DECK)), gained(ATTACK_POINTS), discard(each(THOSE))]
    return Named("{Hyperspeed} your whole deck", do(*steps))
