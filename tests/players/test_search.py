"""The player that searches, on the engine's toy game and at the tables of the three games."""

from __future__ import annotations

import time

import pytest

import longbox
from engine.toy import ARCHER, BRUTE, HERALD
from longbox import IllegalChoice, players
from longbox.players import budget
from longbox.players.budget import Budget
from longbox.players.random import Random
from longbox.players.search import Search
from players.tables import positions, reached
from players.test_greedy import TOY, play, table, take, taken

FEW = Budget(24)


def searcher(seed=1):
    return Search(seed, TOY, FEW)


def test_search_beats_random_on_the_toy_table():
    results = []
    for seed in range(8):
        search = seed % 2
        seated = [Random(seed), Random(seed)]
        seated[search] = searcher(seed)
        winners = play(table(seed=seed), *seated).winners
        results.append("draw" if len(winners) == 2 else "won" if winners == (search,) else "lost")
    assert results.count("won") >= 2 + results.count("lost"), results


def test_search_strikes_the_enemy_and_not_its_own():
    match = table([HERALD, BRUTE], [ARCHER])
    for label in ("play Brute", "end", "play Archer", "end", "play Herald", "yes"):
        take(match, label)
    assert taken(match, searcher()) == "choose Archer"


def test_the_same_seed_makes_the_same_choices():
    first, again = table([ARCHER, HERALD, BRUTE], [BRUTE]), table([ARCHER, HERALD, BRUTE], [BRUTE])
    play(first, searcher(5), searcher(6))
    play(again, searcher(5), searcher(6))
    assert first.digest == again.digest


@pytest.mark.parametrize("game", longbox.games())
def test_a_choice_depends_on_the_position_and_the_seed_alone(game):
    """Nothing is remembered: a player that has thought about other positions chooses as a new one does."""
    veteran = Search(1, budget=FEW)
    for match in positions(game, 3):
        seat = match.seat(match.decision.seat)
        assert veteran.choose(seat) == Search(1, budget=FEW).choose(seat)


@pytest.mark.parametrize("game", longbox.games())
def test_thinking_leaves_the_game_as_it_was(game):
    match = reached(game, seed=3, choices=20)
    before = match.digest
    Search(1, budget=FEW).choose(match.seat(match.decision.seat))
    assert match.digest == before


def test_a_player_that_is_not_asked_says_so():
    with pytest.raises(IllegalChoice, match="seat 1 is not asked"):
        searcher().choose(table().seat(1))


def test_a_hint_says_what_it_is_good_for_and_how_it_compares():
    match = table([BRUTE])
    option, why = searcher().hint(match.seat(0))
    assert match.decision.options[option].label == "play Brute"
    assert why.startswith("to gather fighters; “play Shield Bearer” did about as well in ")
    take(match, "play Brute")
    _, why = searcher().hint(match.seat(match.decision.seat))
    assert "ahead of “" in why


@pytest.mark.parametrize("game", longbox.games())
def test_every_kind_of_decision_is_decided(game):
    """A quick search plays a game some way, with each seat in its turn, and is offered what the game has to offer."""
    match = longbox.deal(game, seed=3, record=False)
    met = set()
    for _ in range(120):
        if (decision := match.decision) is None:
            break
        met.add(decision.topic)
        match.choose(Search(1, budget=Budget(8)).choose(match.seat(decision.seat)))
    assert len(met) >= 4, met


@pytest.mark.parametrize(
    ("game", "setup"),
    [
        ("vs", {"decks": ["avengers", "super-villains", "x-men"]}),
        ("vs", {"decks": ["avengers", "super-villains", "x-men", "avengers"], "mode": "two-against-two"}),
        ("champions", {"heroes": ["spider-man", "captain-marvel"]}),
        ("legendary", {"players": 3}),
    ],
)
def test_it_plays_with_several_at_the_table(game, setup):
    match = longbox.deal(game, seed=2, record=False, **setup)
    seats = set()
    while match.turn < 4 and (decision := match.decision) is not None:
        seats.add(decision.seat)
        match.choose(Search(1, budget=Budget(6)).choose(match.seat(decision.seat)))
    assert len(seats) == match.seats


class FakeClock:
    """Every look at the clock takes a hundredth of a second, so that a choice in a trial game takes about as long."""

    def __init__(self):
        self.now = 0.0

    def __call__(self):
        self.now += 0.01
        return self.now


@pytest.mark.parametrize("game", longbox.games())
@pytest.mark.parametrize("level", players.levels())
def test_a_level_stops_in_time_even_within_a_trial_game(game, level, monkeypatch):
    clock = FakeClock()
    monkeypatch.setattr(budget, "monotonic", clock)
    match = reached(game, seed=3, choices=20)
    players.player(level, 1).choose(match.seat(match.decision.seat))
    assert clock.now <= players.LEVELS[level].budget.seconds


@pytest.mark.parametrize("game", longbox.games())
def test_an_answer_comes_within_the_limit(game):
    """Where others keep the processor busy, a choice or two may be late."""
    match = reached(game, seed=3, choices=20)
    assert any(seconds_for_a_choice(match, limit=1.0) < 1.0 for _ in range(3))


def seconds_for_a_choice(match, limit):
    started = time.monotonic()
    Search(1, budget=Budget(1_000_000, limit)).choose(match.seat(match.decision.seat))
    return time.monotonic() - started


def test_who_has_no_time_at_all_still_chooses():
    match = table([BRUTE])
    hurried = Search(1, TOY, Budget(100, seconds=1e-6))
    assert hurried.choose(match.seat(0)) in range(len(match.decision.options))
    assert hurried.hint(match.seat(0))[1] == "nothing else looks better"
