"""What any player would do, greedy and search do too, with little thought."""

from __future__ import annotations

import pytest

import longbox
from champions.scenario import Scenario as Champions
from longbox import Match
from longbox.games.champions.chapters.villain_phase import activate_enemies
from longbox.players.budget import Budget
from longbox.players.greedy import Greedy
from longbox.players.search import Search
from vs.duel import Duel

every_player = pytest.mark.parametrize(
    "player", [Greedy(1, effort=400), Search(1, budget=Budget(40))], ids=["greedy", "search"]
)


def taken(game, player):
    """What a player does in a position that was laid out: the option, in words."""
    match = Match(game, {}, 1, record=False)
    return match.decision.options[player.choose(match.seat(match.decision.seat))].label


@every_player
def test_the_last_blow_against_the_villain_is_struck(player):
    table = Champions("spider-man").rhino(stage=2, damage=13).begins()
    assert taken(table.game, player) == "Attack with Spider-Man: Rhino"


@every_player
def test_threat_that_is_not_pressing_is_left_where_it_is(player):
    table = Champions("captain-marvel").rhino(stage=2, damage=11, threat=2).begins()
    assert table.offers("thwart", "Captain Marvel", "The Break-In!")
    assert taken(table.game, player) == "Attack with Captain Marvel: Rhino"


@every_player
def test_threat_that_would_end_the_game_in_the_next_villain_phase_is_removed(player):
    table = Champions("captain-marvel").rhino(damage=5, threat=6).begins()
    assert taken(table.game, player) == "Thwart with Captain Marvel: The Break-In!"


@every_player
@pytest.mark.parametrize(("villain", "name", "damage"), [("klaw", "Klaw", 10), ("ultron", "Ultron", 15)])
def test_a_stage_of_the_villain_is_beaten_although_a_stronger_one_follows(player, villain, name, damage):
    table = Champions("she-hulk", villain=villain).rhino(damage=damage, threat=1).begins()
    assert taken(table.game, player) == f"Attack with She-Hulk: {name}"


@every_player
def test_a_hero_in_good_health_takes_a_blow_rather_than_be_exhausted_in_the_next_turn(player):
    table = Champions("she-hulk").rhino().begins(activate_enemies)
    assert taken(table.game, player) == "Don't defend"


@every_player
def test_a_hero_who_would_fall_defends(player):
    table = Champions("she-hulk").rhino().put("She-Hulk", damage=13).begins(activate_enemies)
    assert taken(table.game, player) == "Defend with She-Hulk"


@every_player
def test_who_is_sure_to_lose_still_fights(player):
    table = Champions("captain-marvel").rhino(threat=6, schemes={"Crowd Control": 2}).begins()
    assert not table.offers("thwart", "Captain Marvel", "The Break-In!")
    assert taken(table.game, player) != "End your turn"


@every_player
def test_the_last_wound_is_dealt(player):
    duel = Duel()
    duel.you(front=["Thor"], deck=["Hulk"] * 9).enemy(front=["main"], deck=["Hulk"] * 9)
    duel.game.state.put("wounds", duel.enemy.main, duel.game.value(duel.enemy.main, "health") - 1)
    duel.starts()
    assert taken(duel.game, player).startswith("Thor attacks Magneto")


@every_player
def test_a_fight_that_cannot_be_won_is_not_picked(player):
    duel = Duel()
    duel.you(front=["Black Widow"], deck=["Hulk"] * 9).enemy(front=["Thor"], deck=["Hulk"] * 9).starts()
    assert duel.offers("attack", "Black Widow", to="Thor")
    assert "attacks" not in taken(duel.game, player)


@every_player
def test_every_first_turn_brings_a_card_or_a_trophy(player):
    match = longbox.deal("legendary", seed=3, record=False)
    done = {0: set(), 1: set()}
    while match.turn <= 2:
        decision = match.decision
        number = player.choose(match.seat(decision.seat))
        done[decision.seat].add(decision.options[number].verb)
        match.choose(number)
    assert done[0] & {"recruit", "fight"}
    assert done[1] & {"recruit", "fight"}
