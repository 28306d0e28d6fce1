"""Digest: for whoever has won enough; Indigestion: for whoever has not."""

import pytest

from ..scenario import Scenario

CAULDRON = "Cauldron of the Cosmos"
"""Draws a card for whoever has won 2."""


@pytest.mark.rule("LG-KW-DIGEST-01", "LG-KW-DIGEST-02", "LG-KW-DIGEST-03")
@pytest.mark.parametrize("won", [("Sentinel", "Bystander"), ("Cruel Ruler", "Bystander"), ("Sentinel", "Sentinel")])
def test_cards_of_any_kind_count_and_none_is_used_up(won):
    table = Scenario().hand(CAULDRON).victory(*won).play(CAULDRON)
    assert table.in_hand() == ["Agent"]
    assert table.in_victory() == list(won)
    table = Scenario().hand(CAULDRON).victory(*won[:1]).victory(*won, seat=1).play(CAULDRON)
    assert table.in_hand() == [], "what others have won is theirs"


@pytest.mark.rule("LG-KW-DIGEST-04")
def test_however_many_there_are_it_happens_once():
    table = Scenario().hand(CAULDRON).victory(*["Bystander"] * 10).play(CAULDRON)
    assert table.in_hand() == ["Agent"]


@pytest.mark.rule("LG-KW-INDIGESTION-01", "LG-KW-INDIGESTION-02")
@pytest.mark.parametrize(("number", "drawn", "recruit"), [(3, 0, 2), (4, 2, 0), (5, 2, 0)])
def test_who_has_too_little_has_indigestion_and_nobody_else(number, drawn, recruit):
    table = Scenario().hand("Carnivore").victory(*["Bystander"] * number).play("Carnivore")
    assert (len(table.in_hand()), table.recruit_points) == (drawn, recruit)
