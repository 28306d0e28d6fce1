"""Options in words."""

import random
from collections import Counter

import longbox
from longbox.terminal.options import SHORT, labels, listing
from terminal.keyboard import Keyboard


def test_cards_of_one_name_in_several_places_are_told_apart() -> None:
    rng = random.Random(1)
    met = set()
    for seed in range(4):
        match = longbox.deal("legendary", seed=seed, players=2)
        while match.decision is not None:
            said = labels(match, match.decision)
            assert max(Counter(said).values()) == 1
            met |= {label.rpartition(" · ")[2] for label in said if " · " in label}
            match.choose(rng.randrange(len(said)))
    assert "Bridge" in met
    assert "under the Bridge" in met


def long_list() -> longbox.Match:
    """A main phase with much to do: of random matches the first that has one."""
    for seed in range(50):
        rng = random.Random(seed)
        match = longbox.deal("vs", seed=seed)
        while match.decision is not None:
            verbs = {option.verb for option in match.decision.options}
            if len(match.decision.options) > SHORT and {"attack", "play", "end"} <= verbs:
                return match
            match.choose(rng.randrange(len(match.decision.options)))
    raise AssertionError("no such position came up")


def test_long_lists_are_grouped_by_verb() -> None:
    match = long_list()
    assert match.decision is not None
    keyboard = Keyboard()
    keyboard.screen.show(listing(match, match.decision, 100))
    lines = [line.strip() for line in keyboard.shown.splitlines()]
    assert lines[0] == "Attack"
    assert "Play" in lines
    assert lines[-1] == f"{len(match.decision.options)} End your turn"
