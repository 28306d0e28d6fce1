"""What happened, step by step: a view and its steps give the next view, for everybody at the table."""

from __future__ import annotations

import copy
import json
import random

import pytest

import longbox
from games.promises import setup_for
from games.spare_decks import dealable
from longbox import steps
from longbox.changes import apply_changes, changes

CHOICES = 60


def watchers(match):
    return [None, *range(match.seats)]


@pytest.fixture
def followed(monkeypatch):
    """How many changes were told, each of which has led to just what the seat saw in the middle of things."""
    told = []

    def checked(before, after, moves=()):
        kept = copy.deepcopy(before)
        found = changes(before, after, moves)
        assert apply_changes(before, found) == after
        assert before == kept, "the view before stays as it was"
        told.extend(found)
        return found

    monkeypatch.setattr(steps, "changes", checked)
    return told


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", longbox.games())
def test_a_view_and_its_steps_give_the_next_view_after_every_step(name, seed, followed):
    match = longbox.deal(name, seed=seed, **dealable(setup_for(name, seed) | {"open_hands": seed % 2 == 0}))
    rng = random.Random(seed)
    while match.decision is not None and len(match._picks) < CHOICES:
        before = {seat: match.view(seat) for seat in watchers(match)}
        match.choose(rng.randrange(len(match.decision.options)))
        digest = match.digest
        for seat, seen in before.items():
            for step in match.steps(seat, len(match._picks) - 1):
                seen = apply_changes(seen, json.loads(json.dumps(step["changes"])))
            assert seen == json.loads(json.dumps(match.view(seat)))
        assert match.digest == digest, "to be told what happened changes nothing"
    moved = [change for change in followed if change["do"] == "move"]
    assert len(moved) > CHOICES // 2
    assert not [one for one in followed if one["do"] == "set" and one["path"][-1] == "cards"], "no zone is sent whole"


@pytest.mark.parametrize("name", longbox.games())
def test_steps_tell_the_deeds_in_their_order_with_what_each_changed(name):
    match = longbox.deal(name, seed=2)
    rng = random.Random(2)
    while match.decision is not None and len(match._picks) < CHOICES:
        match.choose(rng.randrange(len(match.decision.options)))
    told = match.steps(0)
    for deeds in match.deeds(0):
        here = [step for step in told if step["choice"] == deeds["choice"]]
        assert here, "a choice has one step at least"
        said = [{key: step[key] for key in step if key not in ("choice", "changes")} for step in here]
        assert [deed for deed in said if deed] == deeds["deeds"]


def test_who_gives_up_is_told_like_any_choice():
    match = longbox.deal("vs", seed=3)
    seen = match.view(1)
    match.concede(0)
    for step in match.steps(1, 0):
        seen = apply_changes(seen, step["changes"])
    assert seen == match.view(1)


def test_a_drawn_card_goes_from_the_deck_to_the_hand_as_each_may_see_it():
    match = longbox.deal("legendary", seed=1, open_hands=False)
    drawer = match.decision.seat
    while not any(step.get("event") == "draw" for step in match.steps(drawer, max(len(match._picks) - 1, 0))):
        match.choose(len(match.decision.options) - 1)
    last = len(match._picks) - 1
    for seat, knows in ((drawer, True), (1 - drawer, False), (None, False)):
        (drawn,) = [step for step in match.steps(seat, last) if step.get("event") == "draw" and step["seat"] == drawer]
        moves = [change for change in drawn["changes"] if change["do"] == "move"]
        assert {(move["from"], move["to"]) for move in moves} == {(f"deck:{drawer}", f"hand:{drawer}")}
        assert len(moves) == drawn["amount"] == 6
        assert all(("name" in move["as"]) == knows for move in moves)
