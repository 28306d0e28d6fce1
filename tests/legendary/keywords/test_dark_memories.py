"""Dark Memories: the classes of what was discarded come back as strength."""

import pytest

from ..scenario import Scenario

FIVE = ("Odinson", "Keen Senses", "Oddball", "Team Player", "Repulsor Rays")
HOOD = {"mastermind": "the-hood", "villains": ["hoods-gang", "spider-foes"]}


def memories(*discarded: str) -> int:
    """What Alter Reality gives after another Covert card, which makes 2 by itself."""
    table = Scenario().hand("Oddball", "Alter Reality").discard(*discarded).play("Oddball")
    return table.play("Alter Reality", "no").attack - 2


@pytest.mark.rule("LG-KW-DARKMEMORIES-02", "LG-KW-DARKMEMORIES-03", "LG-KW-DARKMEMORIES-04")
def test_each_class_counts_once_and_grey_does_not():
    assert memories(*FIVE, *["Agent"] * 4) == 5
    assert memories(*["Odinson"] * 3, *["Keen Senses"] * 4, *["Agent"] * 5) == 2
    assert memories("Agent", "Wound") == 0


@pytest.mark.rule("LG-KW-DARKMEMORIES-04", "LG-MULTICLASS-02")
def test_one_card_of_two_classes_brings_both():
    assert memories("Fateful Bridge") == 2


@pytest.mark.rule("LG-KW-DARKMEMORIES-07")
def test_double_is_double():
    table = Scenario(**HOOD, epic=True).discard(*FIVE[:3])
    table.can("end")
    assert table.attack_of("Epic Hood") == 10 + 6


@pytest.mark.rule("LG-KW-DARKMEMORIES-01")
@pytest.mark.parametrize(("name", "attack"), [("Cancer", 3), ("Chemistro", 4), ("Madam Masque", 5)])
def test_an_enemy_counts_the_pile_of_whoever_fights_it(name, attack):
    table = Scenario().city(Bank=name).discard("Team Player", "Oddball").discard(*FIVE, seat=1)
    table.points(attack=attack + 2)
    assert table.can("fight", name)
    assert table.attack_of(name) == attack + 2
    table = Scenario().city(Bank=name).discard("Team Player", "Oddball").points(attack=attack + 1)
    assert not table.can("fight", name)


@pytest.mark.rule("LG-KW-DARKMEMORIES-01")
def test_so_does_the_hood():
    table = Scenario(**HOOD).discard(*FIVE).points(attack=13)
    assert not table.can("fight", "The Hood")
    assert table.points(attack=14).can("fight", "The Hood")


@pytest.mark.rule("LG-KW-DARKMEMORIES-06")
def test_who_is_recruited_raises_it():
    table = Scenario().city(Bank="Chemistro").discard("Odinson").hq("Keen Senses", *["Odinson"] * 4).points(recruit=2)
    assert table.recruit("Keen Senses").attack_of("Chemistro") == 6


@pytest.mark.rule("LG-KW-DARKMEMORIES-05")
def test_a_reshuffle_ends_it():
    table = Scenario().city(Bank="Chemistro").discard("Odinson", "Keen Senses").hand("Endless Invention").deck()
    table.can("end")
    assert table.attack_of("Chemistro") == 6
    assert table.play("Endless Invention").attack_of("Chemistro") == 4
