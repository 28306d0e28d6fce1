"""S.H.I.E.L.D. Level and HYDRA Level: what both organisations have lost to you, and what got away."""

import pytest

from longbox.games.legendary.table.zones import OFFICERS

from ..scenario import Scenario


def drawn(*won, **more):
    return Scenario().hand("Battle Staves").victory(*won, **more).play("Battle Staves").in_hand() == ["Agent"]


@pytest.mark.rule("LG-KW-SHIELDLEVEL-01", "LG-KW-SHIELDLEVEL-02")
def test_cards_of_both_in_your_victory_pile_are_counted():
    assert drawn("Agent", "Viper"), "a team, and a group"
    assert drawn("Agent", "Officer", "Trooper")
    assert not drawn("Agent", "Sentinel", "Bystander")
    assert not drawn("Agent")
    assert not drawn("Agent", "Viper", seat=1)


@pytest.mark.rule("LG-KW-SHIELDLEVEL-03")
def test_names_count_as_icons_do():
    assert drawn("HYDRA Kidnappers", "Endless Armies of HYDRA"), "their own names"
    assert drawn("Black Widow's Bite", "Thor's Hammer"), "their Mastermind's name"
    assert drawn("Graviton", "Mentallo"), "their group's name"
    assert not drawn("Dark Technology", "Graviton")


@pytest.mark.rule("LG-KW-SHIELDLEVEL-04")
def test_nothing_is_used_up():
    table = Scenario().hand("Battle Staves", "Battle Staves").victory("Viper", "Viper")
    table.play("Battle Staves").play("Battle Staves")
    assert table.in_hand() == ["Agent", "Agent"]
    assert table.in_victory() == ["Viper", "Viper"]


def superia(cost_of: str, *escaped: str) -> Scenario:
    return Scenario().hand(cost_of).escaped(*escaped).villain_deck("Superia").begin_turn()


@pytest.mark.rule("LG-KW-HYDRALEVEL-01")
def test_what_lies_in_the_escape_pile_is_counted():
    table = superia("Odinson", "Viper", "Viper")
    assert sorted(table.gone) == ["Officer", "Viper", "Viper"]
    assert table.in_discard() == [], "Odinson costs 3, and so much is the HYDRA Level"
    assert superia("Odinson", "Viper", "Viper", "Viper").in_discard() == ["Odinson"]


@pytest.mark.rule("LG-KW-HYDRALEVEL-01", "LG-KW-HYDRALEVEL-02")
def test_by_team_or_by_name():
    assert superia("Odinson", "HYDRA Kidnappers", "Mentallo", "Agent").in_discard() == ["Odinson"]
    assert superia("Odinson", "HYDRA Kidnappers", "Mentallo", "Sentinel", "Bystander").in_discard() == []


@pytest.mark.rule("LG-KW-HYDRALEVEL-04", "LG-ESCAPE-13", "LG-ESCAPE-17")
def test_an_officer_put_there_has_not_escaped():
    table = Scenario().villain_deck("Taskmaster").victory("Viper").begin_turn()
    assert table.gone == ["Officer"]
    assert len(table.in_hq) == 5
    assert table.koed == []
    assert table.state.escapes == 0
    assert len(table.cards(OFFICERS)) == 29


@pytest.mark.rule("LG-ESCAPE-17")
def test_heroes_put_there_are_no_escaped_villains():
    table = Scenario(scheme="negative-zone-prison-breakout").escaped(*["Sentinel"] * 11, "Officer", "Officer")
    table.villain_deck("Taskmaster", "Bystander").begin_turn().leaving("end")
    assert table.gone.count("Officer") == 3
    assert table.result is None


@pytest.mark.rule("LG-KW-HYDRALEVEL-03")
def test_what_escaped_makes_the_growing_man_grow():
    table = Scenario().city(Bank="Growing Man").escaped("HYDRA Kidnappers", "Viper", "Officer", "Sentinel")
    table.points(attack=3)
    assert table.can("fight", "Growing Man")
    assert table.attack_of("Growing Man") == 3
    table = Scenario().city(Bank="Growing Man").escaped("Viper", "Viper", "Viper").victory("Viper").points(attack=2)
    assert not table.can("fight", "Growing Man")
