"""Last Stand: the last one fights hardest."""

import pytest

from longbox.games.legendary.table.board import lay_out
from longbox.games.legendary.vocabulary import LAST_STAND, last_stand, on_play, you_get

from ..made_up import hero, villain
from ..scenario import Scenario

MARVEL = hero("Marvel", on_play(you_get(LAST_STAND)))
TWICE = hero("Twice", on_play(you_get(last_stand(2))))
AVENGER = villain("Avenger", LAST_STAND, attack=3, vp=3)


@pytest.mark.rule("LG-KW-LASTSTAND-01")
def test_alone_in_the_city_it_has_four_empty_spaces():
    table = Scenario().city(Bank=AVENGER).points(attack=7)
    assert table.can("fight", "Avenger")
    assert table.attack_of("Avenger") == 3 + 4
    assert not Scenario().city(Bank=AVENGER).points(attack=6).can("fight", "Avenger")


@pytest.mark.rule("LG-KW-LASTSTAND-05")
def test_each_other_villain_that_falls_makes_it_stronger():
    table = Scenario().city(Bank=AVENGER, Bridge="Sentinel").points(attack=3).hand("Agent")
    table.can("end")
    assert table.attack_of("Avenger") == 6
    assert table.fight("Sentinel").attack_of("Avenger") == 7


@pytest.mark.rule("LG-KW-LASTSTAND-02", "LG-KW-LASTSTAND-04")
def test_a_hero_gives_its_player_as_much():
    city = {"Sewers": "Sentinel", "Bank": "Sentinel", "Bridge": "Sentinel"}
    assert Scenario().hand(MARVEL).city(**city).play("Marvel").attack == 2
    assert Scenario().hand(TWICE).city(**city).play("Twice").attack == 4
    assert Scenario().hand(MARVEL).play("Marvel").attack == 5


@pytest.mark.rule("LG-KW-LASTSTAND-03")
def test_a_space_that_is_gone_is_not_empty():
    table = Scenario().hand(MARVEL).city(Sewers="Sentinel")
    lay_out(table.game, size=4)
    assert table.play("Marvel").attack == 3
