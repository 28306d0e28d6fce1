"""What kind of decision is asked, by name; and which ones may be passed on."""

import random

import pytest

import longbox
from champions.scenario import Scenario as Champions
from legendary.scenario import Scenario as Legendary
from longbox.engine.topics import DECLINING, topic_of
from longbox.terminal import forms
from vs.duel import Duel

every_game = pytest.mark.parametrize("game", longbox.games())


def decisions(game, seeds=4):
    """The decisions of random matches for one player or more."""
    for seed in range(seeds):
        rng = random.Random(seed)
        players = {"vs": 2, "champions": 1 + seed % 3, "legendary": 1 + seed % 4}[game]
        match = longbox.deal(game, seed=seed, record=False, **forms.for_players(game, {}, players))
        while match.decision is not None:
            yield match.decision
            match.choose(rng.randrange(len(match.decision.options)))


def topic(table):
    return topic_of(table.game, table.game.decision)


@every_game
def test_every_decision_has_one_of_the_topics_of_its_game(game):
    met = {decision.topic for decision in decisions(game)}
    assert len(met) >= 3
    assert met <= set(longbox.topics(game))


@every_game
def test_a_topic_is_listed_once(game):
    assert len(set(longbox.topics(game))) == len(longbox.topics(game))


@every_game
def test_a_window_can_always_be_declined(game):
    windows = {window.topic for window in longbox.windows(game)}
    assert windows
    assert windows < set(longbox.topics(game))
    assert all(window.words for window in longbox.windows(game))
    for decision in decisions(game, seeds=8):
        if decision.topic in windows:
            assert sum(option.verb in DECLINING for option in decision.options) == 1


def test_topics_of_vs():
    duel = Duel().you(front=["Ant-Man", "Black Widow"])
    duel.enemy(front=["Doctor Octopus"])
    assert topic_of(duel.game, duel.decision) == "main-phase"
    duel.takes("attack", "Ant-Man", to="Doctor Octopus")
    assert topic(duel) == "attack"
    duel.takes("join", "Black Widow")
    assert topic(duel) == "combat-window"
    duel.everyone_passes()
    assert topic(duel) == "strike-back"


def test_topics_of_champions():
    table = Champions("captain-marvel")
    table.you(hand=["Haymaker", "Energy", "Strength"])
    assert topic_of(table.game, table.decision) == "turn"
    table.takes("play", "Haymaker")
    assert topic(table) == "payment"
    table.pays("Energy")
    table.villain_phase()
    assert topic(table) == "defend"


def test_what_is_thrown_away_at_first_is_a_mulligan():
    match = longbox.deal("champions", seed=1)
    assert match.decision.topic == "mulligan"
    while match.decision.topic == "mulligan":
        match.choose(len(match.decision.options) - 1)
    match.choose(len(match.decision.options) - 1)
    assert match.decision.topic == "end-discard"


def test_topics_of_legendary():
    table = Legendary().city(Bank="Sentinel").hand("Agent", "Odinson").points(attack=3)
    table.can("end")
    assert topic(table) == "turn"
    table.leaving("fight", "Sentinel")
    assert topic(table) == "ko"
    table = Legendary().city(Bank="HYDRA Kidnappers").points(attack=3).leaving("fight", "HYDRA Kidnappers")
    assert topic(table) == "optional-effect"
