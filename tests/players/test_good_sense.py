"""What any player would do, greedy and search do too, with little thought."""

from __future__ import annotations

import math

import pytest

import longbox
from champions.scenario import Scenario as Champions
from longbox import Match
from longbox.clients.vs.judge import JUDGE
from longbox.engine import modifiers
from longbox.games.champions.chapters.villain_phase import activate_enemies
from longbox.games.vs.chapters.capture import capture
from longbox.games.vs.chapters.equipping import equip
from longbox.games.vs.table.zones import HAND
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


@every_player
def test_equipment_is_put_on(player):
    duel = Duel()
    duel.you(main="Sister Ripley", front=["Parker"], locations=["Academy"] * 3, deck=["Power Loader"] * 9)
    duel.enemy(deck=["Hulk"] * 9).starts("turn").takes("done")
    assert taken(duel.game, player).startswith("Equip ")


@every_player
def test_the_captor_of_the_strongest_is_kept(player):
    """Ash stuns another of his own side: not the one whose captive would come back."""
    duel = Duel()
    duel.you(main="The Queen", front=["Ash", "Facehugger", "Adolescent Xenomorph"], deck=["Newt"] * 9)
    duel.enemy(front=["Hulk"], deck=["Hulk"] * 9)
    duel.happens(lambda game: capture(game, duel.card("Facehugger"), duel.card("Hulk"), seat=0))
    duel.on_enemy_turn().ends_turn().picks(duel.decision.options[0]).skips_building()
    assert set(duel.offered("choose")) == {"The Queen", "Facehugger", "Adolescent Xenomorph"}
    assert "Adolescent Xenomorph" in taken(duel.game, player)


def test_what_is_carried_and_who_is_held_captive_count_for_their_side():
    duel = Duel()
    duel.you(front=["Parker", "Facehugger"], hand=["MU-TH-ER 6000"]).enemy(front=["Hulk"])
    match = Match(duel.game, {}, 1, record=False)
    purpose = "strengthen your side"

    def worth():
        return JUDGE.points(match.view(0), 0)[purpose]

    before = worth()
    (mother,) = [card for card in duel.game.state.zones[HAND.at(0)] if duel.game.face(card).name == "MU-TH-ER 6000"]
    duel.game.state.points[0] = 2
    duel.happens(lambda game: equip(game, 0, mother, duel.card("Parker")))
    equipped = worth()
    assert equipped > before, "it has no ATK or DEF to give"
    duel.happens(lambda game: capture(game, duel.card("Facehugger"), duel.card("Hulk"), seat=0))
    assert worth() > equipped


@pytest.mark.parametrize("stat", ["atk", "def"])
def test_no_number_is_too_large_to_be_judged(stat):
    """Found in a lab: the Hulk of the films gets as much as his player likes."""
    duel = Duel()
    duel.you(front=["Parker"]).enemy(front=["Hulk"])
    duel.game.modify(stat, modifiers.ADD, 10**400, (duel.card("Hulk"),), ("turn", 0))
    assert math.isfinite(sum(JUDGE.points(Match(duel.game, {}, 1, record=False).view(0), 0).values()))
