"""Judges prefer what players prefer, and can read every position of their games."""

from __future__ import annotations

import random

import pytest

import longbox
from longbox.players.judges import judge_of
from players.tables import positions


@pytest.mark.parametrize("game", longbox.games())
def test_a_judge_reads_every_position_of_a_game(game):
    judge = judge_of(game)
    rng = random.Random(5)
    match = longbox.deal(game, seed=5, record=False)
    while (decision := match.decision) is not None:
        points = judge.points(match.view(decision.seat), decision.seat)
        assert all(isinstance(worth, int | float) for worth in points.values())
        match.choose(rng.randrange(len(decision.options)))


def total(game, view, seat=0):
    return sum(judge_of(game).points(view, seat).values())


def changed(game, zone, **values):
    """The points of a fresh table, and of the same one with the first card of a zone changed."""
    view = longbox.deal(game, seed=1, record=False).view(0)
    before = total(game, view)
    view["zones"][zone]["cards"][0].update(values)
    return before, total(game, view)


def test_damage_on_the_villain_is_good_and_on_the_hero_bad():
    before, after = changed("champions", "villain", damage=3)
    assert after > before
    before, after = changed("champions", "area:0", damage=3)
    assert after < before


def test_threat_is_worse_the_nearer_the_scheme_is_to_completion():
    fresh, some = changed("champions", "schemes", threat=2)
    _, much = changed("champions", "schemes", threat=4)
    _, nearly_all = changed("champions", "schemes", threat=6)
    assert fresh > some > much > nearly_all
    assert much - nearly_all > fresh - some


def test_a_wounded_main_character_is_bad_for_its_side_and_good_for_the_other():
    match = longbox.deal("vs", seed=1, record=False)
    while match.turn < 1:
        match.choose(0)
    for seat in (0, 1):
        view = match.view(seat)
        before = total("vs", view, seat)
        main = next(card for card in view["zones"]["front row:0"]["cards"] if card.get("main"))
        main["wounds"] = 2
        after = total("vs", view, seat)
        assert (after < before) == (seat == 0)


def test_a_tactic_taken_and_a_better_deck_are_good_and_wounds_bad():
    view = longbox.deal("legendary", seed=1, record=False).view(0)
    before = total("legendary", view)
    view["owned"][0].append({"kind": "hero", "cost": 7, "attack": 5, "copies": 1})
    better = total("legendary", view)
    view["zones"]["tactics"]["count"] -= 1
    assert total("legendary", view) > better > before
    view["owned"][0].append({"kind": "wound", "copies": 3})
    assert total("legendary", view) < total("legendary", view | {"owned": [view["owned"][0][:-1], view["owned"][1]]})


@pytest.mark.parametrize(("mode", "mate"), [("two-against-two", 2), ("two-headed", 1)])
def test_a_teammates_main_character_is_worth_protecting(mode, mate):
    decks = ["avengers", "super-villains", "x-men", "guardians-of-the-galaxy"]
    match = longbox.deal("vs", seed=1, decks=decks, mode=mode, record=False)
    while match.turn < 1:
        match.choose(0)
    view = match.view(0)
    before = total("vs", view)
    home = view["home"][mate]
    rows = view["zones"][f"front row:{home}"]["cards"]
    next(card for card in rows if card.get("main") and card["player"] == mate)["wounds"] = 2
    assert total("vs", view) < before


@pytest.mark.parametrize("game", longbox.games())
def test_the_zones_that_a_judge_names_are_all_that_it_looks_at(game):
    judge = judge_of(game)
    for match in positions(game, 8):
        for seat in range(match.seats):
            short = match.view(seat, judge.zones)
            assert judge.points(short, seat) == judge.points(match.view(seat), seat)
