"""Circles of Kung-Fu: a master for a master."""

import pytest

from longbox.games.legendary.table.zones import BESIDE_SCHEME

from ..scenario import Scenario


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


def mysteries(twists, **setup):
    """So many Twists lie beside Master the Mysteries of Kung-Fu."""
    table = Scenario(scheme="master-the-mysteries-of-kung-fu", **setup)
    table._set(BESIDE_SCHEME.first, ("Twist",) * twists)
    return table


@pytest.mark.rule("LG-KW-CIRCLE-03")
@pytest.mark.parametrize(("held", "attack"), [("Agent", 3 + 6), ("Frenzied Slashing", 3 + 6), ("Call Lightning", 3)])
def test_of_several_circles_the_highest_counts(held, attack):
    """Razor Fist has the 3rd by himself and the 6th by the Scheme."""
    table = mysteries(6).city(Bank="Razor Fist").hand(held)
    table.can("end")
    assert table.attack_of("Razor Fist") == attack


@pytest.mark.rule("LG-KW-CIRCLE-03")
def test_his_own_circle_may_be_the_highest():
    table = mysteries(2).city(Bank="Razor Fist").hand("Agent")
    table.can("end")
    assert table.attack_of("Razor Fist") == 3 + 3


def test_the_mastermind_learns_the_same_circle():
    table = mysteries(4, mastermind="dr-doom").hand("Odinson")
    table.can("end")
    assert table.attack_of("Dr. Doom") == 9 + 4
    table = mysteries(4, mastermind="dr-doom").hand("Lightning Bolt")
    table.can("end")
    assert table.attack_of("Dr. Doom") == 9


def test_the_twists_are_stacked_beside_the_scheme():
    table = mysteries(0).villain_deck("Twist").begin_turn()
    assert table.cards(BESIDE_SCHEME) == ["Twist"]


def test_evil_wins_with_two_escaped_for_each_player():
    table = mysteries(0, players=2).escaped(*["Sentinel"] * 3).villain_deck("Viper")
    table.city(Bridge="Viper", Streets="Viper", Rooftops="Viper", Bank="Viper", Sewers="Viper")
    table.begin_turn("ko")
    assert table.result.outcome == "loss"


@pytest.mark.rule("LG-KW-CIRCLE-04")
@pytest.mark.parametrize(("held", "attack"), [("Tidal Wave", 1), ("Surge of Power", 8), ("Surprise Chainsaw", 8)])
def test_quack_fu_is_as_hard(held, attack):
    table = Scenario().city(Bank="Howard the Duck").hand(held)
    table.can("end")
    assert table.attack_of("Howard the Duck") == attack
