"""Savior: three Bystanders rescued are worth something."""

import pytest

from ..scenario import Scenario

LIBERATE = "Liberate the Prisoners"


@pytest.mark.rule("LG-KW-SAVIOR-01", "LG-KW-SAVIOR-03")
@pytest.mark.parametrize(("rescued", "drawn"), [(1, []), (2, ["Agent"]), (4, ["Agent"])])
def test_whom_the_card_itself_rescues_counts(rescued, drawn):
    table = Scenario().hand("Avengers Assemble!", LIBERATE).victory(*["Bystander"] * rescued, "Sentinel")
    table.play("Avengers Assemble!").play(LIBERATE)
    assert table.in_victory().count("Bystander") == rescued + 1
    assert table.in_hand() == drawn


@pytest.mark.rule("LG-KW-SAVIOR-01")
def test_bystanders_of_others_save_nobody():
    table = Scenario().hand(LIBERATE).victory(*["Bystander"] * 2).victory(*["Bystander"] * 3, seat=1).play(LIBERATE)
    assert table.in_hand() == []
    table = Scenario().hand(LIBERATE).victory(*["Bystander"] * 3).play(LIBERATE)
    assert table.in_hand() == ["Agent"]


@pytest.mark.rule("LG-KW-SAVIOR-02")
@pytest.mark.parametrize(("held", "drawn"), [(0, 0), (1, 1)])
def test_whom_the_villain_held_is_rescued_before_it_is_asked(held, drawn):
    table = Scenario().city(Bank="Executioner").victory("Bystander", "Bystander").points(attack=6)
    table.holding("Executioner", *["Bystander"] * held).fight("Executioner")
    assert table.in_hand() == ["Agent"] * drawn


@pytest.mark.rule("LG-KW-SAVIOR-01")
def test_who_is_none_is_wounded_by_the_radioactive_man():
    table = Scenario(players=3).city(Bank="Radioactive Man").points(attack=5)
    table.victory(*["Bystander"] * 3, seat=1).victory(*["Bystander"] * 2, seat=2).fight("Radioactive Man")
    assert [table.wounds(seat) for seat in range(3)] == [1, 0, 1]
