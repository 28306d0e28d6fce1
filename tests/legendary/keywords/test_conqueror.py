"""Conqueror: whoever holds the Bridge."""

import pytest

from ..scenario import Scenario

SKURGE = "Skurge, the Executioner"


@pytest.mark.rule("LG-KW-CONQUEROR-01", "LG-KW-CONQUEROR-02")
@pytest.mark.parametrize(
    ("city", "attack"),
    [
        ({"Bank": SKURGE}, 4),
        ({"Bank": SKURGE, "Bridge": "Sentinel"}, 7),
        ({"Bridge": SKURGE}, 7),
        ({"Bank": SKURGE, "Streets": "Viper"}, 4),
    ],
)
def test_any_villain_there_makes_it_stronger_itself_too(city, attack):
    table = Scenario().city(**city).points(attack=attack)
    assert table.can("fight", SKURGE)
    assert table.attack_of(SKURGE) == attack


@pytest.mark.rule("LG-KW-CONQUEROR-04")
def test_a_hero_gives_as_much():
    ride = "Ride of the Valkyries"
    assert Scenario().hand(ride).city(Streets="Sentinel").play(ride).attack == 4 + 1
    assert Scenario().hand(ride).city(Bridge="Sentinel").play(ride).attack == 4
