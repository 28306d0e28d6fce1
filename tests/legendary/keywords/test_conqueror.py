"""Conqueror: whoever holds the Bridge."""

import pytest

from longbox.games.legendary.vocabulary import BRIDGE, ROOFTOPS, conqueror, on_play, you_get

from ..made_up import hero, villain
from ..scenario import Scenario

HELA = villain("Conqueror", conqueror(BRIDGE, 3), attack=4, vp=3)
VALKYRIE = hero("Rider", on_play(you_get(conqueror(ROOFTOPS, 1))))


@pytest.mark.rule("LG-KW-CONQUEROR-01", "LG-KW-CONQUEROR-02")
@pytest.mark.parametrize(
    ("city", "attack"),
    [
        ({"Bank": HELA}, 4),
        ({"Bank": HELA, "Bridge": "Sentinel"}, 7),
        ({"Bridge": HELA}, 7),
        ({"Bank": HELA, "Streets": "Viper"}, 4),
    ],
)
def test_any_villain_there_makes_it_stronger_itself_too(city, attack):
    table = Scenario().city(**city).points(attack=attack)
    assert table.can("fight", "Conqueror")
    assert table.attack_of("Conqueror") == attack


@pytest.mark.rule("LG-KW-CONQUEROR-04")
def test_a_hero_gives_as_much():
    assert Scenario().hand(VALKYRIE).city(Rooftops="Sentinel").play("Rider").attack == 1
    assert Scenario().hand(VALKYRIE).city(Bridge="Sentinel").play("Rider").attack == 0
