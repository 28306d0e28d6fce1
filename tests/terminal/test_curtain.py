"""Several people at one screen."""

import random
from pathlib import Path

import longbox
from terminal.keyboard import Keyboard, sit_down


def test_a_curtain_falls_between_people_who_hide_their_hands(tmp_path: Path) -> None:
    match = longbox.deal("vs", seed=4)
    keyboard = Keyboard(["", *["1", ""] * 40])
    sit_down(match, keyboard, tmp_path, people=[0, 1]).play()
    assert "(seat 1)" in keyboard.shown
    assert "(seat 2)" in keyboard.shown


def test_no_curtain_falls_where_one_person_plays_computers(tmp_path: Path) -> None:
    match = longbox.deal("vs", seed=4)
    keyboard = Keyboard(["1"] * 10)
    sit_down(match, keyboard, tmp_path, people=[0]).play()
    assert "Hand over" not in keyboard.shown


def test_no_curtain_falls_where_hands_are_open(tmp_path: Path) -> None:
    match = longbox.deal("legendary", seed=4, players=2)
    keyboard = Keyboard(["1"] * 30)
    sit_down(match, keyboard, tmp_path, people=[0, 1]).play()
    assert "Hand over" not in keyboard.shown


def test_who_can_only_pass_passes_unless_they_want_to_be_asked(tmp_path: Path) -> None:
    asked = passed = 0
    for auto in (True, False):
        match = longbox.deal("vs", seed=4)
        keyboard = Keyboard(["1"] * 30)
        sitting = sit_down(match, keyboard, tmp_path, people=[0])
        sitting.auto_pass = auto
        sitting.play()
        if auto:
            passed = match.decision.number if match.decision else 0
        else:
            asked = match.decision.number if match.decision else 0
    assert passed >= asked


def at_a_forced_pick() -> longbox.Match:
    """A duel in which whoever is asked must pick the one card there is."""
    for seed in range(40):
        rng = random.Random(seed)
        match = longbox.deal("vs", seed=seed)
        while (decision := match.decision) is not None:
            if len(decision.options) == 1 and decision.options[0].cards:
                return match
            match.choose(rng.randrange(len(decision.options)))
    raise AssertionError("no such position came up")


def test_who_must_pick_the_one_card_there_is_is_not_asked_where_nobody_could_tell(tmp_path: Path) -> None:
    for auto in (True, False):
        match = at_a_forced_pick()
        assert match.decision is not None
        seat, number = match.decision.seat, match.decision.number
        sitting = sit_down(match, Keyboard(["q"]), tmp_path, people=[seat])
        sitting.auto_pass = auto
        sitting.play()
        assert match.decision is None or (match.decision.number > number) is auto
