"""Last Stand: the last one fights hardest."""

import pytest

from longbox.games.legendary.table.board import lay_out

from ..scenario import Scenario

THREE = {"Sewers": "Sentinel", "Bank": "Sentinel", "Bridge": "Sentinel"}


def marvel() -> Scenario:
    return Scenario().hand("Repulsor Rays", "Dominate the Battlefield")


def stand(table: Scenario) -> int:
    """What Captain Marvel's Last Stand gives: she and the one before her make 2 and 2 by themselves."""
    return table.play("Repulsor Rays").play("Dominate the Battlefield").attack - 2 - 2


@pytest.mark.rule("LG-KW-LASTSTAND-01")
def test_alone_in_the_city_it_has_four_empty_spaces():
    table = Scenario().city(Bank="Ares").points(attack=10).hand("Agent")
    assert table.can("fight", "Ares")
    assert table.attack_of("Ares") == 6 + 4
    assert not Scenario().city(Bank="Ares").points(attack=9).can("fight", "Ares")


@pytest.mark.rule("LG-KW-LASTSTAND-05")
def test_each_other_villain_that_falls_makes_it_stronger():
    table = Scenario().city(Bank="Ares", Bridge="Sentinel").points(attack=3).hand("Agent")
    table.can("end")
    assert table.attack_of("Ares") == 9
    assert table.fight("Sentinel").attack_of("Ares") == 10


@pytest.mark.rule("LG-KW-LASTSTAND-02")
def test_a_hero_gives_its_player_as_much():
    assert stand(marvel().city(**THREE)) == 2
    assert stand(marvel()) == 5


@pytest.mark.rule("LG-KW-LASTSTAND-03")
def test_a_space_that_is_gone_is_not_empty():
    table = marvel().city(Sewers="Sentinel")
    lay_out(table.game, size=4)
    assert stand(table) == 3


@pytest.mark.rule("LG-KW-LASTSTAND-04")
def test_double_is_double():
    table = Scenario().city(Rooftops="Dark Spider-Man (Scorpion)", Sewers="Sentinel")
    table.can("end")
    assert table.attack_of("Dark Spider-Man (Scorpion)") == 2 + 6


@pytest.mark.rule("LG-LOCATION-13")
def test_a_space_is_empty_whatever_lies_over_it():
    table = Scenario().city(Sewers="Ares").locations(Bank="Laser Maze", Bridge="Laser Maze")
    table.can("end")
    assert table.attack_of("Ares") == 6 + 4
    assert stand(marvel().locations(Bank="Laser Maze", Bridge="Laser Maze")) == 5
