"""Revenge: for each friend in your Victory Pile."""

import pytest

from longbox.games.legendary.vocabulary import revenge

from ..made_up import tactic, villain
from ..scenario import Scenario

AVENGER = villain("Avenger", revenge("HYDRA"), attack=4, vp=3)


@pytest.mark.rule("LG-KW-REVENGE-01", "LG-KW-REVENGE-02")
def test_only_those_that_the_active_player_has_won_count():
    table = Scenario().city(Bank="The Deadpool Kid").victory("Ultimate Deadpool", "Wolverinepool", "Sentinel")
    table.victory("Ultimate Deadpool", seat=1).points(attack=7)
    assert table.can("fight", "The Deadpool Kid")
    assert table.attack_of("The Deadpool Kid") == 7
    table = Scenario().city(Bank="The Deadpool Kid").victory("Ultimate Deadpool", "Wolverinepool")
    table.state.active = 1
    table.can("end")
    assert table.attack_of("The Deadpool Kid") == 5


@pytest.mark.rule("LG-KW-REVENGE-03")
def test_neither_itself_nor_a_tactic_is_one_of_the_group():
    table = Scenario().city(Bank=AVENGER).victory(AVENGER, tactic("Plan"), "Viper")
    table.can("end")
    assert table.attack_of("Avenger") == 5
