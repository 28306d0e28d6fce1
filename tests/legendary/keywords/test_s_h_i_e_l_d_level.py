"""S.H.I.E.L.D. Level and HYDRA Level: what both organisations have lost to you, and what got away."""

import pytest

from longbox.games.legendary.vocabulary import HYDRA_LEVEL, THIS, draw, on_play, shield_level, static

from ..made_up import hero, tactic, villain
from ..scenario import Scenario

COULSON = hero("Coulson", on_play(shield_level(2, draw())))
GROWING = villain("Growing Man", static(THIS, attack=HYDRA_LEVEL), attack=3, vp=3)
PLAIN = villain("Plain", attack=3, vp=3)
SQUAD = villain("S.H.I.E.L.D. Assault Squad", attack=3, vp=1)


def drawn(*won, **more):
    return Scenario().hand(COULSON).victory(*won, **more).play("Coulson").in_hand() == ["Agent"]


@pytest.mark.rule("LG-KW-SHIELDLEVEL-01", "LG-KW-SHIELDLEVEL-02")
def test_cards_of_both_in_your_victory_pile_are_counted():
    assert drawn("Agent", "Viper"), "a team, and a group"
    assert drawn("Agent", "Officer", "Trooper")
    assert not drawn("Agent", "Sentinel", "Bystander")
    assert not drawn("Agent", "Viper", seat=1)


@pytest.mark.rule("LG-KW-SHIELDLEVEL-03")
def test_names_count_as_icons_do():
    assert drawn(SQUAD, "Endless Armies of HYDRA")
    council = tactic("Red Skull's Plan")
    council.facts["mastermind"] = "Hydra High Council"
    assert drawn(council, SQUAD)
    assert not drawn(PLAIN, SQUAD)


@pytest.mark.rule("LG-KW-SHIELDLEVEL-04")
def test_nothing_is_used_up():
    table = Scenario().hand(COULSON, COULSON).victory("Viper", "Viper").play("Coulson").play("Coulson")
    assert table.in_hand() == ["Agent", "Agent"]
    assert table.in_victory() == ["Viper", "Viper"]


@pytest.mark.rule("LG-KW-HYDRALEVEL-01", "LG-KW-HYDRALEVEL-02", "LG-KW-HYDRALEVEL-03")
def test_what_escaped_makes_the_growing_man_grow():
    table = Scenario().city(Bank=GROWING).escaped("HYDRA Kidnappers", "Viper", "Officer", "Sentinel", PLAIN)
    table.points(attack=6)
    assert table.can("fight", "Growing Man")
    assert table.attack_of("Growing Man") == 3 + 3
    assert (
        not Scenario().city(Bank=GROWING).escaped("Viper").victory("Viper").points(attack=3).can("fight", "Growing Man")
    )
