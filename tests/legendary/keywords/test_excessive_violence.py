"""Excessive Violence: 1 Attack more than a fight takes, once per turn."""

import pytest

from longbox.games.legendary.vocabulary import BRIBE, draw, violent_fight

from ..made_up import villain
from ..scenario import Scenario

PREY = "Savage Land Mutates"
BRIBED = villain("Bribed", BRIBE, attack=3, vp=2)


def excess(price):
    return f"{price} Attack, 1 of it in excess"


@pytest.mark.rule("LG-KW-EXCESSIVEVIOLENCE-01", "LG-KW-EXCESSIVEVIOLENCE-04")
@pytest.mark.card("rending-claws", "venomverse-venom-razor-teeth")
def test_1_more_than_a_fight_takes_sets_off_all_that_was_played():
    table = Scenario().hand("Rending Claws", "Rending Claws", "Razor Teeth").deck("Odinson", "Keen Senses", "Agent")
    table.city(Bank=PREY).points(attack=1)
    table.play("Rending Claws").play("Rending Claws").play("Razor Teeth")
    assert table.attack == 7
    table.fight(PREY, way=excess(4))
    assert table.attack == 3
    assert table.in_hand() == ["Odinson", "Keen Senses"], "each of two alike"
    assert table.recruit_points == 2


@pytest.mark.rule("LG-KW-EXCESSIVEVIOLENCE-02")
def test_without_the_extra_attack_nothing_happens():
    table = Scenario().hand("Rending Claws").city(Bank=PREY).points(attack=1).play("Rending Claws")
    assert table.ways(PREY) == ["3 Attack"], "who has no more can pay no more"
    table.fight(PREY)
    assert table.in_hand() == []
    table = Scenario().hand("Rending Claws").city(Bank=PREY).points(attack=2).play("Rending Claws")
    table.fight(PREY, way="3 Attack")
    assert (table.attack, table.in_hand()) == (1, []), "and nobody must"


@pytest.mark.rule("LG-KW-EXCESSIVEVIOLENCE-03")
def test_only_one_fight_a_turn_can_be_overpaid():
    table = Scenario().hand("Rending Claws").city(Bank=PREY, Sewers=PREY).points(attack=9)
    table.play("Rending Claws").fight(PREY, way=excess(4))
    assert table.ways(PREY) == ["3 Attack"]
    table.fight(PREY)
    assert table.in_hand() == ["Agent"], "drawn once"
    assert table.attack == 11 - 4 - 3


@pytest.mark.rule("LG-KW-EXCESSIVEVIOLENCE-05")
def test_what_is_played_after_that_fight_comes_too_late():
    table = Scenario().hand("Rending Claws", "Razor Teeth").city(Bank=PREY, Sewers=PREY).points(attack=9)
    table.play("Rending Claws").fight(PREY, way=excess(4)).play("Razor Teeth").fight(PREY)
    assert table.recruit_points == 0


@pytest.mark.rule("LG-KW-EXCESSIVEVIOLENCE-05")
def test_a_new_turn_has_a_fight_of_its_own():
    table = Scenario().hand("Rending Claws").city(Bank=PREY).points(attack=9).deck(*["Rending Claws"] * 6)
    table.play("Rending Claws").fight(PREY, way=excess(4)).end_turn()
    assert table.state.overpaid == table.state.excess == 0


@pytest.mark.rule("LG-KW-EXCESSIVEVIOLENCE-06")
def test_an_enemy_may_have_it_too():
    table = Scenario().hand("Rending Claws", "Wound").city(Bank="D.E.A.D.P.O.O.L.").points(attack=4)
    table.play("Rending Claws").fight("D.E.A.D.P.O.O.L.", way=excess(5))
    assert table.in_victory() == ["D.E.A.D.P.O.O.L."]
    assert table.koed == ["Rending Claws"]
    assert table.in_hand() == ["Wound", "Agent"], "the Hero's own as well"
    table = Scenario().hand("Agent").city(Bank="D.E.A.D.P.O.O.L.").points(attack=6)
    assert table.ways("D.E.A.D.P.O.O.L.") == ["4 Attack", excess(5)], "with no such Hero at all"
    table.fight("D.E.A.D.P.O.O.L.", way="4 Attack")
    assert table.koed == []


@pytest.mark.rule("LG-KW-EXCESSIVEVIOLENCE-07")
def test_against_the_mastermind_as_well():
    table = Scenario(mastermind="red-skull").hand("Rending Claws").points(attack=6).play("Rending Claws")
    table.tactics("Endless Resources", "Endless Resources").fight("Red Skull", way=excess(8))
    assert table.in_hand() == ["Agent"]


def test_recruit_is_no_violence():
    table = Scenario().hand("Rending Claws").city(Bank=BRIBED).points(recruit=9).play("Rending Claws")
    table.fight("Bribed", "Pay 1 Attack and 3 Recruit", way="4 Attack or Recruit, 1 of it in excess")
    assert (table.attack, table.recruit_points) == (1, 6)
    table = Scenario().hand("Agent").city(Bank=villain("Both", BRIBE, violent_fight(draw()), attack=3, vp=2))
    table.points(recruit=9)
    assert table.ways("Both") == ["3 Attack or Recruit"], "who has no Attack can't pay it in excess"
