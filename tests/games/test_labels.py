"""Options in words: two read alike only if it is all the same which of them is taken."""

from __future__ import annotations

import random
from collections import defaultdict
from typing import Any

import pytest

import longbox
from longbox.seen import Seen

from .combining import Combinations
from .spare_decks import dealable

SETUPS = 6
LONGEST = 250


def as_seen(seen: Seen, handle: str) -> Any:
    """All that a seat sees of a card but its handle: where it lies, how it stands, and what lies on it."""
    card = seen.by_handle(handle)
    if card is None:
        return None
    host = seen.by_handle(card.get("on"))
    on_it = sorted(str(one.get("name")) for one in seen.on(card))
    facts = {name: value for name, value in card.items() if name not in ("handle", "on")}
    return seen.place_of(card), facts, on_it, host and host.get("name")


def what_it_does(seen: Seen, option: longbox.Option) -> Any:
    """All that one option has and another may have as well: what it is called in saves, and its cards as they lie.
    Of powers that act by themselves, the number only counts those that one card has left behind."""
    cards = [*option.cards, option.to] if option.to is not None else option.cards
    key = option.key.partition("#")[0]
    return key.partition("=")[0] if option.verb == "use" else key, [as_seen(seen, handle) for handle in cards]


def check(match: longbox.Match, decision: longbox.Decision) -> None:
    by_label = defaultdict(list)
    for option in decision.options:
        by_label[option.label].append(option)
    alike = {label: options for label, options in by_label.items() if len(options) > 1}
    seen = Seen(match.view(decision.seat)) if alike else None
    for label, options in alike.items():
        assert seen is not None
        first, *others = [what_it_does(seen, option) for option in options]
        assert all(other == first for other in others), (label, [option.key for option in options])


@pytest.mark.parametrize("name", longbox.games())
def test_options_that_differ_read_differently(name: str) -> None:
    setups = Combinations(name, 1)
    for seed in range(SETUPS):
        rng = random.Random(seed)
        match = longbox.deal(name, seed=seed, **dealable(setups.draw()))
        for _ in range(LONGEST):
            if match.decision is None:
                break
            check(match, match.decision)
            match.choose(rng.randrange(len(match.decision.options)))
