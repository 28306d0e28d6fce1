"""Rise of the Living Dead: who lies uppermost in a Victory Pile goes back into the city."""

import pytest

from ..scenario import Scenario

DEAD = {"villains": ("the-deadlands", "hydra")}


@pytest.mark.rule("LG-KW-LIVINGDEAD-01")
def test_for_each_player_the_uppermost_villain_with_this_ability_comes_back():
    table = Scenario(**DEAD).victory("Bystander", "Zombie Baron Zemo").victory("Zombie M.O.D.O.K.", "Bystander", seat=1)
    table.villain_deck("Zombie Venom").begin_turn()
    assert table.where == {"Bank": "Zombie Venom", "Sewers": "Zombie Baron Zemo"}, "it pushes like any other"
    assert (table.in_victory(0), table.in_victory(1)) == (["Bystander"], ["Zombie M.O.D.O.K.", "Bystander"])


@pytest.mark.rule("LG-KW-LIVINGDEAD-01")
def test_who_comes_back_ambushes_and_wakes_the_next_one():
    table = Scenario(**DEAD).victory("Zombie Baron Zemo", "Zombie M.O.D.O.K.").victory("Ghost Racers", seat=1)
    table.villain_deck("Zombie Venom").begin_turn()
    assert (table.in_victory(0), table.in_victory(1)) == ([], [])
    assert set(table.where.values()) == {"Zombie Venom", "Zombie M.O.D.O.K.", "Zombie Baron Zemo", "Ghost Racers"}


@pytest.mark.rule("LG-KW-LIVINGDEAD-01")
def test_a_villain_without_the_ability_rests():
    table = Scenario(**DEAD).victory("Zombie Baron Zemo", "Viper").villain_deck("Zombie Venom").begin_turn()
    assert table.where == {"Sewers": "Zombie Venom"}


@pytest.mark.rule("LG-KW-LIVINGDEAD-02")
def test_a_tactic_never_comes_back():
    table = Scenario(mastermind="zombie-green-goblin", **DEAD).victory("Zombie Baron Zemo", "Reign of Terror")
    table.villain_deck("Zombie Venom").begin_turn()
    assert table.where == {"Sewers": "Zombie Venom"}
    assert table.in_victory() == ["Zombie Baron Zemo", "Reign of Terror"]


def fought(order):
    table = Scenario(**DEAD).city(Bank="Zombie M.O.D.O.K.").holding("Zombie M.O.D.O.K.", "Bystander")
    table.hand("Agent").points(attack=5).fight("Zombie M.O.D.O.K.", order)
    return table


@pytest.mark.rule("LG-KW-LIVINGDEAD-03")
def test_who_wins_a_villain_and_its_bystanders_chooses_which_lies_on_top():
    table = fought("Zombie M.O.D.O.K.")
    assert table.in_victory() == ["Zombie M.O.D.O.K.", "Bystander"]
    table = fought("Bystander")
    assert table.in_victory() == ["Bystander", "Zombie M.O.D.O.K."]
    assert table.points_won() == 4


@pytest.mark.rule("LG-KW-LIVINGDEAD-03")
def test_nobody_asks_where_no_such_card_is_in_the_game():
    table = Scenario().city(Bank="Sentinel").holding("Sentinel", "Bystander").hand("Agent").points(attack=3)
    assert table.fight("Sentinel").in_victory() == ["Sentinel", "Bystander"]
    table = Scenario(**DEAD).city(Bank="Sentinel").hand("Agent").points(attack=3)
    assert table.fight("Sentinel").in_victory() == ["Sentinel"], "nor where nobody was held"
