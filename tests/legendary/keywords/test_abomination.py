"""Abomination: what lies beneath makes it stronger."""

import pytest

from ..scenario import Scenario

HEROES = ("Odinson", "Repulsor Rays", "Optic Blast", "Surge of Power", "Keen Senses")
"""With no Attack, 2, 3, 0+ and 1."""


@pytest.mark.rule("LG-KW-ABOMINATION-01", "LG-KW-ABOMINATION-03")
@pytest.mark.parametrize(
    ("space", "attack"), [("Sewers", 4), ("Bank", 6), ("Rooftops", 7), ("Streets", 4), ("Bridge", 5)]
)
def test_it_adds_what_the_hero_beneath_prints(space, attack):
    table = Scenario().city(**{space: "Doughboy"}).hq(*HEROES).points(attack=attack)
    assert table.can("fight", "Doughboy")
    assert table.attack_of("Doughboy") == attack
    assert not Scenario().city(**{space: "Doughboy"}).hq(*HEROES).points(attack=attack - 1).can("fight", "Doughboy")


@pytest.mark.rule("LG-KW-ABOMINATION-03")
def test_a_plus_behind_the_number_adds_nothing():
    table = Scenario().city(Bank="Doughboy").hq("Odinson", "Bio-Electric Sting", "Odinson", "Odinson", "Odinson")
    table.can("end")
    assert table.attack_of("Doughboy") == 5


@pytest.mark.rule("LG-KW-ABOMINATION-02")
def test_it_changes_as_the_villain_is_pushed_on():
    table = (
        Scenario()
        .city(Sewers="Sentinel", Bank="Doughboy")
        .hq("Odinson", "Optic Blast", "Odinson", "Odinson", "Odinson")
    )
    table.villain_deck("Sentinel", "Bystander").begin_turn()
    assert table.where["Rooftops"] == "Doughboy"
    assert table.attack_of("Doughboy") == 4


@pytest.mark.rule("LG-KW-ABOMINATION-02")
def test_it_changes_as_the_hero_beneath_is_recruited():
    table = Scenario().city(Bank="Doughboy").hq("Odinson", "Optic Blast", "Odinson", "Odinson", "Odinson")
    table.hero_deck("Keen Senses", "Agent").points(recruit=3)
    table.can("end")
    assert table.attack_of("Doughboy") == 7
    assert table.recruit("Optic Blast").attack_of("Doughboy") == 5
