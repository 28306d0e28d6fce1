"""What the words on cards mean: then, each, may, again."""

import pytest


@pytest.mark.rule("MC-TERM-12")
def test_then_needs_all_of_what_came_before(carol):
    carol.you(hand=["Crisis Interdiction", "Strength"], play=["Cosmic Flight"])
    carol.rhino(threat=1, schemes={"Bomb Scare": 5})
    carol.plays("Crisis Interdiction", "Strength", on="The Break-In!")
    assert carol.is_a_turn
    assert (carol.threat, carol.threat_on("Bomb Scare")) == (0, 5)


@pytest.mark.rule("MC-TERM-12", "MC-TERM-18", "MC-TERM-19")
def test_an_aerial_captain_marvel_removes_threat_from_two_schemes(carol):
    carol.you(hand=["Crisis Interdiction", "Strength"], play=["Cosmic Flight"])
    carol.rhino(threat=3, schemes={"Bomb Scare": 5})
    carol.plays("Crisis Interdiction", "Strength", on="The Break-In!")
    assert (carol.threat, carol.threat_on("Bomb Scare")) == (1, 3)


@pytest.mark.rule("MC-TERM-19")
def test_without_the_aerial_trait_only_one_scheme_loses_threat(carol):
    carol.you(hand=["Crisis Interdiction", "Strength"])
    carol.rhino(threat=3, schemes={"Bomb Scare": 5})
    carol.plays("Crisis Interdiction", "Strength", on="The Break-In!")
    assert (carol.threat, carol.threat_on("Bomb Scare")) == (1, 5)
