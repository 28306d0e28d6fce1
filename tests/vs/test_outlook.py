"""What views tell about an attack: who takes part, and what it comes to as things stand."""

import pytest

from longbox.engine.view import view
from longbox.seen import Seen
from longbox.terminal.games.vs.board import combat_line

from .duel import ENEMY, YOU


@pytest.fixture
def against_mandarin(duel):
    duel.you(front=["Ant-Man", "Black Panther", "Nick Fury"]).enemy(front=["Mandarin"])
    duel.takes("attack", "Ant-Man", to="Mandarin")
    return duel


def names(duel, handles):
    cards = [card for zone in view(duel.game, YOU)["zones"].values() for card in zone.get("cards", ())]
    return [card["name"] for handle in handles for card in cards if card["handle"] == handle]


def test_a_team_being_picked_is_shown_with_its_running_total(against_mandarin):
    against_mandarin.takes("join", "Black Panther")
    team = view(against_mandarin.game, YOU)["team"]
    assert names(against_mandarin, team["attackers"]) == ["Ant-Man", "Black Panther"]
    assert names(against_mandarin, [team["defender"]]) == ["Mandarin"]
    assert (team["atk"], team["def"], team["stuns"]) == (5, 6, False)


def test_nobody_else_sees_a_team_before_it_attacks(against_mandarin):
    assert "team" not in view(against_mandarin.game, ENEMY)
    assert "team" not in view(against_mandarin.game, None)


def test_a_declared_attack_is_shown_to_everybody(against_mandarin):
    against_mandarin.takes("join", "Black Panther").takes("done")
    for seat in (YOU, ENEMY, None):
        seen = view(against_mandarin.game, seat)
        assert (seen["combat"]["atk"], seen["combat"]["def"], seen["combat"]["strikes_back"]) == (5, 6, 3)
        assert "team" not in seen


def test_the_last_wound_is_foretold(duel):
    duel.you(front=["Hulk"]).enemy(front=["Mandarin"])
    duel.attacks("Hulk", on="Mandarin")
    combat = view(duel.game, ENEMY)["combat"]
    assert combat["stuns"]
    assert combat["kos"], "Mandarin has a Health of 1"


def test_an_attack_too_weak_foretells_nothing(duel):
    duel.you(front=["Ant-Man"]).enemy(front=["Mandarin"])
    duel.attacks("Ant-Man", on="Mandarin")
    combat = view(duel.game, ENEMY)["combat"]
    assert not combat["stuns"]
    assert not combat["kos"]


def test_who_is_shot_at_from_afar_strikes_back_only_if_ranged(duel):
    duel.you(back=["Hawkeye"]).enemy(front=["Mandarin", "Abomination"])
    duel.attacks("Hawkeye", on="Abomination")
    assert view(duel.game, YOU)["combat"]["strikes_back"] == 0


def test_the_terminal_shows_a_team_before_it_attacks(against_mandarin):
    against_mandarin.takes("join", "Black Panther")
    line = combat_line(Seen(view(against_mandarin.game, YOU))).plain
    assert "Ant-Man + Black Panther" in line
    assert "Mandarin" in line
