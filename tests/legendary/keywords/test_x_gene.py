"""X-Gene: something lies in the discard pile."""

import pytest

from longbox.games.legendary.vocabulary import RANGED, get, on_play, x_gene

from ..made_up import hero
from ..scenario import Scenario

MUTANT = hero("Mutant", on_play(x_gene(RANGED, get(attack=2))))


@pytest.mark.rule("LG-KW-XGENE-01", "LG-KW-XGENE-02")
@pytest.mark.parametrize(
    ("discards", "attack"), [(["Optic Blast"], 2), (["Optic Blast"] * 4, 2), (["Odinson"], 0), ([], 0)]
)
def test_one_card_of_the_class_is_enough_and_more_are_no_better(discards, attack):
    assert Scenario().hand(MUTANT).discard(*discards).play("Mutant").attack == attack


@pytest.mark.rule("LG-KW-XGENE-01")
def test_only_your_own_pile_counts():
    assert Scenario().hand(MUTANT).discard("Optic Blast", seat=1).play("Mutant").attack == 0


@pytest.mark.rule("LG-KW-XGENE-03")
def test_what_was_played_has_not_been_discarded_yet():
    table = Scenario().hand("Repulsor Rays", MUTANT).play("Repulsor Rays").play("Mutant")
    assert table.attack == 2, "of the Repulsor Rays alone"


@pytest.mark.rule("LG-KW-XGENE-04")
def test_whom_you_have_just_recruited_counts():
    table = Scenario().hand(MUTANT).hq("Optic Blast", *["Odinson"] * 4).points(recruit=3)
    assert table.recruit("Optic Blast").play("Mutant").attack == 2
