"""Revenge: for each friend in your Victory Pile."""

import pytest

from longbox.games.legendary.vocabulary import revenge

from ..made_up import tactic, villain
from ..scenario import Scenario

AVENGER = villain("Avenger", revenge("HYDRA"), attack=4, vp=3)


@pytest.mark.rule("LG-KW-REVENGE-01", "LG-KW-REVENGE-02")
def test_only_those_that_the_active_player_has_won_count():
    table = Scenario().city(Bank=AVENGER).victory("Viper", "HYDRA Kidnappers", "Sentinel").victory("Viper", seat=1)
    table.points(attack=6)
    assert table.can("fight", "Avenger")
    assert table.attack_of("Avenger") == 6
    table = Scenario().city(Bank=AVENGER).victory("Viper", "Viper")
    table.state.active = 1
    table.can("end")
    assert table.attack_of("Avenger") == 4


@pytest.mark.rule("LG-KW-REVENGE-03")
def test_neither_itself_nor_a_tactic_is_one_of_the_group():
    table = Scenario().city(Bank=AVENGER).victory(AVENGER, tactic("Plan"), "Viper")
    table.can("end")
    assert table.attack_of("Avenger") == 5
