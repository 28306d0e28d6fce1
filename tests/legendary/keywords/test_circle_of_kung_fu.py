"""Circles of Kung-Fu: a master for a master."""

import pytest

from longbox.games.legendary.vocabulary import circle

from ..made_up import villain
from ..scenario import Scenario


def master(*circles):
    return villain("Master", *circles, attack=3, vp=2)


@pytest.mark.rule("LG-KW-CIRCLE-01", "LG-KW-CIRCLE-02")
@pytest.mark.parametrize(
    ("held", "attack"), [("Odinson", 10), ("Lightning Bolt", 10), ("Covering Fire", 5), ("Tidal Wave", 5)]
)
def test_a_hero_who_costs_as_much_takes_the_bonus_away(held, attack):
    table = Scenario().city(Bank="Laughing Skull").hand(held, "Agent").points(attack=attack)
    assert table.can("fight", "Laughing Skull")
    assert table.attack_of("Laughing Skull") == attack


@pytest.mark.rule("LG-KW-CIRCLE-02")
def test_one_who_was_played_is_a_hero_of_yours_and_one_in_a_pile_or_of_another_is_not():
    table = Scenario().city(Bank="Laughing Skull").hand("Tidal Wave").play("Tidal Wave")
    assert table.attack_of("Laughing Skull") == 5
    table = Scenario().city(Bank="Laughing Skull").discard("Tidal Wave").hand("Tidal Wave", seat=1).hq("Tidal Wave")
    assert not table.can("recruit", "Tidal Wave")
    assert table.attack_of("Laughing Skull") == 10


@pytest.mark.rule("LG-KW-CIRCLE-03")
def test_of_several_circles_the_highest_counts():
    several = master(circle(3), circle(6))
    for held, attack in (("Agent", 9), ("Frenzied Slashing", 9), ("Call Lightning", 3)):
        table = Scenario().city(Bank=several).hand(held)
        table.can("end")
        assert table.attack_of("Master") == attack


@pytest.mark.rule("LG-KW-CIRCLE-04")
@pytest.mark.parametrize(("held", "attack"), [("Tidal Wave", 1), ("Surge of Power", 8), ("Surprise Chainsaw", 8)])
def test_quack_fu_is_as_hard(held, attack):
    table = Scenario().city(Bank="Howard the Duck").hand(held)
    table.can("end")
    assert table.attack_of("Howard the Duck") == attack
