"""Options in words."""

import random

import pytest

import longbox
from longbox.terminal.options import CLOSING, SHORT, VERBS, heading, listing
from terminal.keyboard import Keyboard


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


def test_a_verb_that_no_option_calls_so_is_no_heading() -> None:
    thor, hulk = (
        longbox.Option(f"Attack with {who}: Rhino", who, "attack", (who,), "rhino") for who in ("Thor", "Hulk")
    )
    assert heading("flip", [longbox.Option("Change form", "flip", "flip")]) == ""
    assert heading("attack", [thor, hulk]) == "Attack"
    assert heading("end", [longbox.Option("End your turn", "end", "end")]) == ""
    assert heading("use", [longbox.Option("Thor: Mjolnir", "use:thor", "use", ("thor",), plain=False)]) == ""


@pytest.mark.parametrize("game", longbox.games())
def test_every_verb_that_comes_up_with_cards_has_a_heading(game: str) -> None:
    chance = random.Random(2)
    match = longbox.deal(game, seed=2)
    verbs = set()
    while match.decision is not None:
        verbs |= {option.verb for option in match.decision.options if option.cards and option.plain}
        match.choose(chance.randrange(len(match.decision.options)))
    assert len(verbs) > 3
    assert verbs <= {*VERBS, *CLOSING}


def test_long_lists_are_grouped_by_verb() -> None:
    match = long_list()
    assert match.decision is not None
    keyboard = Keyboard()
    keyboard.screen.show(listing(match.decision, 100))
    lines = [line.strip() for line in keyboard.shown.splitlines()]
    assert lines[0] == "Attack"
    assert "Play" in lines
    assert lines[-1] == f"{len(match.decision.options)} End your turn"
